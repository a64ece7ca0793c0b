/**
 * Which piece of the board stands for which move.
 *
 * A move of the notation belongs to one piece: the card, tile, palace or good that one presses. Two moves need two
 * presses: a draft is a pair of tiles, and a tile can be paid for with its own card or with a wild one, which is
 * picked first.
 */
import { ACTIONS, PERSONS, type Action, type Person, type PersonCard } from './art/names';
import type { Asked, TileName } from './view';

export type Piece =
  | `action ${Action}`
  | `privilege ${'small' | 'large'}`
  | 'refill'
  | `wall ${string}`
  | `tile ${TileName}`
  | `card ${PersonCard}`
  | `palace ${number}`
  | 'plot'
  | `tenant ${number} ${TileName}`
  | `good ${string}`
  | 'turn-away'
  /** Any tenant of a type. */
  | `type ${Person}`;

/** What was pressed and waits for a second press. */
export interface Picked {
  /** The first of the two persons of the draft. */
  first: Person | null;
  /** The card that is to be played. */
  card: PersonCard | null;
}

export const NOTHING: Picked = { first: null, card: null };

/** Actions of which something more has to be said: which privilege, which tile of the wall. */
const CHOSEN: readonly string[] = ['privilege', 'wall'] satisfies Action[];
const isSimple = (kind: string): kind is Action =>
  (ACTIONS as readonly string[]).includes(kind) && !CHOSEN.includes(kind);

/** The piece that makes a move by one press; null for those that need a pick before. */
function directly(move: string): Piece | null {
  const [kind = '', ...rest] = move.split(' ');
  const what = rest.join(' ');
  if (isSimple(kind)) return `action ${kind}`;
  switch (kind) {
    case 'privilege':
      return `privilege ${what as 'small' | 'large'}`;
    case 'wall':
      return `wall ${what}`;
    case 'refill':
    case 'turn-away':
      return kind;
    case 'place':
    case 'remove':
      return `palace ${Number(what)}`;
    case 'floor':
      return what === 'new' ? 'plot' : `palace ${Number(what)}`;
    case 'replace':
    case 'release':
      return `tenant ${what}` as Piece;
    case 'recruit':
      return rest[0] === 'wild' ? null : `tile ${what as TileName}`;
    case 'discard':
      return `card ${what as PersonCard}`;
    case 'return':
      return `good ${what}`;
    case 'sunrise':
      return `tile young ${what as Person}`;
    case 'charter':
      return `type ${what as Person}`;
    default:
      return null;
  }
}

/** The pair of a draft as the notation writes it. */
export function pair(first: Person, second: Person): string {
  const [a, b] = PERSONS.indexOf(first) < PERSONS.indexOf(second) ? [first, second] : [second, first];
  return `draft ${a} ${b}`;
}

const WILD = 'recruit wild ';

/** The move that each piece makes now. */
export function reach(moves: readonly string[], picked: Picked): Map<Piece, string> {
  const found = new Map<Piece, string>();
  for (const move of moves) {
    const piece = directly(move);
    if (piece && allowed(piece, move, picked)) found.set(piece, move);
  }
  for (const move of moves) {
    if (!move.startsWith(WILD)) continue;
    const tile = move.slice(WILD.length) as TileName;
    // Without a picked card a tile costs its own; the wild one only where the own is gone.
    if (picked.card === 'wild' || (picked.card === null && !found.has(`tile ${tile}`)))
      found.set(`tile ${tile}`, move);
  }
  if (picked.first !== null) {
    for (const person of PERSONS) {
      const move = pair(picked.first, person);
      if (person !== picked.first && moves.includes(move)) found.set(`tile young ${person}`, move);
    }
  }
  return found;
}

function allowed(piece: Piece, move: string, picked: Picked): boolean {
  if (!move.startsWith('recruit ') || picked.card === null) return true;
  return picked.card !== 'wild' && piece.endsWith(` ${picked.card}`);
}

/** What a press only picks: it makes no move yet. */
export function pickable(moves: readonly string[], picked: Picked): Map<Piece, Picked> {
  const found = new Map<Piece, Picked>();
  for (const move of moves) {
    const words = move.split(' ');
    if (words[0] === 'draft' && picked.first === null) {
      for (const person of words.slice(1) as Person[])
        found.set(`tile young ${person}`, { ...picked, first: person });
    } else if (words[0] === 'draft' && picked.first !== null) {
      found.set(`tile young ${picked.first}`, { ...picked, first: null });
    } else if (words[0] === 'recruit') {
      const card = (words[1] === 'wild' ? 'wild' : words[2]) as PersonCard;
      found.set(`card ${card}`, { ...picked, card: picked.card === card ? null : card });
    }
  }
  return found;
}

/** What a press on a piece would be meant as, so that a refusal can say why it is none. */
export function meant(piece: Piece, asked: Asked, picked: Picked): string | null {
  const [kind, ...rest] = piece.split(' ');
  const what = rest.join(' ');
  if (asked === 'action') {
    if (kind === 'action' || kind === 'refill') return CHOSEN.includes(what) ? null : what || 'refill';
    return kind === 'privilege' || kind === 'wall' ? piece : null;
  }
  if (kind === 'palace') {
    if (asked === 'arrival') return `place ${what}`;
    if (asked === 'floor') return `floor ${what}`;
    return asked === 'remove' ? `remove ${what}` : null;
  }
  if (kind === 'tenant' && (asked === 'release' || asked === 'evict')) return `release ${what}`;
  if (kind === 'tile' && asked === 'recruit')
    return picked.card === 'wild' ? `recruit wild ${what}` : `recruit ${what}`;
  if (kind === 'tile' && asked === 'sunrise' && rest[0] === 'young') return `sunrise ${rest[1]}`;
  if (kind === 'tile' && asked === 'draft' && picked.first !== null && rest[1] !== picked.first) {
    return rest[0] === 'young' ? pair(picked.first, rest[1] as Person) : null;
  }
  return null;
}

/** The pieces that a move is about, for showing which one is looked at. */
export function piecesOf(move: string): Piece[] {
  const piece = directly(move);
  if (piece) return [piece];
  const words = move.split(' ');
  if (words[0] === 'draft') return words.slice(1).map((person): Piece => `tile young ${person as Person}`);
  return move.startsWith(WILD) ? [`tile ${move.slice(WILD.length) as TileName}`, 'card wild'] : [];
}
