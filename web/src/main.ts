import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './pages/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './net/settings.svelte';
import { theme } from './theme/theme.svelte';
import { holdStill } from './ui/still';
import { words } from './words/words.svelte';

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
