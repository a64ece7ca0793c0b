/** What a browser can check of a fair deal by itself: docs/fair.md. The draws are recomputed by `drachenhof verify`. */
import { secretOf } from './secrets';

export interface FairReport {
  server: boolean;
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

/** The secrets of a record against their commitments; null where there is nothing to check. */
export async function checkSecrets(record: unknown): Promise<FairReport | null> {
  const fair = (record as { fair?: { commitment: string; secret: string | null; seats: Part[] } } | null)
    ?.fair;
  if (!fair || typeof crypto === 'undefined' || !crypto.subtle) return null;
  const seats = fair.seats.map(async (part) => {
    const mine = secretOf(part.commitment);
    const shown =
      part.secret === null ? 'left-out' : (await fits(part.secret, part.commitment)) ? 'fits' : 'differs';
    return { seat: part.seat, state: shown as 'fits' | 'differs' | 'left-out', mine: mine !== null };
  });
  return { server: await fits(fair.secret, fair.commitment), seats: await Promise.all(seats) };
}
