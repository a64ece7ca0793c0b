/** How far somebody has come with the lessons: kept in this browser, and with the person where there is one. */
import { ask } from './http';
import type { Me, Reached } from './protocol';
import { recall, remember } from './storage';

export type Progress = Record<string, Reached>;

const KEY = 'lessons';
/** So long it is waited for the next step before the server is told of one. */
const CALM = 1500;

function isReached(found: unknown): found is Reached {
  const { at, done } = (found ?? {}) as Partial<Reached>;
  return typeof at === 'number' && typeof done === 'boolean';
}

export function parsed(text: string | null): Progress {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, reached]) => isReached(reached)));
  } catch {
    return {};
  }
}

/** What was learnt here and elsewhere: what one has seen the end of stays done, and one goes on where one was here. */
export function merged(here: Progress, elsewhere: Progress): Progress {
  const all = { ...elsewhere };
  for (const [lesson, { at, done }] of Object.entries(here))
    all[lesson] = { at, done: done || (elsewhere[lesson]?.done ?? false) };
  return all;
}

const same = (a: Progress, b: Progress): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([lesson, { at, done }]) => b[lesson]?.at === at && b[lesson].done === done);

export class Learnt {
  #reached = $state.raw<Progress>(parsed(recall(KEY)));
  #person = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  of(game: string, lesson: string): Reached {
    return this.#reached[`${game}/${lesson}`] ?? { at: 0, done: false };
  }

  /** Whether somebody has begun to learn a game. */
  begun(game: string): boolean {
    return Object.keys(this.#reached).some((lesson) => lesson.startsWith(`${game}/`));
  }

  /** One has come to a cue; the last ends the lesson, and the next time it begins anew. */
  reach(game: string, lesson: string, at: number, cues: number): void {
    const ended = at >= cues - 1;
    const { done } = this.of(game, lesson);
    this.#keep({ ...this.#reached, [`${game}/${lesson}`]: { at: ended ? 0 : at, done: done || ended } });
    clearTimeout(this.#timer);
    if (this.#person) this.#timer = setTimeout(() => void this.#tell(), ended ? 0 : CALM);
  }

  /** Who one is is known now: what was learnt without a name is the person's from now on. */
  async join(person: Me | null): Promise<void> {
    this.#person = person !== null;
    if (!person) return;
    const all = merged(this.#reached, person.lessons);
    if (!same(all, this.#reached)) this.#keep(all);
    if (!same(all, person.lessons)) await this.#tell();
  }

  forget(): void {
    this.#person = false;
    this.#reached = {};
  }

  #keep(reached: Progress): void {
    this.#reached = reached;
    remember(KEY, JSON.stringify(reached));
  }

  /** It stands in this browser in any case; the next step tells the server again. */
  async #tell(): Promise<void> {
    await ask('PUT', '/api/me/lessons', { lessons: this.#reached }).catch(() => undefined);
  }
}

export const learnt = new Learnt();
