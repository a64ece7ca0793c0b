import './lib/theme/fonts.css';
import './lib/theme/tokens.css';
import './lib/theme/base.css';
import './lib/ui/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/net/settings.svelte';
import { theme } from './lib/theme/theme.svelte';
import { holdStill } from './lib/ui/still';
import { words } from './lib/i18n/words.svelte';

theme.apply();
settings.apply();
holdStill(window);
const target = document.getElementById('app');
if (target) {
  void words.need('page').then(() => {
    words.mark();
    mount(App, { target });
  });
}
