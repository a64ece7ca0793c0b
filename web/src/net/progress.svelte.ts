/** How far somebody has come with the lessons: kept in this browser, and with the person where there is one. */
import { recall, remember } from './storage';

export interface Reached {
  /** The cue at which one goes on. */
  at: number;
  /** One has seen its end once. */
  done: boolean;
}
export type Progress = Record<string, Reached>;

const KEY = 'lessons';

export function parsed(text: string | null): Progress {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(found && typeof found === 'object' ? found : {}).filter(
      (entry): entry is [string, Reached] =>
        typeof (entry[1] as Reached)?.at === 'number' && typeof (entry[1] as Reached).done === 'boolean',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

class Learnt {
  #reached = $state.raw<Progress>(parsed(recall(KEY)));

  of(game: string, lesson: string): Reached {
    return this.#reached[`${game}/${lesson}`] ?? { at: 0, done: false };
  }

  /** One has come to a cue; the last ends the lesson, and the next time it begins anew. */
  reach(game: string, lesson: string, at: number, cues: number): void {
    const ended = at >= cues - 1;
    const { done } = this.of(game, lesson);
    const reached = { at: ended ? 0 : at, done: done || ended };
    this.#reached = { ...this.#reached, [`${game}/${lesson}`]: reached };
    remember(KEY, JSON.stringify(this.#reached));
  }
}

export const learnt = new Learnt();
