/** A table as its page knows it: how things stand, the log, the line, and what was asked for and not answered yet. */
import type { GameModule } from '../../games/contract';
import { forced } from './forced';
import { ask, Refusal } from './http';
import { beatsOf, isTold, Playback } from './playback.svelte';
import type {
  Accepted,
  Advice,
  Position,
  Presence,
  Reaction,
  Steps,
  TableView,
  Told,
  Update,
} from './protocol';
import { noteCommitment, secretOf } from './secrets';
import { settings } from './settings.svelte';
import { browser, TableSocket, type Line, type Request, type World } from './socket';

/** As many missed moves are told one by one; of more only how things stand now. */
const MOST_MISSED = 120;

/** An entry that was told before the seats were drawn by lot: it named a place, whose player has another seat now. */
export function reseated(entry: Told, lot: readonly number[]): Told {
  return typeof entry.seat === 'number' ? { ...entry, seat: lot.indexOf(entry.seat) } : entry;
}

export class TableModel {
  table = $state.raw<TableView | null>(null);
  /** The latest position; `playback.shown` is the one that is shown. */
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Told[]>([]);
  you = $state.raw<number[]>([]);
  eyes = $state<number | null>(null);
  host = $state(false);
  /** Free seats that wait for us. */
  kept = $state.raw<number[]>([]);
  line = $state<Line>('connecting');
  /** The table cannot be had, and why. */
  gone = $state.raw<Refusal | null>(null);
  /** The last thing that was refused. */
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** A move was sent and is not answered yet. */
  busy = $state(false);
  thinking = $state(false);
  /** The game that is played here, once it is loaded. */
  module = $state.raw<GameModule | null>(null);
  readonly playback: Playback;

  #socket: TableSocket;
  #seen: number | undefined;
  #missed: Told[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #revealed = new Set<string>();
  #asked = 0;
  /** The entry that a move of ours led to; until it is here, nothing more can be chosen. */
  #awaited = Infinity;
  /** The entry of the last choice that was made here. */
  #chosen = NaN;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #forced = new Set<number>();

  constructor(
    readonly id: string,
    world: World = browser,
  ) {
    this.playback = new Playback(
      () => settings.pace,
      () => this.secrets,
      world,
      () => this.module,
    );
    this.#socket = new TableSocket(
      id,
      {
        line: (line) => (this.line = line),
        news: (message) => (message.type === 'update' ? this.update(message) : this.#presence(message)),
        seen: () => this.#seen,
        failed: () => void this.#whyNot(),
      },
      world,
    );
  }

