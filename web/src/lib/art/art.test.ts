import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import AbilityToken from '../../games/hoard/art/AbilityToken.svelte';
import CardBack from '../../games/hoard/art/CardBack.svelte';
import Coin from '../../games/hoard/art/Coin.svelte';
import CurseToken from '../../games/hoard/art/CurseToken.svelte';
import HoardDoor from '../../games/hoard/art/Door.svelte';
import MonsterCard from '../../games/hoard/art/MonsterCard.svelte';
import MonsterFigure from '../../games/hoard/art/MonsterFigure.svelte';
import { ABILITIES, CARDS, CURSES, MONSTERS } from '../../games/hoard/art/names';
import EmptyState, { EMPTY } from './house/EmptyState.svelte';
import Logo from './house/Logo.svelte';
import SeatDragon from './shared/SeatDragon.svelte';
import ActionCard from '../../games/year/art/ActionCard.svelte';
import YearDoor from '../../games/year/art/Door.svelte';
import EventTile from '../../games/year/art/EventTile.svelte';
import GoodIcon from '../../games/year/art/GoodIcon.svelte';
import {
  ACTIONS,
  EVENTS,
  GOODS,
  PERSONS,
  PRINTS,
  SUPER_EVENTS,
  WALL_TILES,
} from '../../games/year/art/names';
import Palace from '../../games/year/art/Palace.svelte';
import PersonCard from '../../games/year/art/PersonCard.svelte';
import PersonMark from '../../games/year/art/PersonMark.svelte';
import PersonTile from '../../games/year/art/PersonTile.svelte';
import SuperEvent from '../../games/year/art/SuperEvent.svelte';
import WallTile from '../../games/year/art/WallTile.svelte';

afterEach(cleanup);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the pictures have different properties
type Picture = [name: string, component: Component<any>, props: Record<string, unknown>];
const each = <T>(
  name: string,
  component: Picture[1],
  key: string,
  values: readonly T[],
  more = {},
): Picture[] => values.map((value) => [`${name} ${String(value)}`, component, { [key]: value, ...more }]);

const pictures: Picture[] = [
  ...each('mark', PersonMark, 'person', PERSONS),
  ...each('young', PersonTile, 'person', PERSONS),
  ...each(
    'old',
    PersonTile,
    'person',
    PERSONS.filter((person) => PRINTS[person].old),
    { age: 'old' },
  ),
  ...each('small', PersonTile, 'person', PERSONS, { size: 32 }),
  ...each('person card', PersonCard, 'card', [...PERSONS, 'wild']),
  ...each('event', EventTile, 'event', EVENTS),
  ...each('past event', EventTile, 'event', EVENTS, { past: true }),
  ...each('super event', SuperEvent, 'name', SUPER_EVENTS),
  ...each('action', ActionCard, 'action', ACTIONS),
  ...each('wall', WallTile, 'tile', WALL_TILES),
  ...each('good', GoodIcon, 'good', GOODS),
  ...each('palace', Palace, 'floors', [1, 2, 3]),
  ...each('card', MonsterCard, 'card', CARDS),
  ...each('monster', MonsterFigure, 'monster', MONSTERS),
  ...each('ability', AbilityToken, 'ability', ABILITIES),
  ...each('curse', CurseToken, 'curse', CURSES),
  ...each('pawn', SeatDragon, 'seat', [0, 1, 2, 3, 4, 5]),
  ...each('seal', SeatDragon, 'seat', [0, 1, 2, 3, 4, 5], { kind: 'seal' }),
  ...each('silhouette', SeatDragon, 'seat', [0, 1, 2, 3, 4, 5], { kind: 'silhouette' }),
  ...each('empty', EmptyState, 'kind', EMPTY),
  ['back', CardBack, {}],
  ['coin', Coin, {}],
  ['year door', YearDoor, {}],
  ['hoard door', HoardDoor, {}],
  ['logo', Logo, {}],
];

describe('every picture', () => {
  it.each(pictures)('%s has a name when it is given one, and else keeps silent', (_, component, props) => {
    const named = render(component, { ...props, label: 'a name' });
    expect(named.getAllByRole('img', { name: 'a name' })).toHaveLength(1);
    cleanup();
    const silent = render(component, props);
    expect(silent.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('differs from every other of its kind', () => {
    const drawn = pictures.map(([, component, props]) => {
      const html = render(component, props).container.innerHTML.replace(
        / (id|clip-path|fill)="[^"]*c\d+[^"]*"/g,
        '',
      );
      cleanup();
      return html;
    });
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe('the tiles', () => {
  const rules = readFileSync('../src/drachenhof/games/year/rules/tables.py', 'utf8');
  const row = (name: string): number[] =>
    JSON.parse(new RegExp(`^${name} = np.array\\((\\[.*?\\])`, 'm').exec(rules)?.[1] ?? '[]');
  const printed = [
    ...PERSONS.map((person) => PRINTS[person].young),
    ...PERSONS.flatMap((person) => PRINTS[person].old ?? []),
  ];

  it('bear the numbers of the rules (Y1)', () => {
    expect(printed.map((print) => print.value)).toEqual(row('TILE_VALUE'));
    expect(printed.map((print) => print.symbols)).toEqual(row('TILE_SYMBOLS'));
  });
});

it('a palace is lit where somebody lives and cracked where nobody does', () => {
  const lit = render(Palace, { floors: 2, tenants: [{ person: 'monk', age: 'old' }] }).container.innerHTML;
  cleanup();
  const dark = render(Palace, { floors: 2 }).container.innerHTML;
  expect(lit).toContain('--a-lightgold');
  expect(dark).not.toContain('--a-lightgold');
});
