/** Files of tests share a worker and what it has loaded; what one of them changed is as it was for the next. */
import { afterAll, vi } from 'vitest';
import { words } from './words/words.svelte';

const { language } = words;

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (words.language !== language) await words.speak(language);
  localStorage.clear();
  document.body.replaceChildren();
});
