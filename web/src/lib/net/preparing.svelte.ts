/** What bots have to wait for at a first start: asked of the server only when one of them takes long. */
import { ask } from './http';
import type { Prepared, Preparing } from './protocol';

const PATIENCE = 2_500;
const PACE = 1_000;

export class Preparations {
  /** What is compiled just now; null as long as nobody waits for it. */
  now = $state<Preparing | null>(null);

  /** Look now and then while a bot is to move; stops when the returned function is called. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      const { preparing } = await ask<Prepared>('GET', '/api/preparing').catch(() => ({ preparing: null }));
      if (over) return;
      this.now = preparing;
      if (preparing) timer = setTimeout(() => void look(), PACE);
    };
    timer = setTimeout(() => void look(), PATIENCE);
    return () => {
      over = true;
      clearTimeout(timer);
      this.now = null;
    };
  }
}
