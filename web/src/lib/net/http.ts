/** The server over HTTP: what it answers, or a `Refusal`. */
import type { RefusalCode, Refused } from './protocol';

/** Why something was not done; `offline` and `odd` are our own: no answer, and one that is none. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode | 'offline' | 'odd',
    readonly refused?: Refused,
  ) {
    super(code);
  }
}

const PATIENCE = 15_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const sent = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetched(method, path, sent);
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said as T;
  throw refusalOf(said);
}

async function fetched(method: Method, path: string, body: string | undefined): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      body,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refusal('offline');
  }
}

export function refusalOf(said: unknown): Refusal {
  if (typeof said === 'object' && said !== null && 'code' in said) {
    const refused = said as Refused;
    return new Refusal(refused.code, refused);
  }
  return new Refusal('odd');
}
