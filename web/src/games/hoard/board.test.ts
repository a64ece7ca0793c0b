/** Every legal move can be made on the board, by pointer and by keyboard, and nothing else looks as if it could. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { render as rendered } from '../../lib/i18n/phrase';
import { say, words } from '../../lib/i18n/words.svelte';
import type { Choice, Phrase, SeatInfo, View } from '../contract';
import Board from './Board.svelte';
import { laid, offered } from './pieces';
import { signs } from './signs';
import positions from './positions.jsonl?raw';
import { viewOf } from './view';

interface Asked {
  eyes: number;
  question: Phrase;
  demand: Phrase | null;
  view: View;
  choices: Choice[];
}
const asked = positions
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked);
const NAMES = ['Ada', 'Bo', 'Cem', 'Dora', 'Eva', 'Finn'];
const seats = NAMES.map((title) => ({ kind: 'person', title, mine: false }) as SeatInfo);

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLElement.prototype.showPopover ??= () => undefined;
  await words.need('page', 'hoard', 'review');
});
afterEach(cleanup);

function show(position: Asked, eyes: number | null = position.eyes, tried: readonly string[] = []) {
  const chosen: string[] = [];
  const rules: string[] = [];
  const considered: (string | null)[] = [];
  const tell = (phrase: Phrase): string => rendered(phrase, { seat: eyes, names: NAMES, message: say });
  const props = {
    view: position.view,
    seats,
    eyes,
    choices: eyes === null ? [] : position.choices.filter(({ move }) => !tried.includes(move)),
    tried,
    question: null,
    demand: position.demand ? tell(position.demand) : null,
    forecast: null,
    previewed: null,
    busy: false,
    step: null,
    motion: 0,
    advice: null,
    choose: (move: string) => chosen.push(move),
    consider: (move: string | null) => considered.push(move),
    tell,
    rule: (number: string) => rules.push(number),
  };
  return { ...render(Board, props), chosen, rules, considered, tell };
}

/** What the tab key comes to. */
const buttons = (container: HTMLElement): HTMLButtonElement[] =>
  [...container.querySelectorAll('button')].filter(
    (button) =>
      button.tabIndex >= 0 &&
      button.closest('[popover]') === null &&
      button.getAttribute('aria-haspopup') === null,
  );
const name = (button: Element): string =>
  button.querySelector('.unseen')?.textContent ?? button.getAttribute('aria-label') ?? '';

/** All moves that presses lead to; in the exchange a press holds a card out, and the next one swaps it. */
async function reachable(
  { container, chosen }: ReturnType<typeof show>,
  names: readonly string[],
): Promise<Set<string>> {
  for (const button of buttons(container)) {
    await fireEvent.click(button);
    if (button.ariaPressed !== 'true') continue;
    const swaps = buttons(container).filter(
      (other) => other.ariaPressed === 'false' && names.includes(name(other)),
    );
    for (const other of swaps) await fireEvent.click(other);
    await fireEvent.click(button);
  }
  return new Set(chosen);
}

const kinds = asked.map((position, at) => ({ at, position, kind: String(position.view.asked) }));

describe.each(kinds)('position $at ($kind)', ({ position }) => {
  it('offers every legal move, and names it', async () => {
    expect(offered(position.choices).others).toEqual([]);
    const shown = show(position);
    const names = position.choices.map((choice) => shown.tell(choice.words));
    const legal = [...shown.container.querySelectorAll('button.legal:not([aria-pressed])')].map(name);
    for (const label of legal) {
      expect(
        names.some((said) => label === said || label.startsWith(`${said}: `)),
        label,
      ).toBe(true);
    }
    const single = position.choices.filter(({ move }) => !move.startsWith('swap '));
    for (const said of single.map((choice) => shown.tell(choice.words))) {
      expect(
        legal.some((label) => label === said || label.startsWith(`${said}: `)),
        `${said} looks as if it could be done`,
      ).toBe(true);
    }
    const moves = await reachable(shown, names);
    expect([...moves]).toEqual(expect.arrayContaining(position.choices.map((choice) => choice.move)));
  });
});

