/** A table in words: what its seats are called, and what phrases mean to whoever reads. */
import type { SeatInfo } from '../../games/contract';
import { Refusal } from '../../lib/net/http';
import type { BotInfo, Phrase, Seat } from '../../lib/net/protocol';
import { render } from '../../lib/i18n/phrase';
import { say, words } from '../../lib/i18n/words.svelte';

/** The kind of a bot; a program that somebody else connected has only its own name. */
export function botName(bot: string): string {
  const kind = bot.split('@')[0] ?? bot;
  return words.has(`page-bot-${kind}`) ? say(`page-bot-${kind}`) : bot;
}

/** The bots that one may choose among; the others are there to compare bots with. */
export function offered(bots: readonly BotInfo[] = []): BotInfo[] {
  return bots.filter((bot) => bot.offered);
}

/** A bot to choose: its kind, and how it plays. */
export function botChoice(bot: string): string {
  const own = `page-bot-taste-${bot}`;
  const strength = words.has(own) ? say(own) : say('page-bot-strength', { bot });
  return say('page-bot-choice', { bot: botName(bot), strength });
}

/** A bot by its kind and its own name. */
export function botCalled(bot: string, name: string): string {
  return say('page-bot-called', { bot: botName(bot), name });
}

/** What the seats of a table are called; bots of one kind that have no names are told apart by their seats. */
export function seatInfos(seats: readonly Seat[], mine: readonly number[]): SeatInfo[] {
  return seats.map((seat, at) => ({ ...seat, title: seatTitle(seats, at), mine: mine.includes(at) }));
}

/** A program that somebody has connected: marked wherever it is named. */
export function programCalled(name: string): string {
  return say('page-program-called', { name });
}

type Sitting = Pick<Seat, 'name' | 'bot' | 'program'>;

export function seatTitle(seats: readonly Sitting[], at: number): string {
  const { name, bot, program } = seats[at] ?? {};
  if (bot && name) return botCalled(bot, name);
  if (name) return program ? programCalled(name) : name;
  if (!bot) return say('seat', { seat: at + 1 });
  const twice = seats.filter((other) => other.bot === bot && !other.name).length > 1;
  return twice ? `${botName(bot)} ${at + 1}` : botName(bot);
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
  if (!today)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(
      then,
    );
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
  return `${day}, ${new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(then)}`;
}
