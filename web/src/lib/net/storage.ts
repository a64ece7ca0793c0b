/** What the browser keeps for us. Some forbid it; then it lasts as long as the page. */
const kept = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  kept.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

export function forget(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Forgets all that was kept here but some keys, whatever it was. */
export function forgetAllBut(keys: readonly string[]): void {
  const known = [...kept.keys()];
  try {
    known.push(...Object.keys(localStorage));
  } catch {
    // As above.
  }
  for (const key of known) if (!keys.includes(key)) forget(key);
}
