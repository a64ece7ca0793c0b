/** Why a choice cost something, in words: what is counted of a line, and how much more or less of it. */
import { say } from '../../lib/i18n/words.svelte';

export function reason(what: string, count: number): string {
  const at = what.indexOf('-');
  const [kind, about] = at < 0 ? [what, ''] : [what.slice(0, at), what.slice(at + 1)];
  if (kind === 'persons') {
    const event = say(about === 'super' ? 'review-year-super' : `event-${about}`);
    return say('review-year-persons', { about: event, count });
  }
  if (kind === 'points')
    return say('review-year-points', { about: say('page-course-source-year', { source: about }), count });
  return say('review-year-other', { what, count });
}
