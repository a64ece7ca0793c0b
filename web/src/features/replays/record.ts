/** The record that somebody opened from a file, on its way to the page that shows it. */
export const opened = { text: '', file: '' };

const NEEDED = ['format', 'game', 'players', 'options', 'seats', 'engine', 'moves', 'scores'];

/** What the server needs of a record to play it again: neither times nor talk. What is no record stays as it is. */
export function slim(text: string): string {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return text;
    return JSON.stringify(
      Object.fromEntries(Object.entries(record).filter(([name]) => NEEDED.includes(name))),
    );
  } catch {
    return text;
  }
}

/** The format of records that this page and its server read. */
const FORMAT = 1;
/** Bytes of a record that the server takes. */
export const MOST = 60_000;

export type Trouble = 'empty' | 'binary' | 'cut' | 'not-json' | 'no-record' | 'newer' | 'too-large';

/** What is wrong with a file, as far as one sees without the rules; null if it may be a record. */
export function troubleWith(text: string): Trouble | null {
  // eslint-disable-next-line no-control-regex -- no text has these
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/.test(text.slice(0, 4096))) return 'binary';
  if (text.trim() === '') return 'empty';
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}') ? 'cut' : 'not-json';
  }
  return troubleWithJson(found);
}

function troubleWithJson(found: unknown): Trouble | null {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return 'no-record';
  const { format, game, moves } = found as Record<string, unknown>;
  if (typeof format === 'number' && format > FORMAT) return 'newer';
  if (format === undefined || game === undefined || moves === undefined) return 'no-record';
  return new Blob([slim(JSON.stringify(found))]).size > MOST ? 'too-large' : null;
}

/** The first record of a file; a file of many games has one on each line. */
export function firstOf(text: string): string {
  return text.trimStart().startsWith('{"') ? (text.trim().split('\n')[0] ?? '') : text;
}