it.each(kinds.filter(({ at }) => at % 20 === 0))('position $at can be watched', async ({ position }) => {
  const { container, chosen } = show(position, null);
  for (const button of buttons(container)) await fireEvent.click(button);
  expect(chosen).toEqual([]);
});

describe('the board', () => {
  it('has what beginners misread where it can be named', async () => {
    await words.need('coach');
    const named = new Map<string, boolean>();
    for (const position of asked.slice(0, 8)) {
      const { container, unmount } = show(position);
      for (const { at, name } of signs(position.view, position.eyes)) {
        expect(name).not.toMatch(/^(coach|card)-/);
        named.set(name, (named.get(name) ?? false) || container.querySelector(at) !== null);
      }
      unmount();
    }
    expect([...named].filter(([, found]) => !found)).toEqual([]);
    for (const name of ['Draw pile', 'Coins lost', 'Remainders: played last'])
      expect([...named.keys()]).toContain(name);
    expect(named.size).toBeGreaterThan(3); // dragons have no number to go by
  }, 60_000);

  const turn = asked.find(
    ({ choices }) =>
      choices.some(({ move }) => /x2$/.test(move)) && choices.some(({ move }) => move === 'take'),
  );

  it('considers what the focus is on', async () => {
    if (!turn) throw new Error('no such position');
    const { container, considered } = show(turn);
    const button = [...container.querySelectorAll<HTMLElement>('.hand button.legal')][0];
    if (button) await fireEvent.focus(button);
    expect(turn.choices.map(({ move }) => move)).toContain(considered.at(-1));
  });

  it('puts a card that does not fit to the server, which says why', async () => {
    const position = asked.find(({ view, choices }) => {
      const legal = new Set(choices.map(({ move }) => move.split(' ')[1]));
      const own = (view.holdings as { hand: object }[])[0];
      return (
        view.asked === 'turn' &&
        own &&
        choices.length > 0 &&
        Object.keys(own.hand).some((card) => !legal.has(card))
      );
    });
    if (!position) throw new Error('no such position');
    const { container, chosen } = show(position);
    const flat = container.querySelector('.flat button');
    if (flat) await fireEvent.click(flat);
    expect(chosen.every((move) => move.startsWith('play '))).toBe(true);
  });

  it('plays the only number that fits, whichever of several equal cards is pressed', async () => {
    const turn = asked.find(({ view, choices }) => {
      const hand = (view.holdings as { hand: Record<string, number> }[])[0]?.hand ?? {};
      return (
        view.asked === 'turn' &&
        choices.some(({ move }) => (hand[move.split(' ')[1] ?? ''] ?? 0) > 1 && move.endsWith(' x1'))
      );
    });
    if (!turn) throw new Error('no such position');
    const hand = (turn.view.holdings as { hand: Record<string, number> }[])[0]?.hand ?? {};
    const card = Object.keys(hand).find(
      (type) => (hand[type] ?? 0) > 1 && turn.choices.some(({ move }) => move === `play ${type} x1`),
    );
    const once = turn.choices.filter(
      ({ move }) => !move.startsWith(`play ${card} x`) || move.endsWith(' x1'),
    );
    const { container, chosen } = show({ ...turn, choices: once });
    for (const at of [0, 1]) {
      const piece = container
        .querySelector(`[data-piece="hand-${turn.eyes}-${card}-${at}"]`)
        ?.closest('button');
      if (!piece) throw new Error('no such card');
      await fireEvent.click(piece);
    }
    expect(chosen).toEqual([`play ${card} x1`, `play ${card} x1`]);
  });

  it('says who is next: after you, or after somebody else', () => {
    const own = asked.find(
      ({ view, eyes }) => view.asked === 'turn' && view.to_move === eyes && view.next !== eyes,
    );
    if (!own) throw new Error('no such position');
    expect(show(own).container.querySelector('.player .flag')?.textContent).toBe(
      say('hoard-board-after-you'),
    );
    cleanup();
    expect(show(own, null).container.querySelector('.flag')?.textContent).toBe(say('hoard-board-next'));
  });

  it('says of a card that was tried before just that, not that it does not fit', () => {
    const plays = (position: Asked): string[] =>
      position.choices.map(({ move }) => move).filter((move) => /^play \S+ x1$/.test(move));
    const position = asked.find((one) => one.view.asked === 'turn' && plays(one).length > 1);
    if (!position) throw new Error('no such position');
    const move = plays(position)[0] ?? '';
    const { container } = show(position, position.eyes, [move]);
    const crossed = [...container.querySelectorAll('.hand button.tried')];
    expect(crossed.map(name)).toEqual([`${say(`card-${move.split(' ')[1]}`)}, already tried`]);
    expect(crossed[0]?.classList.contains('legal')).toBe(false);
  });

  it.each(['draw', 'miss'])('offers no answer to a %s to somebody who has none', (kind) => {
    const isForced = (one: Asked): boolean =>
      !one.choices.some(({ move }) => /^(play|open|peek) /.test(move));
    const all = asked.filter((one) => one.view.asked === kind);
    const faced = [all.filter(isForced), all.filter((one) => !isForced(one))].flatMap((some) =>
      some.slice(0, 3),
    );
    const slip = (one: Asked, eyes: number | null): string =>
      show(one, eyes).container.querySelector('.scroll p')?.textContent ?? '';
    for (const one of faced) {
      const forced = isForced(one);
      expect(slip(one, one.eyes).includes('you have no answer')).toBe(forced);
      expect(slip(one, one.eyes).includes('or answer with')).toBe(!forced);
      cleanup();
      expect(slip(one, null)).toContain('or answer with');
      cleanup();
    }
    expect(new Set(faced.map(isForced)).size).toBe(2);
  });

  it('says the pile’s demand, with its rule', async () => {
    if (!turn) throw new Error('no such position');
    const { container, rules } = show(turn);
    const rule = container.querySelector('.scroll .sign');
    if (rule) await fireEvent.click(rule);
    expect(rules).toHaveLength(1);
  });
});

