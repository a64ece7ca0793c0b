import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../games/games';
import { words } from '../../lib/i18n/words.svelte';
import Choices from './Choices.svelte';
import Finest from './Finest.svelte';
import { choice, moment, seatReviewed, span } from './posed';

beforeAll(() => words.need('page', 'review', ...GAMES));
afterEach(cleanup);
const tell = String;
const text = (found: Element | null | undefined): string =>
  found?.textContent.replace(/\s+/g, ' ').trim() ?? '';

it('what may be as good as the best is called so, and only what was played is struck through', () => {
  const { container } = render(Choices, { moment: moment(1), tell, players: 4 });
  const tags = [...container.querySelectorAll('li')].map((one) => [
    text(one.querySelector('.words')),
    text(one.querySelector('.tag')),
  ]);
  expect(tags).toEqual([
    ['★to best', 'best'],
    ['=to near', 'perhaps as good'],
    ['to poor', ''],
    ['to other', ''],
    ['✗to played', 'played'],
  ]);
  expect([...container.querySelectorAll('s')].map(text)).toEqual(['to played']);
});

it('what wins less often and is as good all the same has better places otherwise', () => {
  const one = moment(1, {
    choices: [choice('best', 0.4), choice('near', 0.3, { equal: true }), choice('played', 0.2)],
  });
  const { container } = render(Choices, { moment: one, tell, players: 4 });
  expect(text(container.querySelectorAll('.tag')[1])).toBe('fewer wins, but better places otherwise');
});

it('intervals and places stand there for whoever asks', async () => {
  const { container, getByRole } = render(Choices, { moment: moment(1), tell, players: 4 });
  expect(container.querySelector('small')).toBeNull();
  await fireEvent.click(getByRole('button', { name: 'All figures' }));
  expect([...container.querySelectorAll('small')].map(text)).toContain('(38–42)');
  expect(text(container.querySelector('.played .tag'))).toMatch(/^played, 0\.\d places worse on average$/);
});

it('what gained most is named, and how many choices were no mistake', () => {
  const one = seatReviewed({ finest: [{ number: 3, part: 0, words: 'to gain', win: span(0.16) }] });
  const { container } = render(Finest, { one, tell, game: GAMES[0] });
  expect(text(container.querySelector('li'))).toMatch(
    /^✓ Before the first \w+: to gain \+16 wins in 100 games$/,
  );
  expect(text(container)).toContain('Of your 20 decisions, 16 were no clear mistake.');
});

it('where nothing clearly gained and nothing was a mistake, nothing is added', () => {
  const { container } = render(Finest, {
    one: seatReviewed({ finest: [], moments: [], sound: null }),
    tell,
    game: GAMES[0],
  });
  expect(text(container)).toBe('');
});
