import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt.svelte';

describe('an attempt', () => {
  it('is made one at a time', async () => {
    const attempt = new Attempt();
    let done = 0;
    let end = (): void => undefined;
    const first = attempt.make(() => new Promise<void>((resolve) => (end = resolve)).then(() => (done += 1)));
    expect(attempt.busy).toBe(true);
    await attempt.make(async () => void (done += 10));
    end();
    await first;
    expect(done).toBe(1);
    expect(attempt.busy).toBe(false);
  });

  it('says what went wrong, until the next one', async () => {
    const attempt = new Attempt();
    await attempt.make(() => Promise.reject(new Error('no')));
    expect(attempt.problem).toEqual(new Error('no'));
    expect(attempt.busy).toBe(false);
    await attempt.make(() => Promise.resolve());
    expect(attempt.problem).toBeNull();
  });
});
