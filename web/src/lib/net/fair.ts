/** What a browser can check of a fair deal by itself: docs/fair.md. The draws are recomputed by `drachenhof verify`. */
import { notedCommitment, secretOf } from './secrets';

export interface FairReport {
  /**
   * `noted`: the secret fits the fingerprint that this browser saw before the first card; `unknown`: it fits the one
   * of the record, and nobody here saw another; `changed`: another one was shown before; `differs`: it fits none;
   * `later`: others still play with the same luck, and the secret is not told yet.
   */
  server: 'noted' | 'unknown' | 'changed' | 'differs' | 'later';
  seats: { seat: number; state: 'fits' | 'differs' | 'left-out'; mine: boolean }[];
}

interface Part {
  seat: number;
  commitment: string;
  secret: string | null;
}

async function fits(secret: string | null, commitment: string): Promise<boolean> {
  if (secret === null || !/^[0-9a-f]{64}$/.test(secret)) return false;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}

const SAME_LUCK = ['drachenhof-3', 'drachenhof-4'];

interface Fair {
  method?: string;
  commitment: string;
  secret: string | null;
  seats: Part[];
}

async function server(fair: Fair, noted: string | null): Promise<FairReport['server']> {
  if (noted !== null && noted !== fair.commitment) return 'changed';
  if (fair.secret === null && SAME_LUCK.includes(fair.method ?? '')) return 'later';
  if (!(await fits(fair.secret, fair.commitment))) return 'differs';
  return noted === null ? 'unknown' : 'noted';
}

/** The secrets of a record against their commitments, and against what was noted of the table; null if there are none. */
export async function checkSecrets(record: unknown, table: string | null): Promise<FairReport | null> {
  const fair = (record as { fair?: Fair } | null)?.fair;
  if (!fair || typeof crypto === 'undefined' || !crypto.subtle) return null;
  const seats = fair.seats.map(async (part) => {
    const mine = secretOf(part.commitment);
    const shown =
      part.secret === null ? 'left-out' : (await fits(part.secret, part.commitment)) ? 'fits' : 'differs';
    return { seat: part.seat, state: shown as 'fits' | 'differs' | 'left-out', mine: mine !== null };
  });
  const noted = table === null ? null : notedCommitment(table);
  return { server: await server(fair, noted), seats: await Promise.all(seats) };
}
