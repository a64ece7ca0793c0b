/**
 * The coach of a game alone against bots. While somebody thinks, the server measures what each choice costs; at the
 * click the answer is there. If it is not, the click waits for it, and the coach says so: a warning after the choice
 * would be none. Nobody has to wait, and nobody waits for longer than some seconds.
 *
 * The coach warns at most once a month or round, and gets quieter: twice as much has to be at stake after each warning that
 * was not heeded, and somewhat more after every other one and after each month without a costly choice.
 */
import { ask } from '../../lib/net/http';
import type { Coached as Answer, Costly, Phrase } from '../../lib/net/protocol';
import { requestId } from '../../lib/net/socket';
import type { TableModel } from '../../lib/net/table.svelte';
import { coachedAt, note, type Coached } from './memory';

/** Milliseconds that a choice waits for what the coach thinks of it: on a busy machine an answer takes some seconds. */
export const MOMENT = 8000;
/** After so long it is said that the coach thinks. */
const NOTICED = 300;
/** A server that has too much to do, or that was interrupted, is asked again: how often, and after how long. */
const TRIES = 6;
const AGAIN = 700;
const IGNORED = 2;
const QUIETER = 1.25;

export interface Warning {
  move: string;
  costly: Costly;
  /** The choices that the coach would make are shown. */
  shown: boolean;
}

/** The part before this one; before the first there is none, and nothing of it that could be heard. */
const before = (part: number): number => Math.max(0, part - 1);

type Asking = (table: string, at: number, heard: number) => Promise<Answer>;

const overHttp: Asking = (table, at, heard) =>
  ask<Answer>('POST', `/api/tables/${table}/coach`, { id: requestId(), type: 'coach', at, heard });

export class Coach {
  #kept = $state.raw<Coached>({ on: false, threshold: 1, warned: -1, heard: 0, greeted: true });
  warning = $state.raw<Warning | null>(null);
  /** What mattered in the last month or round, until the next choice is made. */
  mattered = $state.raw<Phrase | null>(null);
  /** A message about the last choice, which beginners often make for no reason: once a game, until the next choice. */
  remark = $state<string | null>(null);
  /** The greeting, until the first choice is made. */
  hello = $state(false);
  /** A choice was made, and the answer about it is waited for. */
  considering = $state(false);
  /** That takes longer than one notices. */
  thinking = $state(false);
  #impatient: () => void = () => undefined;
  #answer: Answer | null = null;
  #asked = -1;
  #answered: Promise<void> = Promise.resolve();
  #costly = false;
  #part = 0;
  /** The decision at which a choice was made against a warning. */
  #insisted = -1;

  constructor(
    private readonly model: TableModel,
    private readonly asking: Asking = overHttp,
    private readonly moment: number = MOMENT,
    private readonly again: number = AGAIN,
  ) {
    this.#kept = coachedAt(model.id);
  }

