/** "Your turn": in the title, on the icon, as a notification of the browser, and as a sound. */
import { settings } from '../../lib/net/settings.svelte';
import type { TableModel } from '../../lib/net/table.svelte';
import { say } from '../../lib/i18n/words.svelte';
import { sounds } from './sounds';

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export class Announcer {
  #announced = 0;

  constructor(private readonly model: TableModel) {}

  /** An effect: runs whenever it becomes, or is no longer, our turn. */
  watch(): () => void {
    const { model } = this;
    const asked = model.asked !== null && model.playback.settled;
    const game = model.table ? say(`game-${model.table.game}`) : 'Drachenhof';
    document.title = asked ? `● ${say('page-your-turn')} – ${game}` : game;
    const badge = navigator as Badging;
    void (asked ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => undefined);
    const at = model.position?.at ?? 0;
    if (asked && at !== this.#announced) {
      this.#announced = at;
      this.#call(game);
    }
    return () => {
      document.title = 'Drachenhof';
    };
  }

  #call(game: string): void {
    sounds.turn();
    if (!document.hidden || !settings.notify || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    const shown = new Notification(say('page-your-turn'), {
      body: game,
      tag: this.model.id,
      icon: '/favicon.svg',
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}
