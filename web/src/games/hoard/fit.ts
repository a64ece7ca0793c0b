/** How the cards of a hand lie: on one line as long as each can be told and pressed, as large as there is room. */
import type { Card } from './art/names';
import { FOUR_IN_A_ROW } from './engine';
import type { Group } from './view';

export interface Fit {
  /** Width of a card. */
  card: number;
  /** How far cards of one type are apart: the first four can be pressed each, the others only show that they are there. */
  step: number;
  tail: number;
  /** Where each type begins. */
  places: { x: number; y: number }[];
  rows: number;
  /** From the top of the first row to the foot of the last. */
  height: number;
}

type Steps = Pick<Fit, 'card' | 'step' | 'tail'> & {
  /** From the last card of a type to the first of the next. */
  next: number;
};

/** Whether something is pressed at the foot of a type: four of it can be laid out. */
type Footed = (card: Card) => boolean;

const TALL = 1.4;
/** Counts above the cards of the next line, and that these rise. */
const CHIPS = 26;
/** Between two types, where there is room. */
export const GAP = 8;
/** So much of each card can be seen and pressed. */
export const LEAST = 24;
const TAIL = 8;
/** So many cards of a type can be pressed: no play has more (H20). */
const PRESSED = FOUR_IN_A_ROW;
/** So much smaller cards become before they lie on one another. */
const SMALLER = 0.8;
const APART = 1.2;
/** The most that is seen of cards that lie on one another, in widths of a card. */
const WIDEST = 0.6;
/** The part of a card's width in which its number stands. */
const CORNER = 0.36;

/** How far from the left the card with this number lies in its group, from 0. */
export function offset(at: number, fit: Pick<Fit, 'step' | 'tail'>): number {
  return Math.min(at, PRESSED - 1) * fit.step + Math.max(0, at - PRESSED + 1) * fit.tail;
}

export function groupWidth(group: Group, fit: Pick<Fit, 'card' | 'step' | 'tail'>): number {
  return fit.card + offset(group.count - 1, fit);
}

const lineWidth = (line: readonly Group[], steps: Steps): number =>
  line.reduce((sum, group) => sum + offset(group.count - 1, steps) + steps.next, steps.card - steps.next);

const loose = (card: number): Steps => ({
  card,
  step: Math.max(33, Math.round(card * 0.42)),
  tail: TAIL,
  next: card + GAP,
});

/** Cards of different types lie on one another, too. */
function tight(line: readonly Group[], card: number, width: number): Steps {
  const near = line.reduce((sum, group) => sum + Math.min(group.count, PRESSED) - 1, 0);
  const tails = line.reduce((sum, group) => sum + Math.max(0, group.count - PRESSED) * TAIL, 0);
  const steps = near + APART * (line.length - 1);
  const step = Math.min(card * WIDEST, (width - card - tails) / Math.max(1, steps));
  return { card, step, tail: TAIL, next: step * APART };
}

/** From the top of a line to the next: cards of a line may lie on the one above, but not on what is pressed at its foot. */
function pitchOf(line: readonly Group[], card: number, footed: Footed): number {
  return line.some((group) => footed(group.card)) ? card * TALL + CHIPS : card * TALL * 0.7 + GAP;
}

function laidOut(lines: readonly (readonly Group[])[], steps: Steps, width: number, footed: Footed): Fit {
  const pitches = lines.slice(0, -1).map((line) => pitchOf(line, steps.card, footed));
  const top = (row: number): number => pitches.slice(0, row).reduce((sum, pitch) => sum + pitch, 0);
  const places = lines.flatMap((line, row) => {
    let x = Math.max(0, (width - lineWidth(line, steps)) / 2);
    return line.map((group) => {
      const place = { x, y: top(row) };
      x += offset(group.count - 1, steps) + steps.next;
      return place;
    });
  });
  const { card, step, tail } = steps;
  return { card, step, tail, places, rows: lines.length, height: card * TALL + top(lines.length - 1) };
}

function lined(groups: readonly Group[], steps: Steps, width: number): Group[][] {
  const lines: Group[][] = [[]];
  for (const group of groups) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && lineWidth([...line, group], steps) > width) lines.push([group]);
    else line.push(group);
  }
  return lines;
}

/** On as few lines as the smallest cards need; there these lie as far apart as the lines are long. */
function onLines(groups: readonly Group[], card: number, width: number): [Group[][], Steps] {
  const at = (step: number): Steps => ({ card, step, tail: TAIL, next: step });
  let [steps, lines] = [at(LEAST), lined(groups, at(LEAST), width)];
  for (let step = LEAST + 1; step <= card * WIDEST; step += 1) {
    const wider = lined(groups, at(step), width);
    if (wider.length > lines.length) break;
    [steps, lines] = [at(step), wider];
  }
  return [lines, steps];
}

export function fitHand(
  groups: readonly Group[],
  width: number,
  largest: number,
  smallest: number,
  footed: Footed = () => false,
): Fit {
  for (let card = largest; card >= smallest; card -= 2) {
    if (lineWidth(groups, loose(card)) <= width) return laidOut([groups], loose(card), width, footed);
    const steps = tight(groups, card, width);
    if (card <= largest * SMALLER && steps.step >= Math.max(LEAST, card * CORNER))
      return laidOut([groups], steps, width, footed);
  }
  const [lines, steps] = onLines(groups, smallest, width);
  return laidOut(lines, steps, width, footed);
}

/** Between cards that lie side by side. */
export const apart = (card: number): number => (card < 40 ? 4 : 8);

/** How far apart cards lie that share a width, at most `most`. */
export function spread(count: number, width: number, card: number, most: number): number {
  return count < 2 ? most : Math.max(0.5, Math.min(most, (width - card) / (count - 1)));
}
