import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { mount } from 'svelte';
import Sheet from './Sheet.svelte';

mount(Sheet, { target: document.body });