describe('what a move lays down', () => {
  it.each([
    ['play 7 x2', { card: '7', hand: 2, open: 0 }],
    ['play nulla x1 + open x2', { card: 'nulla', hand: 1, open: 2 }],
    ['open protecto x3', { card: 'protecto', hand: 0, open: 3 }],
    ['take', null],
  ])('%s', (move, expected) => expect(laid(move)).toEqual(expected));
});

it('says what is left to play from, and nothing where nothing is left', () => {
  const [first] = asked;
  if (!first) throw new Error('no position');
  const nothing = (open: Record<string, number>, hidden: number): string => {
    const view = structuredClone(first.view) as unknown as { holdings: Record<string, unknown>[] };
    Object.assign(view.holdings[first.eyes] ?? {}, { hand: {}, hand_size: 0, open, hidden });
    const { container } = show({ ...first, view: view as unknown as View, choices: [] });
    const said = container.querySelector('.nothing')?.textContent ?? '';
    cleanup();
    return said;
  };
  expect(nothing({ '5': 1 }, 3)).toContain('open cards');
  expect(nothing({}, 2)).toContain('hidden');
  expect(nothing({}, 0)).toBe('');
});

it('names the Remainders as long as one does not play from them', () => {
  const named = asked.map(({ view, eyes }) => [
    (viewOf(view).holdings[eyes]?.hand_size ?? 0) > 0,
    signs(view, eyes).some(({ at }) => at.includes('rest')),
  ]);
  expect(named.some(([held]) => !held)).toBe(true);
  for (const [held, said] of named) expect(said).toBe(held);
});

it('the sheet of all cards has what an ability adds, and what the card does without it', async () => {
  const position = structuredClone(asked[0]) as Asked;
  position.view = { ...position.view, abilities: ['open-secrets', 'quick-dragons'] };
  const { container, getByRole } = show(position);
  await fireEvent.click(getByRole('button', { name: say('hoard-board-sheet') }));
  const rows = [...container.querySelectorAll('[popover] li')].map((row) => row.textContent);
  for (const [card, ability] of [
    ['9', 'open-secrets'],
    ['nulla', 'quick-dragons'],
  ] as const) {
    const row = rows.find((text) => text.includes(say(`hoard-board-effect-${card}`)));
    expect(row).toContain(say('hoard-board-ability', { ability }));
  }
});
