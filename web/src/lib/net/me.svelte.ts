/** Who one is: a name, and a cookie that only the server reads. */
import { ask } from './http';
import { anyName } from './names';
import type { Me } from './protocol';
import { learnt } from './progress.svelte';
import { stars } from './stars.svelte';
import { forgetAllBut, recall, remember } from './storage';

class Myself {
  /** Undefined until the server was asked; null: nobody yet. */
  person = $state.raw<Me | null | undefined>(undefined);

  async load(): Promise<Me | null> {
    this.person = await ask<Me | null>('GET', '/api/me');
    void learnt.join(this.person);
    void stars.join(this.person);
    return this.person;
  }

  /** Says one's name: for the first time, or a new one. */
  async introduce(name: string): Promise<Me> {
    this.person = await ask<Me>('POST', '/api/me', { name: name.trim() });
    remember('name', this.person.name);
    void learnt.join(this.person);
    void stars.join(this.person);
    return this.person;
  }

  /** Deletes all that is kept about oneself, at the server and in this browser; only how the page looks stays. */
  async vanish(): Promise<void> {
    await ask('DELETE', '/api/me');
    this.person = null;
    learnt.forget();
    stars.forget();
    forgetAllBut(['language', 'theme']);
  }

  /** Sees to it that one has a name; what was typed counts, if it is one. */
  async named(typed: string): Promise<Me> {
    const known = this.person ?? (await this.load());
    if (known && (!typed.trim() || typed.trim() === known.name)) return known;
    return this.introduce(typed.trim() || suggestion());
  }
}

/** A name to begin with; the same one on a device, unless somebody at the table has it. */
export function suggestion(taken: readonly string[] = []): string {
  const found = recall('name');
  if (found && !taken.some((name) => name.toLocaleLowerCase() === found.toLocaleLowerCase())) return found;
  const name = anyName(taken);
  remember('name', name);
  return name;
}

export const me = new Myself();
