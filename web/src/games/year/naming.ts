/** The board in words, for those who cannot see it and for what stands beside a picture. */
import { EVENTS, type Person, type PersonCard } from './art/names';
import { say } from '../../lib/i18n/words.svelte';
import type { Choice } from '../contract';
import type { Desk } from './desk.svelte';
import type { TileName } from './view';

export const tileName = (tile: TileName): string => say(`tile-${tile.replace(' ', '-')}`);
export const personName = (person: Person): string => say(`person-${person}`);
export const cardName = (card: PersonCard): string => say(`card-${card}`);

/** The name of an event, of a super event, or of the wall. */
export function eventName(event: string): string {
  if (event === 'wall') return say('action-wall');
  return say((EVENTS as readonly string[]).includes(event) ? `event-${event}` : `super-${event}`);
}

/** "Harvest: +2 rice, costs 3 yuan". */
export function choiceName(desk: Desk, choice: Choice): string {
  const words = desk.props.tell(choice.words);
  const preview = desk.props.tell(choice.preview);
  return preview ? say('year-choice', { choice: words, brings: preview }) : words;
}

/** "+2", "−3": with a true minus. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
