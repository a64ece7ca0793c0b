import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../lib/net/settings.svelte';
import { forget } from '../../lib/net/storage';
import { NAMED, Naming, parsed } from './naming.svelte';

beforeEach(() => {
  forget('named');
  settings.names = null;
});

describe('names at pictures', () => {
  it('are there at the first choices of each game, and are not there any more in the next ones', () => {
    const naming = new Naming();
    for (let made = 0; made < NAMED; made += 1) {
      expect(naming.shown('g')).toBe(true);
      naming.chose('g');
    }
    expect([naming.shown('g'), naming.shown('h')]).toEqual([false, true]);
    expect([new Naming().shown('g'), new Naming().shown('h')]).toEqual([false, true]);
  });

  it('are there or not as somebody wishes', () => {
    const naming = new Naming();
    settings.names = false;
    expect(naming.shown('g')).toBe(false);
    settings.names = true;
    for (let made = 0; made < NAMED; made += 1) naming.chose('g');
    expect(naming.shown('g')).toBe(true);
  });

  it.each(['', 'no', '[1', '{"g": "many"}', 'null'])('are as for somebody new where %s is kept', (text) => {
    expect(parsed(text)).toEqual({});
  });
});
