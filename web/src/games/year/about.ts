/** What things on the board are and what they are for, in words: for labels at the pointer, and for the legend. */
import { PRINTS, type Action, type Age, type Person, type PersonCard, type WallTileName } from './art/names';
import { say } from '../../lib/i18n/words.svelte';
import { foretold } from './foreseen';
import { cardName, eventName, tileName } from './naming';
import {
  ACTION_RULES,
  BOARD_RULES,
  DRAGONS,
  EVENT_RULES,
  GOOD_RULES,
  PERSON_RULES,
  SMALL_PRICE,
  type Strike,
} from './engine';
import { splitTile, type AnyEvent, type PalaceView, type TileName } from './view';

export interface About {
  title: string;
  lines: readonly string[];
  /** The number of its rule. */
  rule?: string | undefined;
}

interface Tells {
  'data-about': string;
  'data-rule': string | undefined;
}

/** What a thing says of itself, as `ui/Abouts.svelte` reads it. */
export const tells = ({ title, lines, rule }: About): Tells => ({
  'data-about': [title, ...lines].join('\n'),
  'data-rule': rule,
});
/** It only lies there, so that a finger asks about it by a touch. */
export const lies = (about: About): Tells & { 'data-look': string } => ({ ...tells(about), 'data-look': '' });

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const does = (person: PersonCard): string => say(`year-does-${person}`);

/** "6 spaces on the person track, 1 lotus". */
export function printed(person: Person, age: Age): string {
  const { value, symbols } = PRINTS[person][age] ?? PRINTS[person].young;
  return say('year-print', {
    steps: value,
    count: symbols,
    symbols: say(`symbol-${person}`, { count: symbols }),
  });
}

export function aboutTile(tile: TileName, more: readonly string[] = []): About {
  const { age, person } = splitTile(tile);
  return {
    title: capital(tileName(tile)),
    lines: [printed(person, age), does(person), ...more],
    rule: PERSON_RULES[person],
  };
}

export const aboutCard = (card: PersonCard): About => ({
  title: capital(cardName(card)),
  lines: [
    say(card === 'wild' ? 'year-does-wild' : 'year-card-does'),
    ...(card === 'wild' ? [] : [does(card)]),
  ],
  rule: PERSON_RULES[card],
});

/** `price` is that of joining its group; null: where no group lies. */
export function aboutAction(action: Action, large: number, price: number | null = null): About {
  const joining = price === null ? [] : [say(price > 0 ? 'year-price' : 'year-price-none', { price })];
  return {
    title: say(`action-${action}`),
    lines: [say(`year-action-${action}`, { small: SMALL_PRICE, large }), ...joining],
    rule: ACTION_RULES[action],
  };
}

export const aboutPrivilege = (kind: 'small' | 'large', price: number | null): About => ({
  title: capital(say(`privilege-${kind}`)),
  lines: [
    say('year-privilege-does', { count: DRAGONS[kind] }),
    ...(price === null ? [] : [say('year-privilege-price', { price })]),
  ],
  rule: GOOD_RULES.privilege,
});

export type Counted = 'yuan' | 'rice' | 'fireworks' | 'track' | 'points';

export const aboutGood = (good: Counted, count: number | null = null): About => {
  const name =
    good === 'track' || good === 'points'
      ? say(`year-rail-${good === 'track' ? good : 'score'}`)
      : capital(say(`good-${good}`));
  return {
    title: count === null ? name : say('year-owned', { what: name, count }),
    lines: [say(`year-good-${good}`)],
    rule: GOOD_RULES[good],
  };
};

export const aboutWallTile = (tile: WallTileName): About => ({
  title: say('year-wall-tile', { tile }),
  lines: [say('year-wall-does')],
  rule: GOOD_RULES.wall,
});

export function aboutPalace(palace: PalaceView, number: number): About {
  const { floors, persons, decays } = palace;
  const room = floors - persons.length;
  return {
    title: say('year-palace', {
      number,
      floors,
      persons: persons.length,
      who: persons.map(tileName).join(', '),
    }),
    lines: [
      ...(decays ? [say('year-decays', { floors })] : []),
      ...(persons.length > 0 && room > 0 ? [say('year-room', { count: room })] : []),
    ],
    rule: BOARD_RULES[persons.length === 0 ? 'decay' : 'palaces'],
  };
}

export const aboutEvent = (event: AnyEvent): About => ({
  title: eventName(event),
  lines: [say(`year-happens-${event}`)],
  rule: EVENT_RULES[event],
});

/** A month: its event, and what all of it would do to the reader, now and after the choice that is looked at. */
export function aboutMonth(
  month: number,
  event: AnyEvent,
  now: readonly Strike[],
  changed: readonly Strike[],
): About {
  const { title, lines, rule } = aboutEvent(event);
  const told = foretold(month, now, changed);
  return { title: say('year-month-of', { month, event: title }), lines: [...lines, ...told], rule };
}
