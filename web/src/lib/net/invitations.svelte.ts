/** The links of open seats: the server shows them once, so this browser keeps them. */
import { recall, remember } from './storage';

class Invitations {
  #version = $state(0);

  keep(table: string, links: Record<string, string>): void {
    remember(`links:${table}`, JSON.stringify({ ...this.#read(table), ...links }));
    this.#version += 1;
  }

  /** The address that invites somebody to a seat. */
  of(table: string, seat: number): string | null {
    void this.#version;
    const link = this.#read(table)[String(seat)];
    return link ? `${location.origin}/t/${table}#${link}` : null;
  }

  #read(table: string): Record<string, string> {
    try {
      return JSON.parse(recall(`links:${table}`) ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  }
}

export const invitations = new Invitations();
