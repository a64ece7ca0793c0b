/** The rule behind each thing on the board. */
import type { PersonCard } from '../../art/year/names';

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
/** What a draft is: young persons only. */
export const DRAFT_RULE = 'Y9';

/** The rule that makes a person, or a good, worth having. */
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
