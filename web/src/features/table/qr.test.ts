import { generate } from 'lean-qr/nano';
import { expect, it } from 'vitest';
import { pathOf } from './qr';

it('draws runs of dark squares as rectangles', () => {
  const rows = ['##.#', '....', '.##.', '#..#'];
  expect(pathOf({ size: 4, get: (x, y) => rows[y]?.[x] === '#' })).toBe(
    'M0 0h2v1H0zM3 0h1v1H3zM1 2h2v1H1zM0 3h1v1H0zM3 3h1v1H3z',
  );
});

it('draws a code with its three corners for the longest invitation there can be', () => {
  const address = `https://games.example.org/t/${'a'.repeat(22)}#${'b'.repeat(64)}`;
  const code = generate(address);
  const path = pathOf(code);
  for (const corner of ['M0 0h7', `M${code.size - 7} 0h7`, `M0 ${code.size - 7}h7`])
    expect(path).toContain(corner);
});
