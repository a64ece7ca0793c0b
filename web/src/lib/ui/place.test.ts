import { expect, it, vi } from 'vitest';
import { place, showAt } from './place';

const view = { width: 400, height: 300 };

it('hangs below the middle of its trigger', () => {
  expect(place({ left: 180, top: 20, bottom: 60, width: 40 }, { width: 100, height: 50 }, view)).toEqual({
    left: 150,
    top: 68,
    above: false,
  });
});

it('goes above when there is no room below', () => {
  expect(place({ left: 180, top: 240, bottom: 280, width: 40 }, { width: 100, height: 50 }, view)).toEqual({
    left: 150,
    top: 182,
    above: true,
  });
});

it('stays in the window', () => {
  expect(place({ left: 0, top: 20, bottom: 60, width: 20 }, { width: 200, height: 50 }, view).left).toBe(8);
  expect(place({ left: 390, top: 20, bottom: 60, width: 10 }, { width: 200, height: 50 }, view).left).toBe(
    192,
  );
});

it('is moved up where there is room neither below nor above, and begins in the window', () => {
  const trigger = { left: 180, top: 140, bottom: 160, width: 40 };
  expect(place(trigger, { width: 100, height: 200 }, view).top).toBe(92);
  expect(place(trigger, { width: 100, height: 284 }, view).top).toBe(8);
  expect(place(trigger, { width: 100, height: 400 }, view).top).toBe(8);
});

it('is as wide as it needs in a window that has become narrower', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
    },
  );
  const sheet = Object.assign(document.createElement('div'), {
    showPopover: () => undefined,
    matches: () => true,
  });
  const page = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  const needed = (): number =>
    Math.min(600, document.documentElement.clientWidth - parseFloat(sheet.style.left || '0'));
  Object.defineProperty(sheet, 'offsetWidth', { get: needed });
  const trigger = document.createElement('button');
  trigger.getBoundingClientRect = () => new DOMRect(page() - 60, 20, 40, 40);
  showAt(sheet, trigger);
  expect(sheet.style.left).toBe('672px');
  page.mockReturnValue(800);
  showAt(sheet, trigger);
  expect(sheet.style.left).toBe('192px');
  vi.unstubAllGlobals();
});
