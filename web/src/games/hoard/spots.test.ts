import { expect, it } from 'vitest';
import { spot } from './spots';

it('points at all cards of a type, or at the one that plays so many', () => {
  document.body.innerHTML = ['hand-0-7-0', 'hand-0-7-1', 'rest-0-3-1', 'rest-0-3-2']
    .map((piece) => `<i data-piece="${piece}"></i>`)
    .join('');
  const found = (name: string): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>(spot(name, 0) ?? 'none')].map((thing) => thing.dataset.piece);
  expect(found('hand 7')).toEqual(['hand-0-7-0', 'hand-0-7-1']);
  expect(found('hand 7 x2')).toEqual(['hand-0-7-1']);
  expect(found('open 3')).toEqual(['rest-0-3-1', 'rest-0-3-2']);
  expect(found('open 3 x2')).toEqual(['rest-0-3-2']);
});
