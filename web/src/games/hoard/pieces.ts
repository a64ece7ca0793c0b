/** Which choice belongs to which piece. */
import type { Card } from './art/names';
import type { Choice } from '../contract';

/** The legal moves, by the things that one presses for them. */
export interface Offers {
  /** From the hand: by type, then by how many. */
  play: Map<Card, Map<number, Choice>>;
  /** The whole hand, with a number of equal open cards (H10). */
  together: { card: Card; more: Map<number, Choice> } | null;
  /** From the open cards: by type, then by how many. */
  open: Map<Card, Map<number, Choice>>;
  /** Four equal ones laid out (H21). */
  set: Map<Card, Choice>;
  /** By the hand card, then by the open one. */
  swap: Map<Card, Map<Card, Choice>>;
  pick: Map<Card, Choice>;
  /** Hidden cards to turn up or to look at, from 1. */
  flip: Map<number, Choice>;
  /** Who gets a card, from 0. */
  give: Map<number, Choice>;
  take: Choice | null;
  draw: Choice | null;
  miss: Choice | null;
  keep: Choice | null;
  turn: Choice | null;
  straight: Choice | null;
  /** What the board has no piece for; nothing, as far as the notation goes. */
  others: Choice[];
}

const PLAY = /^play (\S+) x(\d)(?: \+ open x(\d))?$/;
const OPEN = /^open (\S+) x(\d)$/;
const SWAP = /^swap (\S+) (\S+)$/;
const ONE = /^(set|pick|flip|peek|give) (\S+)$/;
const SINGLE = ['take', 'draw', 'miss', 'keep', 'turn', 'straight'] as const;

export function offered(choices: readonly Choice[]): Offers {
  const offers: Offers = {
    play: new Map(),
    together: null,
    open: new Map(),
    set: new Map(),
    swap: new Map(),
    pick: new Map(),
    flip: new Map(),
    give: new Map(),
    take: null,
    draw: null,
    miss: null,
    keep: null,
    turn: null,
    straight: null,
    others: [],
  };
  for (const choice of choices) if (!sort(choice, offers)) offers.others.push(choice);
  return offers;
}

function sort(choice: Choice, offers: Offers): boolean {
  const { move } = choice;
  const single = SINGLE.find((name) => name === move);
  if (single) {
    offers[single] = choice;
    return true;
  }
  const [, played, count, more] = PLAY.exec(move) ?? [];
  if (played) {
    const card = played as Card;
    if (!more) put(offers.play, card, Number(count), choice);
    else (offers.together ??= { card, more: new Map() }).more.set(Number(more), choice);
    return true;
  }
  const [, laid, laidCount] = OPEN.exec(move) ?? [];
  if (laid) {
    put(offers.open, laid as Card, Number(laidCount), choice);
    return true;
  }
  const [, given, taken] = SWAP.exec(move) ?? [];
  if (given) {
    put(offers.swap, given as Card, taken as Card, choice);
    return true;
  }
  const [, kind, what] = ONE.exec(move) ?? [];
  if (kind === 'set') offers.set.set(what as Card, choice);
  else if (kind === 'pick') offers.pick.set(what as Card, choice);
  else if (kind === 'give') offers.give.set(Number(what) - 1, choice);
  else if (kind) offers.flip.set(Number(what), choice);
  return kind !== undefined;
}

function put<Outer, Inner>(
  map: Map<Outer, Map<Inner, Choice>>,
  outer: Outer,
  inner: Inner,
  choice: Choice,
): void {
  const found = map.get(outer) ?? new Map<Inner, Choice>();
  map.set(outer, found.set(inner, choice));
}

/** Cards that a move would lay on the pile: what is shown there while one considers it. */
export interface Laid {
  card: Card;
  hand: number;
  open: number;
}

export function laid(move: string): Laid | null {
  const [, played, count, more] = PLAY.exec(move) ?? [];
  if (played) return { card: played as Card, hand: Number(count), open: Number(more ?? 0) };
  const [, card, open] = OPEN.exec(move) ?? [];
  return card ? { card: card as Card, hand: 0, open: Number(open) } : null;
}
