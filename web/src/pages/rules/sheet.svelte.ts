/** The rule that is shown in a sheet above whatever page one is on. */
import { readRulesFor } from './rules';

class RuleSheet {
  number = $state<string | null>(null);
  #opened: Element | null = null;

  async show(number: string): Promise<void> {
    if (this.number === null) this.#opened = document.activeElement;
    await readRulesFor(number);
    this.number = number;
  }

  close(): void {
    this.number = null;
    if (this.#opened instanceof HTMLElement && this.#opened.isConnected) this.#opened.focus();
  }
}

export const ruleSheet = new RuleSheet();
