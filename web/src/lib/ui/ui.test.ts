import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Brings from './Brings.svelte';
import Button from './Button.svelte';
import Progress from './Progress.svelte';
import SeatBadge from './SeatBadge.svelte';
import Segmented from './Segmented.svelte';
import Tabs from './Tabs.svelte';
import Toaster from './Toaster.svelte';
import { toasts } from './toasts.svelte';
import Toggle from './Toggle.svelte';

afterEach(cleanup);
const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe('Button', () => {
  it('can be pressed', async () => {
    const onclick = vi.fn();
    const { getByRole } = render(Button, { children: words('Build'), onclick });
    await fireEvent.click(getByRole('button', { name: 'Build' }));
    expect(onclick).toHaveBeenCalledOnce();
  });

  it('refuses with a reason, and stays in reach of the keyboard', async () => {
    const onclick = vi.fn();
    const { getByRole } = render(Button, { label: 'Build', refused: 'needs 3 yuan', onclick });
    const button = getByRole('button', { name: 'Build', description: 'needs 3 yuan' });
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

it('Toggle is a switch', async () => {
  const onchange = vi.fn();
  const { getByRole } = render(Toggle, { label: 'Sound', onchange });
  await fireEvent.click(getByRole('switch', { name: 'Sound' }));
  expect(onchange).toHaveBeenCalledWith(true);
});

it('Segmented is a group of radio buttons', async () => {
  const onchange = vi.fn();
  const options = [2, 3].map((value) => ({ value, label: String(value) }));
  const { getByRole } = render(Segmented, { label: 'Players', options, value: 2, onchange });
  expect(getByRole('group', { name: 'Players' })).toBeTruthy();
  await fireEvent.click(getByRole('radio', { name: '3' }));
  expect(onchange).toHaveBeenCalledWith(3);
});

it('Tabs follow the arrow keys, and go round', async () => {
  const tabs = [
    { id: 'log', label: 'Log' },
    { id: 'chat', label: 'Chat' },
  ];
  const { getByRole } = render(Tabs, { label: 'Talk', tabs, value: 'log', panel: words('panel') });
  await fireEvent.keyDown(getByRole('tab', { name: 'Log' }), { key: 'ArrowLeft' });
  expect(getByRole('tab', { name: 'Chat' }).getAttribute('aria-selected')).toBe('true');
  expect(getByRole('tabpanel', { name: 'Chat' })).toBeTruthy();
});

it('Progress says how far it is, and keeps within its line', () => {
  const { getByRole, container } = render(Progress, { label: 'Month', value: 15, max: 12, text: '12 of 12' });
  expect(getByRole('progressbar', { name: 'Month' }).getAttribute('aria-valuetext')).toBe('12 of 12');
  expect(container.querySelector<HTMLElement>('.line > span')?.style.width).toBe('100%');
});

it('SeatBadge names the seat and its look', () => {
  const { getByRole, getByText } = render(SeatBadge, { seat: 1, name: 'Bo', label: 'orange, stripes' });
  expect(getByText('Bo')).toBeTruthy();
  expect(getByRole('img', { name: 'orange, stripes' })).toBeTruthy();
});

it('Toaster reads out what is said, and forgets it', () => {
  vi.useFakeTimers();
  const { container } = render(Toaster, { label: 'Messages', closeLabel: 'Close' });
  flushSync(() => toasts.say('Your turn', 'urgent', 1000));
  expect(container.querySelector('[aria-live=assertive]')?.textContent).toContain('Your turn');
  flushSync(() => vi.advanceTimersByTime(1001));
  expect(container.textContent).not.toContain('Your turn');
  vi.useRealTimers();
});

it('Brings tells gains and costs apart, and says the same words', () => {
  const text = '+1 point every month, −2 yuan, −3 yuan to join, 2 cards to draw';
  const { container } = render(Brings, { text });
  expect(container.textContent).toBe(text);
  const all = (name: string) => [...container.querySelectorAll(`.${name}`)].map((part) => part.textContent);
  expect(all('gain')).toEqual(['+1 point every month']);
  expect(all('cost')).toEqual(['−2 yuan', '−3 yuan to join']);
});
