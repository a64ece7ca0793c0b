/** A lesson as its page knows it: at which cue one is, what is told on the way there, and what the coach replies. */
import type { GameModule } from '../../../games/contract';
import { ask } from '../../../lib/net/http';
import { Playback, type Clock } from '../../../lib/net/playback.svelte';
import { beatsOf, type Beat } from '../../../lib/net/beats';
import { learnt } from '../../../lib/net/progress.svelte';
import type { Choice, LessonCourse, LessonCue, Told } from '../../../lib/net/protocol';
import { settings } from '../../../lib/net/settings.svelte';

/** A move as the end of a message's name, as `drachenhof.learn.lessons` writes it. */
export const slug = (move: string): string =>
  move
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What led to a cue, beat by beat, each with the position after it. */
export function beatsTo(cue: LessonCue, eyes: number, turnsUp?: GameModule['turnsUp']): Beat[] {
  const entries = cue.told.map(({ entry }) => entry);
  const mine = (entry: Told): boolean => entry.kind === 'move' && entry.seat === eyes;
  const beats = beatsOf(entries, cue.position, eyes, mine, turnsUp);
  return beats.map((beat) => {
    const last = beat.entries.at(-1)?.number;
    const after = cue.told.find(({ entry }) => entry.number === last)?.position ?? null;
    return { ...beat, position: beat.position ?? (beat.moment === 'flip' ? null : after) };
  });
}

export class LessonModel {
  course = $state.raw<LessonCourse | null>(null);
  problem = $state.raw<unknown>(null);
  at = $state(0);
  /** The message with which the coach replies to what was not wanted; null: nothing was tried yet. */
  reply = $state<string | null>(null);
  /** Something was pressed that is no choice now. */
  stray = $state(false);
  /** How often something was chosen that was not wanted. */
  #unwanted = $state(0);
  /** The last cue was answered well. */
  praised = $state(false);
  /** The game that is learnt, once it is loaded. */
  module = $state.raw<GameModule | null>(null);
  readonly playback: Playback;

  constructor(
    readonly game: string,
    readonly name: string,
    clock?: Clock,
  ) {
    this.playback = new Playback(
      () => settings.pace,
      () => false,
      clock,
      () => this.module,
    );
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      this.begin(await ask<LessonCourse>('GET', `/api/lessons/${this.game}/${this.name}`));
    } catch (problem) {
      this.problem = problem;
    }
  }

  begin(course: LessonCourse): void {
    this.course = course;
    this.go(learnt.of(this.game, this.name).at);
  }

  get cue(): LessonCue | null {
    return this.course?.cues[this.at] ?? null;
  }
  /** The message of what the coach says now. */
  get words(): string {
    return `lesson-${this.game}-${this.name}-${this.cue?.name ?? ''}`;
  }
  get count(): number {
    return this.course?.cues.length ?? 0;
  }
  get last(): boolean {
    return this.at >= this.count - 1;
  }
  /** Something has to be chosen or answered before it goes on. */
  get awaits(): 'choice' | 'answer' | null {
    if (this.cue?.wanted != null) return 'choice';
    return this.cue && this.cue.answers.length > 0 ? 'answer' : null;
  }
  /**
   * What can be pressed: whatever the rules allow, as in a game; only what is wanted is lit (`Pointer`). It is offered
   * anew after each choice that was not wanted, so that no board keeps half of that one.
   */
  readonly choices = $derived.by((): Choice[] => {
    void this.#unwanted;
    const { cue } = this;
    return cue?.wanted && this.playback.settled ? [...(cue.position.choices ?? [])] : [];
  });

  choose(move: string): void {
    const { cue } = this;
    if (!cue?.wanted || !this.playback.settled) return;
    this.stray = false;
    if (move === cue.wanted) {
      this.#on(true);
      return;
    }
    this.reply = `${this.words}.${cue.others.includes(move) ? `other-${slug(move)}` : 'other'}`;
    this.#unwanted += 1;
  }

  /** To a press on what is no choice the coach says that it is not its turn, and again what is. */
  astray(): void {
    if (!this.playback.settled) return;
    this.reply = null;
    this.praised = false;
    this.stray = true;
  }

  answer(name: string): void {
    this.stray = false;
    if (name === this.cue?.right) this.#on(true);
    else this.reply = `${this.words}.not-${name}`;
  }

  /** On, when all is read; or past what is awaited, by whoever does not want to do it. */
  next(): void {
    if (!this.last && this.playback.settled) this.#on(false);
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** To a cue, without what led there. */
  go(at: number): void {
    this.#reach(Math.max(0, Math.min(this.count - 1, at)), false);
    this.playback.jump(this.cue?.position ?? null, this.course?.eyes ?? null, 0);
  }

  #on(praised: boolean): void {
    this.#reach(this.at + 1, praised);
    const { cue, course } = this;
    if (!cue || !course) return;
    const beats = beatsTo(cue, course.eyes, this.module?.turnsUp);
    if (beats.some(({ moment }) => moment === 'flip')) this.praised = false; // that was luck
    if (beats.length > 0) this.playback.add(beats);
    else this.playback.jump(cue.position, course.eyes, 0);
  }

  #reach(at: number, praised: boolean): void {
    this.at = at;
    this.reply = null;
    this.stray = false;
    this.praised = praised;
    learnt.reach(this.game, this.name, at, this.count);
  }
}
