import { describe, expect, it } from 'vitest';
import { Tapping } from './tapping.svelte';

const FINGER = { pointerType: 'touch' };

describe('Tapping', () => {
  it('shows with the first tap and chooses with the second', () => {
    const tapping = new Tapping(() => true);
    tapping.pressed(FINGER);
    expect([tapping.makes('taxes'), tapping.held]).toEqual([false, 'taxes']);
    tapping.pressed(FINGER);
    expect([tapping.makes('taxes'), tapping.held]).toEqual([true, null]);
  });

  it('holds another choice instead, when that is tapped', () => {
    const tapping = new Tapping(() => true);
    tapping.pressed(FINGER);
    tapping.makes('taxes');
    expect([tapping.makes('build'), tapping.held]).toEqual([false, 'build']);
    expect(tapping.makes('taxes')).toBe(false);
  });

  it('forgets what was tapped when it is dropped', () => {
    const tapping = new Tapping(() => true);
    tapping.pressed(FINGER);
    tapping.makes('taxes');
    tapping.drop();
    expect(tapping.makes('taxes')).toBe(false);
  });

  it('lets mouse and keyboard choose at once', () => {
    const tapping = new Tapping(() => true);
    expect(tapping.makes('taxes')).toBe(true);
    tapping.pressed({ pointerType: 'mouse' });
    expect(tapping.makes('taxes')).toBe(true);
    tapping.pressed(FINGER);
    tapping.keyed();
    expect(tapping.makes('taxes')).toBe(true);
  });

  it('chooses at the first tap where one likes it so', () => {
    const tapping = new Tapping(() => false);
    tapping.pressed(FINGER);
    expect(tapping.makes('taxes')).toBe(true);
  });
});
