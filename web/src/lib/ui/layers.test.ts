import { afterEach, expect, it, vi } from 'vitest';
import { router } from '../net/router.svelte';
import { layers } from './layers';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens something and closes it again; the browser has not gone back yet. */
function openAndClose(): void {
  vi.useFakeTimers();
  history.replaceState(null, '', '/settings');
  const closed = layers.add(() => undefined);
  vi.runAllTimers();
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  closed();
  vi.runAllTimers();
  expect(history.back).toHaveBeenCalledOnce();
}

it('Whoever goes somewhere while a dialog takes its entry away gets there after it', () => {
  openAndClose();
  router.go('/');
  expect(location.pathname).toBe('/settings');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.pathname).toBe('/');
  expect(router.path).toBe('/');
});

it('Whoever goes somewhere later gets there at once', () => {
  openAndClose();
  dispatchEvent(new PopStateEvent('popstate'));
  router.go('/learn');
  expect(router.path).toBe('/learn');
});
