import { expect, it } from 'vitest';
import { anyName, SUGGESTED } from './names';

it('suggests a name that nobody at the table has', () => {
  const taken = SUGGESTED.filter((name) => name !== 'Ruyi').map((name) => name.toUpperCase());
  expect(anyName(taken)).toBe('Ruyi');
  expect(anyName([], () => 0.999)).toBe(SUGGESTED.at(-1));
});

it('suggests any name where all are taken', () => {
  expect(SUGGESTED).toContain(anyName(SUGGESTED));
});