  open(): () => void {
    this.#socket.connect();
    const hurry = (): void => {
      if (document.visibilityState === 'visible') this.#socket.hurry();
    };
    // A line whose network is gone does not know it for a long time.
    const cut = (): void => this.#socket.reconnect();
    addEventListener('offline', cut);
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('offline', cut);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.#socket.end();
      this.playback.end();
    };
  }

  /** Several people at this device have secrets from each other. */
  get secrets(): boolean {
    return this.you.length > 1 && this.table?.hidden === true;
  }

  /** The seat that is asked now and is ours. */
  get asked(): number | null {
    const mover = this.position?.to_move;
    return typeof mover === 'number' && this.you.includes(mover) && this.position?.choices ? mover : null;
  }

  /** The log as far as it was told. */
  get told(): Told[] {
    const { told, settled, partly } = this.playback;
    if (settled) return this.entries;
    const reached = this.entries.filter((entry) => entry.number <= told || !isTold(entry));
    return reached.map((entry) =>
      entry.number === partly?.number ? { ...entry, story: entry.story?.slice(0, partly.said) } : entry,
    );
  }

  // What comes in

  update(update: Update): void {
    this.#missed.push(...update.entries.filter((entry) => entry.number > (this.#seen ?? 0)));
    this.#seen = Math.max(this.#seen ?? 0, update.last);
    if (update.more) return;
    if (this.#seen >= this.#awaited) this.#free();
    const fresh = this.#missed;
    this.#missed = [];
    const first = this.table === null;
    const eyesBefore = this.eyes;
    if (update.you !== undefined) this.you = update.you;
    if (update.eyes !== undefined) this.eyes = update.eyes;
    if (update.host !== undefined) this.host = update.host;
    if (update.kept !== undefined) this.kept = update.kept;
    if (update.table !== undefined) this.#know(update.table);
    if (update.position !== undefined) this.#stand(update.position);
    const lot = first ? null : fresh.find((entry) => entry.lot)?.lot;
    this.entries = [...(lot ? this.entries.map((entry) => reseated(entry, lot)) : this.entries), ...fresh];
    this.#tell(fresh, first);
    if (this.secrets && !first && eyesBefore !== this.eyes) void this.#rereadLog();
    void this.#reveal();
    void this.#goOn();
  }

  #know(table: TableView): void {
    this.table = table;
    // Only what was shown before the first card binds the server.
    if (table.status === 'open' || table.status === 'fixing') noteCommitment(table.id, table.commitment);
  }

  #stand(position: Position | null): void {
    if (position?.at !== this.position?.at) this.advice = null;
    this.position = position;
  }

  #tell(fresh: Told[], first: boolean): void {
    const last = this.#seen ?? 0;
    if (first || fresh.length > MOST_MISSED) {
      this.playback.jump(this.position, this.eyes, last);
      return;
    }
    const mine = (entry: Told): boolean => entry.kind === 'move' && !entry.by && this.#isMine(entry.seat);
    const beats = beatsOf(fresh, this.position, this.eyes, mine, this.module?.turnsUp);
    if (beats.length > 0) this.playback.add(beats);
    else this.playback.amend(this.position);
  }

  #isMine(seat: number | null | undefined): boolean {
    return typeof seat === 'number' && this.you.includes(seat);
  }

  #presence({ present, watchers }: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, at) => ({ ...seat, present: present[at] ?? false }));
    this.table = { ...this.table, seats, watchers };
  }

  /** What was said to one of us is not for the next: the log as the new eyes may read it. */
  async #rereadLog(): Promise<void> {
    const after = Math.max(0, (this.#seen ?? 0) - 200);
    this.entries = [];
    const { entries } = await ask<Update>('GET', `/api/tables/${this.id}/log?after=${after}`);
    const last = entries.at(-1)?.number ?? 0;
    this.entries = [...entries, ...this.entries.filter((entry) => entry.number > last)];
  }

  /** Entries before those that we have. */
  async earlier(): Promise<void> {
    const first = this.entries[0]?.number ?? 1;
    if (first <= 1) return;
    const after = Math.max(0, first - 101);
    const path = `/api/tables/${this.id}/log?after=${after}&upto=${first - 1}`;
    const { entries } = await ask<Update>('GET', path);
    this.entries = [...entries.filter((entry) => entry.number < first), ...this.entries];
  }

  /** The last moves with the positions after them. */
  async steps(): Promise<Steps> {
    return ask<Steps>('GET', `/api/tables/${this.id}/steps`);
  }

  async #whyNot(): Promise<void> {
    try {
      await ask<Update>('GET', `/api/tables/${this.id}?seen=${this.#seen ?? 0}`);
    } catch (problem) {
      if (problem instanceof Refusal && ['no-table', 'table-full', 'bad-message'].includes(problem.code)) {
        this.gone = problem;
        this.#socket.end();
      }
    }
  }

  /** Shows our part of the deal as soon as all parts are fixed. */
  async #reveal(): Promise<void> {
    if (this.table?.status !== 'fixing') return;
    for (const seat of this.you) {
      const commitment = this.table.seats[seat]?.commitment;
      const secret = commitment && !this.#revealed.has(commitment) ? secretOf(commitment) : null;
      if (!commitment || !secret) continue;
      this.#revealed.add(commitment);
      // Another tab may have been quicker.
      await this.#socket.ask({ type: 'reveal', secret }).catch(() => undefined);
    }
  }

  // What we ask for

  /** Says something; why not, where it is refused, is for the chat alone. */
  async speak(said: { text: string } | { reaction: Reaction }): Promise<Refusal | null> {
    try {
      await this.#socket.ask({ type: 'say', ...said });
      return null;
    } catch (problem) {
      return problem instanceof Refusal ? problem : null;
    }
  }

  /** Asks the table; a refusal is kept in `refusal`, for the page to show. */
  async ask(request: Request): Promise<Accepted | null> {
    this.refusal = null;
    try {
      return (await this.#socket.ask(request)) as Accepted;
    } catch (problem) {
      if (problem instanceof Refusal && !(problem.code === 'offline' && this.line === 'ended')) {
        this.refusal = problem;
      }
      return null;
    }
  }

  async choose(move: string): Promise<void> {
    if (this.busy || !this.position || this.asked === null) return;
    const made = await this.#change({ type: 'move', at: this.position.at, move });
    this.#chosen = made ?? NaN;
    await this.#goOn();
  }

  /** What followed a choice made here, and is none itself, follows at once. */
  async #goOn(): Promise<void> {
    const { table, position } = this;
    if (!table || !position || this.busy || this.asked === null || position.at !== this.#chosen) return;
    const move = forced(table, position, this.you, this.module?.placing ?? []);
    if (move === null) return;
    this.#forced.add(position.at);
    await this.choose(move);
  }

  /** Back to a decision: what was made by itself is none. */
  async undo(to: number): Promise<void> {
    if (this.busy || !this.position) return;
    const further = this.position.undo?.to.find((at) => at <= to && !this.#forced.has(at));
    await this.#change({ type: 'undo', at: this.position.at, to: further ?? to });
  }

  async #change(request: Request): Promise<number | null> {
    this.busy = true;
    const done = await this.ask(request);
    if (!done || done.number <= (this.#seen ?? 0)) this.#free();
    else this.#awaited = done.number;
    return done?.number ?? null;
  }

  #free(): void {
    this.busy = false;
    this.#awaited = Infinity;
  }

  async hint(): Promise<void> {
    if (this.thinking || !this.position) return;
    const mine = ++this.#asked;
    const { at } = this.position;
    this.thinking = true;
    try {
      const advice = (await this.#socket.ask({ type: 'hint', at })) as Advice;
      if (this.position?.at === at) this.advice = advice;
    } catch (problem) {
      if (problem instanceof Refusal && problem.code !== 'offline') this.refusal = problem;
    }
    if (mine === this.#asked) this.thinking = false;
  }

  reconnect(): void {
    this.#socket.reconnect();
  }
}
