/** The record that somebody opened from a file, on its way to the page that shows it. */
export const opened = { text: '' };

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
