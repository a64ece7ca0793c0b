import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './http';
import type { Answer, Command } from './protocol';
import { TableSocket, type Line, type World } from './socket';

class FakeSocket {
  readyState = 0;
  sent: Command[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  say(answer: Partial<Answer>): void {
    this.onmessage({ data: JSON.stringify(answer) });
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }
}

let sockets: FakeSocket[];
let timers: { delay: number; then: () => void }[];
let lines: Line[];
let seen: number | undefined;
const news = vi.fn();

const world: World = {
  open: (address) => {
    const socket = new FakeSocket(address);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  wait: (delay, then) => {
    const timer = { delay, then };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  },
  random: () => 0.5,
};

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

/** Lets the timer of this delay ring. */
function ring(delay: number): void {
  const timer = timers.find((other) => other.delay === delay);
  expect(timer, `a timer of ${delay} ms`).toBeDefined();
  timers = timers.filter((other) => other !== timer);
  timer?.then();
}

function opened(): TableSocket {
  const socket = new TableSocket('abc', { line: (line) => lines.push(line), news, seen: () => seen }, world);
  socket.connect();
  last().open();
  return socket;
}

beforeEach(() => {
  sockets = [];
  timers = [];
  lines = [];
  seen = undefined;
  news.mockReset();
});

describe('a table socket', () => {
  it('asks from the last entry that was seen', () => {
    opened();
    expect(last().address).toMatch(/\/api\/tables\/abc\/socket$/);
    seen = 12;
    last().close();
    ring(400);
    expect(last().address).toMatch(/socket\?seen=12$/);
  });

  it('waits longer each time, and begins anew when it was open', () => {
    opened();
    last().close();
    ring(400);
    last().close();
    ring(800);
    last().close();
    ring(1600);
    last().open();
    last().close();
    ring(400);
    expect(lines.at(-1)).toBe('connecting');
  });

  it('sends what was not answered again, under the same id', async () => {
    const socket = opened();
    const answer = socket.ask({ type: 'move', at: 3, move: 'taxes' });
    const first = last().sent[0];
    last().close();
    ring(400);
    last().open();
    expect(last().sent).toEqual([first]);
    last().say({ type: 'accepted', id: first?.id ?? '', number: 4 });
    await expect(answer).resolves.toMatchObject({ number: 4 });
    expect(socket.waiting).toBe(0);
  });

  it('gives every request an id of its own', () => {
    const socket = opened();
    void socket.ask({ type: 'leave' });
    void socket.ask({ type: 'leave' });
    expect(new Set(last().sent.map((command) => command.id)).size).toBe(2);
  });

  it('shows what a late request has missed before it refuses it', async () => {
    const socket = opened();
    const answer = socket.ask({ type: 'move', at: 3, move: 'taxes' });
    const missed = { type: 'update', last: 9, entries: [] } as const;
    last().say({
      type: 'refused',
      code: 'stale',
      id: last().sent[0]?.id ?? '',
      missed: { ...missed, entries: [] },
    });
    expect(news).toHaveBeenCalledWith(missed);
    await expect(answer).rejects.toMatchObject({ code: 'stale' });
  });

  it('keeps a request that a closing server did not take', async () => {
    const socket = opened();
    const answer = socket.ask({ type: 'leave' });
    const id = last().sent[0]?.id ?? '';
    last().say({ type: 'refused', code: 'closing', id });
    expect(socket.waiting).toBe(1);
    last().close();
    ring(400);
    last().open();
    last().say({ type: 'accepted', id, number: 1 });
    await expect(answer).resolves.toMatchObject({ number: 1 });
  });

  it('cuts a line that does not answer any more', () => {
    opened();
    ring(25_000);
    expect(last().sent.at(-1)?.type).toBe('ping');
    ring(10_000);
    expect(lines.at(-1)).toBe('lost');
    ring(400);
    expect(sockets).toHaveLength(2);
  });

  it('ends for good', async () => {
    const socket = opened();
    const answer = socket.ask({ type: 'leave' });
    socket.end();
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    expect(lines.at(-1)).toBe('ended');
    expect(timers).toEqual([]);
  });
});
