/** What beginners misread on this board, and what it is called: for those who see it for the first time. */
import { PERSONS } from './art/names';
import { say } from '../../lib/i18n/words.svelte';
import type { Sign, View } from '../contract';
import { capital } from './about';
import { eventName, personName } from './naming';
import { spot } from './spots';
import { viewOf } from './view';

/** The month and how many after it have their events named: those that one has to prepare for. */
const MONTHS = 3;

export function signs(seen: View, eyes: number): Sign[] {
  const view = viewOf(seen);
  const first = Math.max(1, view.month);
  const events = view.events
    .map((event, at) => ({
      at: `${spot(`month ${at + 1}`, eyes)} .tile`,
      name: event ? eventName(event) : '',
      lies: 'within' as const, // below it stands what is foreseen
    }))
    .slice(first - 1, first - 1 + MONTHS);
  const goods = ['yuan', 'rice', 'fireworks'].map((what) => ({
    at: spot(what, eyes) ?? '',
    name: say('coach-year-sign', { what }),
  }));
  const tracks = ['track', 'score'].map((what) => ({
    at: `${spot(what, eyes)} .rail`,
    name: say('coach-year-sign', { what }),
    lies: 'along' as const, // on its foot stand its numbers
  }));
  const arrives = view.asked === 'draft' || view.asked === 'recruit' ? PERSONS : [];
  const persons = arrives.map((person) => ({
    at: spot(`tile young ${person}`, eyes) ?? '',
    name: capital(personName(person)),
    lies: 'upon' as const, // below it stands how many are left
    chosen: true,
  }));
  const actions = view.asked === 'action' ? view.groups.flatMap((group) => group.cards) : [];
  const cards = actions.map((card) => ({
    at: spot(`action ${card}`, eyes) ?? '',
    name: say(`action-${card}`),
    chosen: true,
  }));
  return [...events, ...persons, ...goods, ...tracks, ...cards].filter(({ at, name }) => at && name);
}
