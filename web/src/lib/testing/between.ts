/** Files of tests share a worker and what it has loaded; what one of them changed is as it was for the next. */
import { afterAll, vi } from 'vitest';
import { settings } from '../net/settings.svelte';
import { words } from '../i18n/words.svelte';

const { language } = words;
const { pace, names } = settings;

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (words.language !== language) await words.speak(language);
  settings.pace = pace;
  settings.names = names;
  localStorage.clear();
  document.body.replaceChildren();
});
