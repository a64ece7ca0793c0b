import { expect, it } from 'vitest';
import type { BotInfo, Seat } from '../net/protocol';
import { sameBot } from './opening';

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
