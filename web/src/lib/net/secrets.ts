/** One's own part in a fair deal: a secret that only this browser knows until all have committed to theirs. */
import { recall, remember } from './storage';

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const key = (commitment: string): string => `secret:${commitment}`;

/** A new secret, kept here; gives what the others may see of it. Null where the browser cannot hash. */
export async function newCommitment(): Promise<string | null> {
  // Without a safe address (https, or this machine) browsers have no SHA-256.
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const commitment = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret)));
  remember(key(commitment), hex(secret));
  return commitment;
}

/** The secret behind a commitment, if it was made in this browser. */
export function secretOf(commitment: string): string | null {
  return recall(key(commitment));
}

const NOTED = 'commitments';
const MOST = 200;

function noted(): [string, string][] {
  try {
    return JSON.parse(recall(NOTED) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

/** Notes the fingerprint that the server shows of a table before the first card, once: a later one is not believed. */
export function noteCommitment(table: string, commitment: string): void {
  const known = noted();
  if (known.some(([id]) => id === table)) return;
  remember(NOTED, JSON.stringify([...known, [table, commitment]].slice(-MOST)));
}

/** What was noted of a table, if it was seen before its first card. */
export function notedCommitment(table: string): string | null {
  return noted().find(([id]) => id === table)?.[1] ?? null;
}
