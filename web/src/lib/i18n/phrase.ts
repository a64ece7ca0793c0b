/** The text of what the server says as codes: docs/words.md. */
import type { Phrase } from '../net/protocol';

/** What a text depends on beside its phrase. */
export interface Reader {
  /** The seat of whoever reads; null: nobody's. */
  seat: number | null;
  /** The names by seat; null where nobody has one. */
  names: readonly (string | null)[];
  message: (name: string, given?: Record<string, string | number>) => string;
}

export function render(phrase: Phrase, reader: Reader): string {
  if (typeof phrase === 'string') return phrase;
  if (Array.isArray(phrase)) return phrase.map((part) => render(part, reader)).join('');
  if ('say' in phrase) {
    const given = Object.entries(phrase.with ?? {}).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'number' ? value : render(value, reader),
    ]);
    return reader.message(phrase.say, Object.fromEntries(given));
  }
  if ('you' in phrase) return phrase.you === reader.seat ? 'yes' : 'no';
  if ('seat' in phrase) return seatName(phrase.seat, reader);
  const [first = '', ...rest] = render(phrase.sentence, reader);
  return first.toUpperCase() + rest.join('');
}

function seatName(seat: number, reader: Reader): string {
  if (seat === reader.seat) return reader.message('story-you');
  return reader.names[seat] || reader.message('seat', { seat: seat + 1 });
}
