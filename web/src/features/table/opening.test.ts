import { expect, it } from 'vitest';
import { begin } from '../coach/memory';
import type { BotInfo, Seat } from '../../lib/net/protocol';
import { forget } from '../../lib/net/storage';
import { isFirst, sameBot } from './opening';

const QUICK_BOT = 'courtier';

const BOTS = ['random', 'courtier', 'emperor'].map((name) => ({ name, budget: null }) as BotInfo);
const seats = (...bots: (string | null)[]): Seat[] =>
  bots.map((bot) => ({ kind: bot ? 'bot' : 'person', bot }) as Seat);

it.each([
  [[null, 'emperor', 'emperor'], 'emperor'],
  [[null, 'emperor', 'random'], QUICK_BOT],
  [[null, null], QUICK_BOT],
  [[null, 'somebody else’s program'], QUICK_BOT],
])('of the bots %j plays on against %s', (sat, bot) => {
  expect(sameBot(seats(...sat), { bots: BOTS, opponent: QUICK_BOT })).toBe(bot);
});

it('is a first game until one of its kind was begun here', () => {
  forget('coach');
  expect([isFirst('g'), isFirst('h')]).toEqual([true, true]);
  begin('g', 'table');
  expect([isFirst('g'), isFirst('h')]).toEqual([false, true]);
  forget('coach');
});
