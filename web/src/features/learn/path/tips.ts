/** The tips of a game with the figures that they stand on, as `drachenhof tips` measured them. */
import type { GameName } from '../../../games/games';
import type { Span } from '../../../lib/net/protocol';

export interface Tip {
  name: string;
  /** By how much the chance to win is higher, of 0 to 1. */
  gain: Span;
  /** How many positions it was measured in. */
  positions: number;
}

export interface Measured {
  command: string;
  tips: Tip[];
}

const files = import.meta.glob<Measured>('../../../../../src/drachenhof/games/*/learn/tips/tips.json', {
  import: 'default',
});

export async function readTips(game: GameName): Promise<Measured | null> {
  return (await files[`../../../../../src/drachenhof/games/${game}/learn/tips/tips.json`]?.()) ?? null;
}
