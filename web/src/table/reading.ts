/** A table in words: what its seats are called, and what phrases mean to whoever reads. */
import type { SeatInfo } from '../games/contract';
import { Refusal } from '../net/http';
import type { Phrase, Seat } from '../net/protocol';
import { render } from '../words/phrase';
import { say, words } from '../words/words.svelte';

/** The name of a bot; a program that somebody else connected has only its own. */
export function botName(bot: string): string {
  return words.has(`page-bot-${bot}`) ? say(`page-bot-${bot}`) : bot;
}

/** What the seats of a table are called; bots of one kind are told apart by their seats. */
export function seatInfos(seats: readonly Seat[], mine: readonly number[]): SeatInfo[] {
  const bots = seats.map((seat) => seat.bot).filter(Boolean);
  return seats.map((seat, at) => {
    const twice = bots.filter((bot) => bot === seat.bot).length > 1;
    const bot = seat.bot ? (twice ? `${botName(seat.bot)} ${at + 1}` : botName(seat.bot)) : null;
    return { ...seat, title: seat.name ?? bot ?? say('seat', { seat: at + 1 }), mine: mine.includes(at) };
  });
}

export type Tell = (phrase: Phrase) => string;

export function teller(seats: readonly SeatInfo[], eyes: number | null): Tell {
  const names = seats.map((seat) => seat.title);
  return (phrase) => render(phrase, { seat: eyes, names, message: say });
}

/** Why something was refused, as a sentence. */
export function explained(problem: unknown, tell?: Tell): string {
  if (!(problem instanceof Refusal)) return say('page-refused-fault');
  const said = problem.refused?.said;
  if (said && tell) return tell(said);
  if (said) return render(said, { seat: null, names: [], message: say });
  const id = `page-refused-${problem.code}`;
  return words.has(id) ? say(id) : say('page-refused-fault');
}

/** Why a move was refused: the reason, and apart from it the rule that leads to its text. */
export function refusedBy(refusal: Refusal, tell: Tell): { reason: string; rule: string | null } {
  const rule = refusal.refused?.rule ?? null;
  const said = explained(refusal, tell);
  const end = ` (${rule})`;
  return { reason: rule && said.endsWith(end) ? said.slice(0, -end.length) : said, rule };
}

/** A moment as people say it: today's by the clock, others by the day. */
export function when(milliseconds: number, language: string): string {
  const then = new Date(milliseconds);
  const today = new Date().toDateString() === then.toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(language, form).format(then);
}
