/** Who lives in a palace, and what is asked about them. */
import { say } from '../../lib/i18n/words.svelte';
import type { Desk } from './desk.svelte';
import { tileName } from './naming';
import type { Piece } from './pieces';
import type { Living } from './fit';
import { splitTile, type CourtView, type PalaceView, type TileName } from './view';

export const livingIn = (court: CourtView): Living[] =>
  court.palaces.map(({ persons, floors }) => ({
    persons: persons.length,
    vacant: Math.max(0, floors - persons.length),
  }));

/** A tenant is pressed as himself, or as one of his type. */
export function tenantPiece(desk: Desk, number: number, tile: TileName): Piece {
  const type: Piece = `type ${splitTile(tile).person}`;
  return desk.state(type).choice ? type : `tenant ${number} ${tile}`;
}

/** Whether somebody in it can be chosen. */
export function offersTenants(desk: Desk, palace: PalaceView, number: number): boolean {
  return palace.persons.some((tile) => desk.state(tenantPiece(desk, number, tile)).choice !== null);
}

/** Whom a move takes from a palace, and whether somebody else comes for him. */
export function leaving(move: string, number: number): { tile: string | null; replaced: boolean } {
  const [verb = '', at, ...tile] = move.split(' ');
  const concerns = ['release', 'replace'].includes(verb) && at === String(number);
  return { tile: concerns ? tile.join(' ') : null, replaced: concerns && verb === 'replace' };
}

/** The first of equal tenants stands for all of them. */
export const isFirst = (palace: PalaceView, at: number): boolean =>
  palace.persons.indexOf(palace.persons[at] as TileName) === at;

export const palaceName = (palace: PalaceView, number: number): string =>
  say('year-palace', {
    number,
    floors: palace.floors,
    persons: palace.persons.length,
    who: palace.persons.map(tileName).join(', '),
  });
