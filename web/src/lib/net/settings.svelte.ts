/** How somebody likes the page on this device: pace, motion, sound, and whether the browser may say "your turn". */
import { forget, recall, remember } from './storage';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

function oneOf<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const found = recall(key);
  return values.find((value) => value === found) ?? otherwise;
}

const named = (kept: string | null): boolean | null => (kept === 'on' ? true : kept === 'off' ? false : null);

const asked = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

class Settings {
  #pace = $state<Pace>(oneOf('pace', PACES, 'normal'));
  #motion = $state<Motion>(oneOf('motion', MOTIONS, 'system'));
  #sound = $state(recall('sound') === 'on');
  #notify = $state(recall('notify') === 'on');
  #list = $state(recall('list') === 'on');
  #newcomer = $state(recall('list') === null);
  #names = $state(named(recall('names')));
  #confirm = $state(recall('confirm') !== 'off');
  #review = $state(recall('review') !== 'off');
  #systemReduced = $state(asked?.matches ?? false);

  constructor() {
    asked?.addEventListener('change', () => (this.#systemReduced = asked.matches));
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember('pace', pace);
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    remember('motion', motion);
    this.apply();
  }

  get reduced(): boolean {
    return this.#motion === 'reduced' || (this.#motion === 'system' && this.#systemReduced);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    remember('notify', on ? 'on' : 'off');
  }

  /** Choices stand in a list too, beside the board. */
  get list(): boolean {
    return this.#list;
  }
  set list(on: boolean) {
    this.#list = on;
    this.#newcomer = false;
    remember('list', on ? 'on' : 'off');
  }

  /** Nobody has said yet on this device whether he likes the list. */
  get newcomer(): boolean {
    return this.#newcomer;
  }

  /** Pictures have names; null: as long as they are new. */
  get names(): boolean | null {
    return this.#names;
  }
  set names(on: boolean | null) {
    this.#names = on;
    if (on === null) forget('names');
    else remember('names', on ? 'on' : 'off');
  }

  /** The first tap of a finger only shows what a choice brings. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(on: boolean) {
    this.#confirm = on;
    remember('confirm', on ? 'on' : 'off');
  }

  /** A game that is over is looked back at. */
  get review(): boolean {
    return this.#review;
  }
  set review(on: boolean) {
    this.#review = on;
    remember('review', on ? 'on' : 'off');
  }

  /** This device can be touched. */
  readonly touch = typeof matchMedia === 'function' && matchMedia('(any-pointer: coarse)').matches;

  /** Says on the page itself whether things may move. */
  apply(): void {
    document.documentElement.dataset.motion = this.#motion;
  }
}

export const settings = new Settings();
