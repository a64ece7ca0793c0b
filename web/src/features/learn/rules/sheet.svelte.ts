/** The rule that is shown in a sheet above whatever page one is on. */
import { words } from '../../../lib/i18n/words.svelte';
import { readRulesFor } from './rules';

class RuleSheet {
  number = $state<string | null>(null);
  /** Some rule was asked for. The sheet then stays, closed: as one that closes it gives the focus back. */
  asked = $state(false);

  async show(number: string): Promise<void> {
    await Promise.all([readRulesFor(number), words.need('learn')]);
    this.asked = true;
    this.number = number;
  }

  close(): void {
    this.number = null;
  }
}

export const ruleSheet = new RuleSheet();