  /** One person among bots, where nothing counts. */
  get #alone(): boolean {
    const { table, you } = this.model;
    if (!table?.hints || you.length !== 1) return false;
    return table.seats.every((seat, at) => seat.kind === 'bot' || you.includes(at));
  }

  get offered(): boolean {
    return this.#alone && this.model.table?.status === 'playing';
  }

  get players(): number {
    return this.model.table?.seats.length ?? 0;
  }

  get on(): boolean {
    return this.offered && this.#kept.on;
  }
  set on(on: boolean) {
    this.#keep({ on });
    this.warning = this.mattered = this.remark = null;
    this.hello = false;
    this.hurry();
    if (on) this.watch();
  }

  /** An effect: asks about each decision as soon as it is there, and after the end what mattered. */
  watch(): void {
    const { position, asked, table } = this.model;
    const at = position?.at ?? -1;
    if (at !== this.#asked) this.warning = null;
    if (this.#takenBack()) this.mattered = this.remark = null;
    if (this.#alone && this.#kept.on && table?.status === 'over' && at !== this.#asked) this.#lookBack(at);
    if (!this.on || asked === null || at === this.#asked) return;
    if (!this.#kept.greeted) {
      this.hello = true;
      this.#keep({ greeted: true });
    }
    this.#asked = at;
    this.#answer = null;
    this.#answered = this.#ask(at, TRIES);
  }

  /** What was said since the last decision is about something that has not happened any more. */
  #takenBack(): boolean {
    return this.model.entries.some(({ kind, number }) => kind === 'undo' && number > this.#asked);
  }

  /** Asks about a decision until there is an answer, or another decision. */
  async #ask(at: number, tries: number): Promise<void> {
    try {
      this.#hear(await this.asking(this.model.id, at, Math.max(0, this.#kept.heard)));
    } catch {
      if (tries <= 1) return;
      await new Promise((done) => setTimeout(done, this.again));
      if (this.on && at === this.#asked && at === this.model.position?.at) await this.#ask(at, tries - 1);
    }
  }

  #lookBack(at: number): void {
    this.#asked = at;
    this.mattered = null;
    this.asking(this.model.id, at, 0).then(
      ({ mattered }) => (this.mattered = mattered),
      () => undefined,
    );
  }

  #hear(answer: Answer): void {
    if (answer.at !== this.#asked) return;
    this.#answer = answer;
    if (answer.part <= this.#kept.heard) this.#keep({ heard: before(answer.part) }); // it was taken back, and will matter again
    if (answer.part > this.#part) this.#next(answer.part);
    else this.#part = answer.part;
    if (answer.mattered === null) return;
    this.mattered = answer.mattered;
    this.#keep({ heard: before(answer.part) });
  }

  /** A new month or round: who chose well in the last one needs the coach less. */
  #next(part: number): void {
    if (this.#part > 0 && !this.#costly) this.#quieter(QUIETER);
    this.#part = part;
    this.#costly = false;
  }

  #quieter(times: number): void {
    this.#keep({ threshold: this.#kept.threshold * times });
  }

  #keep(change: Partial<Coached>): void {
    this.#kept = { ...this.#kept, ...change };
    note(this.model.id, this.#kept);
  }

  /** Whether a choice may be made now; if not, there is a warning, or it is being considered already. */
  async heeds(move: string): Promise<boolean> {
    if (!this.on) return true;
    if (this.considering) return false;
    const at = this.model.position?.at;
    if (at !== this.#asked) return true;
    const read = this.mattered;
    if (!this.#answer) await this.#aMoment();
    if (this.model.position?.at !== at) return false;
    const costly = this.#answer?.costly.find((one) => one.move === move);
    if (costly) this.#costly = true;
    if (costly && this.#answer && this.#speaks(costly, this.#answer.part)) {
      this.#keep({ warned: this.#answer.part });
      this.#put(read);
      this.warning = { move, costly, shown: false };
      return false;
    }
    this.warning = null;
    this.#put(read);
    this.#comment(move);
    return true;
  }

  /** Once a game, and never of what the coach would do, nor of what was warned of just now. */
  #comment(move: string): void {
    const { module, position } = this.model;
    if (this.#kept.remarked || position?.at === this.#insisted || this.better.includes(move)) return;
    this.remark = module?.remark?.(move, position?.choices ?? []) ?? null;
    if (this.remark !== null) this.#keep({ remarked: true });
  }

  async #aMoment(): Promise<void> {
    this.considering = true;
    const noticed = setTimeout(() => (this.thinking = true), NOTICED);
    const goes = new Promise<void>((go) => (this.#impatient = go));
    const long = new Promise((done) => setTimeout(done, this.moment));
    await Promise.race([this.#answered, goes, long]);
    clearTimeout(noticed);
    this.considering = this.thinking = false;
  }

  /** The choice is made without the answer. */
  hurry(): void {
    this.#impatient();
  }

  /** At most once a month or round; what is lost to what is announced (`persons`) is worth a word however quiet one is. */
  #speaks({ low, persons: lost }: Costly, part: number): boolean {
    const matters = lost > 0 || low >= this.#kept.threshold;
    return part !== this.#kept.warned && matters && this.better.length > 0;
  }

  /** What the coach would choose, the best first. */
  get better(): string[] {
    return this.#answer?.better ?? [];
  }

  show(): void {
    if (!this.warning) return;
    this.warning = { ...this.warning, shown: true };
    this.#quieter(QUIETER);
  }

  /** The warning was heard, and the choice is made all the same. */
  let(): string | null {
    const { warning } = this;
    if (!warning) return null;
    if (!warning.shown) this.#quieter(IGNORED);
    this.#insisted = this.model.position?.at ?? -1;
    this.warning = null;
    return warning.move;
  }

  /** What was said before a choice is read; what came while the choice waited is still to be read. */
  #put(read: Phrase | null): void {
    this.hello = false;
    this.remark = null;
    if (this.mattered === read) this.mattered = null;
  }

  /** All that was said is read; what a warning hid is not. */
  dismiss(): void {
    if (!this.warning) this.mattered = null;
    this.warning = this.remark = null;
    this.hello = false;
  }
}
