import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../games/contract';
import { words } from '../../lib/i18n/words.svelte';
import Course from './Course.svelte';
import { bySource, heightOf, runs, spread, ticks, HEIGHT } from './course';

const course = {
  end: false,
  sources: ['research', 'wall', 'monks'],
  parts: [
    [
      [1, 2],
      [0, 0],
      [0, 0],
    ],
    [
      [3, 0],
      [0, 0],
      [0, 7],
    ],
  ],
};

describe('the course of a game', () => {
  it('adds the parts up, seat by seat', () => {
    expect(runs(course, 2)).toEqual([
      { seat: 0, values: [0, 1, 4] },
      { seat: 1, values: [0, 2, 9] },
    ]);
  });

  it('adds the sources up and leaves out those of nobody', () => {
    expect(bySource(course, 2)).toEqual([
      { source: 'research', counts: [4, 2] },
      { source: 'monks', counts: [0, 7] },
    ]);
  });

  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [27, [0, 5, 10, 15, 20, 25, 30]],
    [104, [0, 25, 50, 75, 100, 125]],
  ])('marks a scale up to %i', (highest, expected) => {
    expect(ticks(highest)).toEqual(expected);
  });

  it('stands on its foot', () => {
    expect(heightOf(0, 10)).toBe(HEIGHT);
    expect(heightOf(10, 10)).toBe(0);
  });

  it('moves marks apart in their order, within the picture', () => {
    expect(spread([50, 52, 10], 20)).toEqual([50, 70, 10]);
    expect(spread([HEIGHT, HEIGHT - 1], 20)).toEqual([HEIGHT, HEIGHT - 20]);
  });
});

afterEach(cleanup);

it('sums up below the sources what each seat has in all, in the order of places', async () => {
  await words.need('page', 'year');
  const seats = ['Ada', 'Bo'].map((title) => ({ kind: 'person', title }) as SeatInfo);
  const { container, getByText } = render(Course, { course, game: 'year', seats, order: [1, 0] });
  await fireEvent.click(getByText('By source'));
  const rows = [...container.querySelectorAll('.sources tr')].map((row) =>
    [...row.querySelectorAll('.number')].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([[], ['2', '4'], ['7', '0'], ['9', '4']]);
});
