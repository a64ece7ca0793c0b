/**
 * What the page and a game's board agree on.
 *
 * A game is a folder here, `games/NAME`. What every game has is in files of the same names: `index.ts`
 * exports one `GameModule` as `game`, `Own.svelte` and `Other.svelte` show the places of those who play, `desk.svelte.ts`
 * is what a press needs, `moment.ts` what is looked at between decisions, `Learn.svelte` has the pictures of the
 * introduction, `engine.ts` and `rulebook.ts` are made from the rules. `explore.ts` is there if the game can be explored.
 * What only one of the games has is listed, with the reason, in `one_name.test.ts`. Its pictures are in `games/NAME/art`;
 * `Door.svelte` there is its entrance, `Sheet.svelte` shows all of them. `games.ts` has the names and
 * finds the parts; whatever else has to be known of a game is told by the server. Nothing outside these folders says a
 * game's name: the same test looks.
 *
 * The frame (`features/table/Frame.svelte`, and `features/replays/Replay.svelte`) does everything that is the same for all games: seats and
 * connection, log, chat, undo, hints, playback, curtain, result. It shows the board in a box and gives it the
 * properties below; the board draws `view` and calls `choose`.
 *
 * - A board never talks to the server and keeps no game state: everything that it shows follows from its properties.
 *   It must draw any view at any time (people come in the middle, spectators, replays), so the first drawing is
 *   without motion, and what moves is what differs between two views.
 * - `choices` are all legal moves, each with its words and what it would bring. Only what is in `choices` may look
 *   clickable, and all of it must be reachable. Empty means: nobody here is asked.
 * - `choose(move)` takes the notation of a choice (`Choice.move`). The frame sends it once, however often it is
 *   pressed, and sets `busy` until the answer. A move that is not among the choices is put to the server too, whose
 *   refusal the frame shows with its rule: so a press on something illegal may simply call `choose`.
 * - `consider(move | null)`: the pointer or the focus is on a choice. The frame shows its words, and gives it back as
 *   `previewed`, also when the choice was pointed at in the frame's own list or in a hint.
 * - During playback `step` is the move that is being told and `view` is how things stand after it, or null where the
 *   server told several moves at once; `step.before` is the view that was shown until now. Animate from one to the
 *   other within `motion` milliseconds (0: at once, no motion). At rest `step` is null.
 * - Words come from `tell(phrase)` for phrases of the server, which knows who reads and who sits where, and from
 *   `say('id', arguments)` of `lib/i18n/words.svelte` for messages of the Fluent files. All files of the game (`game.ftl`,
 *   `story.ftl`, `refusals.ftl`, …) are loaded before the board is. New words of a board stand in `page.ftl` of its
 *   game's folder, in all three languages, with ids that begin with the game's name.
 * - `rule('Y14')` opens a rule in a sheet above the board. Every symbol should lead to its rule.
 * - The box (`BoardBox.svelte`) is as wide as it can be (from 328 px). From 768 × 640 px on it is also as high as the
 *   window leaves, at least 560 px: the board fills it, with pieces sized by it (`@container table`, `cqw`, `cqh`).
 *   On phones the board is as high as it needs; it scrolls the page, never sideways. The strict content policy allows no `style="…"` in markup; `style:width={…}` is fine.
 * - `offersChoices` says that all choices can be reached on the board by pointer and keyboard, so that the frame need
 *   not list them as buttons below. Until then it does: see `ChoiceList.svelte`, which boards may use for parts too.
 */
import type { Component } from 'svelte';
import type { Advised, Choice, Foreseen, Phrase, Seat, Told, View } from '../lib/net/protocol';

export type { Advised, Choice, Foreseen, Phrase, Seat, Sentence, Told, View } from '../lib/net/protocol';

/** A move that is told: what happened, and how things stood before and stand after it. */
export interface PlayedStep {
  /** The entry of the log: `seat`, `move` in the notation as the reader may hear it, `story` in sentences. */
  entry: Told;
  /** All entries that are told with it: the move, and the draws and deals that came of it. */
  entries: readonly Told[];
  before: View | null;
  after: View | null;
  /** Which of several moments of a move this is (`event`, `decay`, `scoring`, `losses`, …); of a whole move nothing. */
  moment?: string | null;
}

/** A seat as the board needs it: what the server says, and the name to show. */
export interface SeatInfo extends Seat {
  /** What to call it: the name, or the bot's, or "Seat 2". */
  title: string;
  /** It is the reader's (also one of several at one device). */
  mine: boolean;
}

export interface BoardProps<V = View> {
  view: V;
  /** By number, from 0. */
  seats: readonly SeatInfo[];
  /** The seat from which this is seen; null: a spectator's view. */
  eyes: number | null;
  choices: readonly Choice[];
  /** Moves that are legal but were tried before, where one tries until it is right: they cannot be chosen again. */
  tried?: readonly string[];
  /** Nobody is to move any more, also where the game did not end by its rules. */
  over?: boolean;
  /** What is asked, in words; null when nothing is. */
  question: string | null;
  /** What lies on the table demands of whoever is next, in words, for all to see; null where nothing does. */
  demand?: string | null;
  /** What is announced would do to `eyes` as things stand, in the words of the game; `previewed.forecast` says what a choice changes of it. */
  forecast?: readonly Foreseen[] | null;
  /** The choice that pointer or focus is on, here or elsewhere. */
  previewed: Choice | null;
  /** A choice was sent and is not answered yet. */
  busy: boolean;
  step: PlayedStep | null;
  /** Milliseconds for what moves now; 0: no motion. */
  motion: number;
  /** What the choices are worth, the best first; null: nobody asked. */
  advice: readonly Advised[] | null;
  choose: (move: string) => void;
  consider: (move: string | null) => void;
  tell: (phrase: Phrase) => string;
  rule: (number: string) => void;
}

/** A name for a picture: where that is, as a selector within the board. */
export interface Sign {
  at: string;
  name: string;
  /** Where on the picture: on its lower edge if nothing is said; above or below that edge, nowhere but above it, across the middle, or wherever it is free along a track. */
  lies?: 'within' | 'upon' | 'below' | 'middle' | 'along';
  /** It is there to be chosen. A lesson names nothing else: what the coach points at there stays to be seen. */
  chosen?: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  offersChoices: boolean;
  /** Questions (`view.asked`) which decide nothing where only one choice is left: the page answers them by itself. */
  placing: readonly string[];
  /** Moments of a move (`PlayedStep.moment`) that are more than one: how many times as long each is looked at. */
  lookedAt: Readonly<Record<string, number>>;
  /** Whether chance turns up what somebody has just reached for, for all to see: the table holds its breath before. */
  turnsUp?: (reached: Told, entry: Told) => boolean;
  /** Whether a move of chance is one of several things that somebody draws: the story tells them in one line. */
  draws?: (move: string) => boolean;
  /** Where a lesson points at, as its words name it, on a board seen from a seat: a selector within the board; null: there is no such thing. */
  spot: (name: string, eyes: number) => string | null;
  /** What beginners misread on a board seen from a seat, and what it is called; the words of the coach are loaded. */
  signs: (view: View, eyes: number) => Sign[];
  /** A message for a choice that beginners often make for no reason; left out where there is none. */
  remark?: (move: string, choices: readonly Choice[]) => string | null;
  /** What a move sounds like. */
  sound: 'wood' | 'paper';
}
