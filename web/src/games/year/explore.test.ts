import { expect, it } from 'vitest';
import { choices, FIRST, GIVEN } from './explore';

const none = Array.from({ length: GIVEN }, () => '');

it('events are drawn for all months after those of peace', () => {
  expect([FIRST, GIVEN]).toEqual([3, 10]);
  expect(choices(none, 0)).toEqual(['tribute', 'drought', 'mongols', 'festival', 'contagion']);
});

it('an event is offered neither beside its equal nor a third time', () => {
  expect(choices(['drought', '', 'mongols'], 1)).toEqual(['tribute', 'festival', 'contagion']);
  expect(choices(['drought', 'mongols', 'drought', '', ''], 4)).not.toContain('drought');
  expect(choices(['drought', 'mongols', 'drought', '', ''], 2)).toContain('drought');
});
