/** The board in words, for those who cannot see it and for what stands beside a picture. */
import { EVENTS, type Person, type PersonCard } from '../../art/year/names';
import { say } from '../../words/words.svelte';
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

/** The rule of each event. */
export const EVENT_RULES: Record<string, string> = {
  peace: 'Y26',
  tribute: 'Y27',
  drought: 'Y28',
  festival: 'Y29',
  mongols: 'Y30',
  contagion: 'Y31',
  wall: 'Y42',
  'lantern-festival': 'Y45',
  buddha: 'Y46',
  earthquake: 'Y47',
  flood: 'Y48',
  'solar-eclipse': 'Y49',
  'volcanic-eruption': 'Y50',
  tornado: 'Y51',
  sunrise: 'Y52',
  assassination: 'Y53',
  charter: 'Y54',
};
/** The rule that makes a person, or a good, worth having. */
/** What a draft is: young persons only. */
export const DRAFT_RULE = 'Y9';

export const PERSON_RULES: Record<PersonCard, string> = {
  craftsman: 'Y21',
  'court-lady': 'Y34',
  'tax-collector': 'Y16',
  pyrotechnist: 'Y18',
  warrior: 'Y19',
  monk: 'Y35',
  healer: 'Y31',
  farmer: 'Y17',
  scholar: 'Y20',
  wild: 'Y23',
};
export const GOOD_RULES = {
  yuan: 'Y27',
  rice: 'Y28',
  fireworks: 'Y29',
  privilege: 'Y22',
  track: 'Y10',
  points: 'Y34',
  wall: 'Y40',
} as const;
export const ACTION_RULES: Record<string, string> = {
  taxes: 'Y16',
  harvest: 'Y17',
  fireworks: 'Y18',
  parade: 'Y19',
  research: 'Y20',
  build: 'Y21',
  privilege: 'Y22',
  wall: 'Y41',
};
