/**
 * The line to a table. It comes back by itself, says from which entry on something is missing, and sends commands
 * that were not answered again under the same id, so that nothing is lost and nothing done twice.
 */
import { Refusal } from './http';
import type { Accepted, Advice, Answer, Coached, Command, Pong, Presence, Refused, Update } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'ended';
export type Request<C = Command> = C extends Command ? Omit<C, 'id'> : never;

/** What a socket needs of the world; tests give another. */
export interface World {
  open: (address: string) => WebSocket;
  wait: (milliseconds: number, then: () => void) => () => void;
  random: () => number;
}

export const browser: World = {
  open: (address) => new WebSocket(address),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export interface Listener {
  line: (state: Line) => void;
  news: (message: Update | Presence) => void;
  /** The last entry that was seen; undefined: none yet. */
  seen: () => number | undefined;
  /** The line failed before it was open: is there something to say why? */
  failed?: () => void;
}

interface Pending {
  command: Command;
  resolve: (answer: Accepted | Advice | Coached | Pong) => void;
  reject: (refusal: Refusal) => void;
}

const SHORTEST = 400;
const LONGEST = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const READY = 1;

let made = 0;
const session = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);

/** An id that no other request has, of this tab or another. */
export function requestId(): string {
  made += 1;
  return `${session}-${made}`;
}

export class TableSocket {
  #socket: WebSocket | undefined;
  #tries = 0;
  #ended = false;
  #pending = new Map<string, Pending>();
  #stopWaiting: () => void = () => undefined;
  #stopPinging: () => void = () => undefined;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {}

  get waiting(): number {
    return this.#pending.size;
  }

  connect(): void {
    if (this.#ended) return;
    this.#stopWaiting();
    this.listener.line('connecting');
    const socket = this.world.open(this.#address());
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#tries = 0;
      this.listener.line('open');
      for (const { command } of this.#pending.values()) this.#send(command);
      this.#keepAlive();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Answer);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      if (!opened) this.listener.failed?.();
      this.#comeBack();
    };
  }

  /** Asks for something; the answer comes, however often the line is lost in between. */
  ask(request: Request): Promise<Accepted | Advice | Coached | Pong> {
    const command = { ...request, id: requestId() } as Command;
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(new Refusal('offline'));
        return;
      }
      this.#pending.set(command.id, { command, resolve, reject });
      this.#send(command);
    });
  }

  /** Now is a good moment: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#ended) return;
    if (this.#socket?.readyState === READY) this.#ping();
    else if (this.#socket?.readyState !== 0) this.connect();
  }

  end(): void {
    this.#ended = true;
    this.#stopWaiting();
    this.#stopPinging();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const { reject } of this.#pending.values()) reject(new Refusal('offline'));
    this.#pending.clear();
    this.listener.line('ended');
  }

  /** Cuts the line and takes it up again, as a lost connection would. */
  reconnect(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#comeBack();
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const seen = this.listener.seen();
    const query = seen === undefined ? '' : `?seen=${seen}`;
    return `${scheme}//${location.host}/api/tables/${this.table}/socket${query}`;
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === READY) this.#socket.send(JSON.stringify(command));
  }

  #hear(answer: Answer): void {
    if (answer.type === 'update' || answer.type === 'presence') {
      this.listener.news(answer);
      return;
    }
    if (answer.type === 'refused') {
      this.#refuse(answer);
      return;
    }
    this.#pending.get(answer.id)?.resolve(answer);
    this.#pending.delete(answer.id);
  }

  #refuse(refused: Refused): void {
    if (refused.missed) this.listener.news(refused.missed);
    const pending = this.#pending.get(refused.id ?? '');
    if (!pending) return;
    // A server that is closing has done nothing; the next one gets the same request again.
    if (refused.code === 'closing' || refused.code === 'unknown-outcome') return;
    this.#pending.delete(pending.command.id);
    pending.reject(new Refusal(refused.code, refused));
  }

  #comeBack(): void {
    this.#stopPinging();
    if (this.#ended) return;
    this.#socket = undefined;
    const delay = Math.min(LONGEST, SHORTEST * 2 ** this.#tries) * (0.75 + this.world.random() / 2);
    this.#tries += 1;
    this.listener.line('lost');
    this.#stopWaiting = this.world.wait(delay, () => this.connect());
  }

  #keepAlive(): void {
    this.#stopPinging();
    this.#stopPinging = this.world.wait(PING_EVERY, () => this.#ping());
  }

  /** A line can be dead without knowing it; one that does not answer is cut. */
  #ping(): void {
    this.#stopPinging();
    this.#stopPinging = this.world.wait(PONG_WITHIN, () => this.reconnect());
    this.ask({ type: 'ping' }).then(
      () => this.#keepAlive(),
      () => undefined,
    );
  }
}
