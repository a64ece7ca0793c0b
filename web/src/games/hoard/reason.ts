/** Why a choice cost something, in words: what is counted of a line, and how much more or less of it. */
import { say } from '../../lib/i18n/words.svelte';

export function reason(what: string, count: number): string {
  const at = what.indexOf('-');
  if (what.slice(0, at) === 'coins')
    return say('review-hoard-coins', {
      about: say('page-course-source-hoard', { source: what.slice(at + 1) }),
      count,
    });
  return say('review-hoard-other', { what, count });
}
