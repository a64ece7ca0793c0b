/** Made by `python -m drachenhof.server.app.typescript` from the server's messages. Do not edit. */

/** Words that are still to be said, in any language: docs/words.md. */
export type Phrase =
  | string
  | Phrase[]
  | { say: string; with?: Record<string, Phrase | number> }
  | { sentence: Phrase }
  | { seat: number }
  | { you: number };

/** What an observer sees of a game; each game's page knows its own. */
export type View = Record<string, unknown>;

/** What is to come, or what a choice brings at once; each game's page knows its own. */
export type Foreseen = Record<string, unknown>;

/** A seat of whoever creates the table; several are for several people at one device. */
export interface PersonSeat {
  kind: 'person';
  name?: string | null;
  commitment?: string | null;
}

/** A seat that somebody takes by its link, or at a public table anybody. */
export interface OpenSeat {
  kind: 'open';
}

/** A seat for a bot. */
export interface BotSeat {
  kind: 'bot';
  bot: string;
}

/** Everybody is there; a bot holds the seat of a person who has been away for `grace` seconds. */
export interface Live {
  kind: 'live';
  grace?: number;
}

/** Everybody moves when they have time; after `grace` seconds on one decision a bot holds the seat. */
export interface Correspondence {
  kind: 'correspondence';
  grace?: number;
}

/** A new table. */
export interface Create {
  game: string;
  seats: (PersonSeat | OpenSeat | BotSeat)[];
  options?: Record<string, boolean | number | string | null>;
  pace?: Live | Correspondence;
  public?: boolean;
  hints?: boolean;
  by_lot?: boolean;
  review?: boolean;
}

/** A game at a table that is over. */
export interface OfTable {
  kind: 'table';
  table: string;
}

/** A game of which the client has the record. */
export interface OfRecord {
  kind: 'record';
  record: unknown;
}

/** The game in which a drill was found, as far as its position. */
export interface OfDrill {
  kind: 'drill';
  game: string;
  drill: string;
}

/** A new table that begins with a position: after `moves` moves of another game, whose options it has. */
export interface PlayOn {
  of: OfTable | OfRecord | OfDrill;
  moves: number;
  seats: (PersonSeat | OpenSeat | BotSeat)[];
  pace?: Live | Correspondence;
  public?: boolean;
  hints?: boolean;
  review?: boolean;
}

/** One seat, as all see it. */
export interface Seat {
  kind: 'bot' | 'open' | 'person';
  name?: string | null;
  bot?: string | null;
  taken?: boolean;
  present?: boolean;
  held?: string | null;
  resigned?: boolean;
  commitment?: string | null;
  left_out?: boolean;
  cancels?: boolean;
  unasked?: string | null;
  reserved?: boolean;
  program?: boolean;
}

/** A table, as all see it. */
export interface TableView {
  id: string;
  game: string;
  hidden: boolean;
  players: number;
  options: Record<string, unknown>;
  pace: Live | Correspondence;
  public: boolean;
  hints: boolean;
  by_lot: boolean;
  review: boolean;
  status: 'broken' | 'cancelled' | 'fixing' | 'open' | 'over' | 'playing';
  seats: Seat[];
  commitment: string;
  engine: string;
  created: number;
  until: number | null;
  rated: boolean;
  unrated: string | null;
  stake: boolean;
  given: number | null;
  day: string | null;
  duel_from: string | null;
  duel: string | null;
  tournament: string | null;
  watchers: number;
  rematch: string | null;
  scores: number[] | null;
  places: number[] | null;
}

/** A legal move, and what it would bring. */
export interface Choice {
  move: string;
  words: Phrase;
  preview: Phrase;
  gain: Foreseen | null;
  forecast: Foreseen[] | null;
}

/** How far a seat can go back: the entries, the last first; and why not further. */
export interface Undoing {
  to: number[];
  stop: 'begin' | 'chance' | 'other';
  free: number;
}

/** What a seat knows, for programs: the bytes of its `Knowledge` in base64, and a hash of how they are laid out. */
export interface Known {
  layout: string;
  data: string;
}

/** The game as one observer may know it, after the entry `at`. */
export interface Position {
  at: number;
  to_move: number | 'chance' | 'over';
  view: View;
  question: Phrase | null;
  demand: Phrase | null;
  choices: Choice[] | null;
  undo: Undoing | null;
  waiting: number | null;
  forecast: Foreseen[] | null;
  known?: Known;
}

/** A part of the story: whom it is about, and how it is told. */
export interface Sentence {
  text: Phrase;
  seats: number[];
  tone: string;
}

/** One of several things that a move led to: how many sentences of its story tell it, and how things stood then. */
export interface Moment {
  name: string;
  said: number;
  view?: View | null;
}

/** An entry of the log, as one observer may read it. */
export interface Told {
  number: number;
  at: number;
  kind: EntryKind;
  seat?: number | null;
  move?: string | null;
  by?: string | null;
  heading?: Phrase | null;
  story?: Sentence[] | null;
  moments?: Moment[] | null;
  to?: number | null;
  long?: boolean | null;
  given?: number | null;
  lot?: number[] | null;
  text?: string | null;
  reaction?: string | null;
  name?: string | null;
  program?: boolean | null;
  bot?: string | null;
  why?: string | null;
  table?: string | null;
  seats?: number[] | null;
  until?: number | null;
  scores?: number[] | null;
  places?: number[] | null;
}

/** A move in words, at the position that the entry `at` led to. */
export interface Move {
  type: 'move';
  id: string;
  at: number;
  move: string;
}

/** Take moves back: the position becomes the one that the entry `to` led to. */
export interface Undo {
  type: 'undo';
  id: string;
  at: number;
  to: number;
}

/** What the caller's choices are worth. */
export interface Hint {
  type: 'hint';
  id: string;
  at: number;
}

/** Which of the caller's choices cost much; and what mattered in the last month or round, unless it was `heard`. */
export interface Coach {
  type: 'coach';
  id: string;
  at: number;
  heard?: number;
}

/** Chat: a text, or one of the reactions. */
export interface Say {
  type: 'say';
  id: string;
  text?: string | null;
  reaction?: 'bravo' | 'hurry' | 'laugh' | 'ouch' | 'thanks' | 'thinking' | null;
}

/** Take a seat: by its link, or any open one at a public table. By HTTP, newcomers send their `name` along. */
export interface Sit {
  type: 'sit';
  id: string;
  link?: string | null;
  seat?: number | null;
  commitment?: string | null;
  name?: string | null;
}

/** Add an own secret to the deal, by its SHA-256. */
export interface Commit {
  type: 'commit';
  id: string;
  commitment: string;
}

/** Show the secret, when all seats are taken. */
export interface Reveal {
  type: 'reveal';
  id: string;
  secret: string;
}

/** Get up: before the game the seat is free again, later a bot holds it. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Take the own seat back from the bot that holds it. */
export interface Back {
  type: 'back';
  id: string;
}

/** Give the game up. */
export interface Resign {
  type: 'resign';
  id: string;
}

/** End the table without a result: the host before the game, later all persons together. */
export interface Cancel {
  type: 'cancel';
  id: string;
}

/** Say no to those who want to cancel, or withdraw an own request to. */
export interface Decline {
  type: 'decline';
  id: string;
}

/** The host gives a seat to a bot, or opens it (again); whoever never came loses it. */
export interface Change {
  type: 'change';
  id: string;
  seat: number;
  bot?: string | null;
}

/** The host wants a new link for an open seat; an older one ends. */
export interface Link {
  type: 'link';
  id: string;
  seat: number;
}

/** The same people at a new table. */
export interface Rematch {
  type: 'rematch';
  id: string;
  commitment?: string | null;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id: string;
}

/** What is new: the entries since the last number seen, and how things stand after them. */
export interface Update {
  type: 'update';
  last: number;
  entries: Told[];
  table?: TableView;
  position?: Position | null;
  you?: number[];
  eyes?: number | null;
  host?: boolean;
  kept?: number[];
  more?: boolean;
}

/** Done, and kept: the entry `number`. A `link` or the id of a new `table`, where one was asked for. */
export interface Accepted {
  type: 'accepted';
  id: string;
  number: number;
  link?: string | null;
  table?: string | null;
}

/** A hint: the best choices first. */
export interface Advice {
  type: 'advice';
  id: string;
  at: number;
  exact: boolean;
  choices: Advised[];
}

/** What was measured of a choice: its chance to win lies between `low` and `high` (95 %). */
export interface Advised {
  move: string;
  words: Phrase;
  low: number | null;
  high: number | null;
  score: number | null;
  equal: boolean;
  visits: number;
}

/** What a coach would say: what is better, the best first, and which choices cost much. */
export interface Coached {
  type: 'coached';
  id: string;
  at: number;
  part: number;
  better: string[];
  costly: Costly[];
  mattered: Phrase | null;
}

/** A choice that costs much: of place value (1 to −1), and of the chance to win (0 to 1). */
export interface Costly {
  move: string;
  cost: number;
  low: number;
  high: number;
  chance: number;
  chance_low: number;
  chance_high: number;
  persons: number;
  why: Phrase[];
}

/** Not done: the reason by its code, the rule that refuses, what it is about, and the words as a phrase. */
export interface Refused {
  type: 'refused';
  code: RefusalCode;
  id?: string | null;
  rule?: string | null;
  arguments?: Record<string, unknown>;
  said?: Phrase | null;
  missed?: Update | null;
}

/** Yes. */
export interface Pong {
  type: 'pong';
  id: string;
  now: number;
}

/** Who is connected, by seat, and how many watch. */
export interface Presence {
  type: 'presence';
  present: boolean[];
  watchers: number;
}

/** A move, and how things stood after it. */
export interface Stepped {
  entry: Told;
  position: Position;
}

/** Some moves of a game that counts `moves` of them, after the first `after`; how things stood before them. */
export interface Steps {
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  moves: number;
  after: number;
  eyes: number | null;
  before: Position;
  steps: Stepped[];
  scores: number[] | null;
  places: number[] | null;
  ended: boolean;
  given: number | null;
  day: string | null;
  duel_from: string | null;
  tournament: string | null;
}

/** Points or coins lost: `parts[part][source][seat]`, by month and at the end, or by round. */
export interface Course {
  sources: string[];
  parts: number[][][];
  end: boolean;
}

/** A measured figure with its 95 % interval. */
export interface Span {
  value: number;
  low: number;
  high: number;
}

/** Where a seat's chance to win went: result − start = luck + own + given + rest; each of 0 to 1. */
export interface ReviewSums {
  start: number;
  luck: Span;
  own: Span;
  given: Span;
  rest: number;
  result: number;
}

/** A step of the picture from the chance at the start to the result, in whole points of 100. */
export interface ReviewStep {
  what: 'else' | 'given' | 'luck' | 'own' | 'rest' | 'result' | 'start' | 'together';
  certainty: 'even' | 'firm' | 'unclear';
  begin: number;
  end: number;
  off: number;
  text: Phrase;
}

/** The chances of all seats after `number` moves, from what the reviewed seat knew. */
export interface ReviewPoint {
  number: number;
  part: number;
  chances: number[];
}

/** A deal, a decision, or the moves between two deals, with their effect on the chance of the reviewed seat. */
export interface ReviewStretch {
  number: number;
  part: number;
  kind: 'given' | 'luck' | 'own';
  by: number;
  win: Span;
}

/** A move that could be chosen: the chance to win after it, and what it costs against the best. */
export interface ReviewChoice {
  move: string;
  words: Phrase;
  win: Span;
  cost: Span;
  equal: boolean;
}

/** How many more of `what` the played line brings than the best one, over the same luck; below 0 fewer. */
export interface ReviewReason {
  what: string;
  more: Span;
}

/** A mistake: the move, its cost, all choices (the best first), and the reasons. */
export interface ReviewMoment {
  number: number;
  part: number;
  seat: number;
  move: string;
  words: Phrase;
  verdict: 'bad' | 'doubtful' | 'very-bad';
  kind: string | null;
  cost: Span;
  win: Span;
  choices: ReviewChoice[];
  reasons: ReviewReason[] | null;
  why: Phrase;
}

/** A choice that clearly raised the chance to win, and is as good as any other. */
export interface ReviewGain {
  number: number;
  part: number;
  words: Phrase;
  win: Span;
}

/** A review of a finished game for one seat, from what that seat knew. */
export interface SeatReviewed {
  seat: number;
  sums: ReviewSums;
  line: ReviewPoint[];
  stretches: ReviewStretch[];
  moments: ReviewMoment[];
  costliest: number[];
  finest: ReviewGain[];
  decisions: number;
  error_rate: number;
  like: string | null;
  cause: Phrase | null;
  summary: Phrase;
  steps: ReviewStep[];
  known: ('given' | 'luck' | 'own')[];
  sound: Phrase | null;
}

/** The state of the review of a seat, and its content so far. */
export interface Reviewed {
  table: string;
  seat: number;
  stage: 'first' | 'sharp' | 'waiting';
  progress: number;
  ahead: number;
  review: SeatReviewed | null;
}

/** A stored mistake of a person, to be practised until it is learnt. */
export interface Mistake {
  id: string;
  table: string;
  game: string;
  seat: number;
  number: number;
  part: number;
  kind: string | null;
  verdict: string;
  cost: number;
  due: number | null;
  sits: boolean;
  made: number;
}

/** The error rate of a person in a game: lost place value for each decision that was not forced. */
export interface Rate {
  table: string;
  game: string;
  players: number;
  ended: number;
  rate: number;
  decisions: number;
  like: string | null;
}

/** The measured error rate of a bot in games against itself. */
export interface Yardstick {
  game: string;
  players: number;
  bot: string;
  rate: number;
  low: number;
  high: number;
}

/** A person's error rates in a game, compared with bots at tables as large as that of the latest game. */
export interface RateLine {
  game: string;
  few: boolean;
  like: string | null;
  bots: Yardstick[];
  means: number[];
}

/** A person's mistakes, due ones first; how many are due now; and error rates, the latest game first. */
export interface Mistakes {
  mistakes: Mistake[];
  due: number;
  rates: Rate[];
  yardstick: Yardstick[];
  lines: RateLine[];
}

/** The result of practising a mistake. */
export interface Practised {
  right: boolean;
}

/** How far one has come with a lesson: the cue at which one goes on, and whether one has seen its end. */
export interface Reached {
  at: number;
  done: boolean;
}

/** How far one has come with some lessons, by `GAME/LESSON`. */
export interface Learnt {
  lessons: Record<string, Reached>;
}

/** A lesson in the list: its words are `lesson-GAME-NAME`. */
export interface LessonInfo {
  game: string;
  name: string;
  minutes: number;
  first: boolean;
  extra: boolean;
  cues: number;
}

/** All lessons, those of a game in their order. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** What the coach says (`lesson-GAME-LESSON-NAME`), the position then, and the moves told since the last cue. */
export interface LessonCue {
  name: string;
  point: string[];
  wanted: string | null;
  others: string[];
  answers: string[];
  right: string | null;
  told: Stepped[];
  position: Position;
}

/** A lesson from its first cue to its last, as the seat that learns sees it. */
export interface LessonCourse {
  game: string;
  name: string;
  minutes: number;
  options: Record<string, unknown>;
  seats: Seat[];
  eyes: number;
  cues: LessonCue[];
}

/** A drill in the list. */
export interface DrillInfo {
  game: string;
  id: string;
  theme: string;
  level: number;
  players: number;
  part: number;
}

/** All drills, and that of today by game: the same for everybody. */
export interface Drills {
  drills: DrillInfo[];
  today: Record<string, string>;
}

/** What can be chosen: what it costs against the best, how many stars that gives, and what it does harm by. */
export interface DrillChoice {
  move: string;
  words: Phrase;
  win: Span;
  cost: Span;
  equal: boolean;
  stars: number;
  reasons: ReviewReason[];
  why: Phrase;
}

/** A position in which one choice is clearly best, as the seat that decides knows it. */
export interface DrillTask {
  game: string;
  id: string;
  theme: string;
  level: number;
  part: number;
  seat: number;
  options: Record<string, unknown>;
  seats: Seat[];
  moves: number;
  position: Position;
  choices: DrillChoice[];
  tempting: string;
}

/** Stars that one has for some drills, by `GAME/ID`. */
export interface Drilled {
  drills: Record<string, number>;
}

/** A decision: the seat that decides and what is known; chance draws the rest. */
export interface ExploreCase {
  players: number;
  seat: number;
  given?: string[];
}

/** The figures of a choice, and its gain over the mean of all others, on the same luck. */
export interface ExploredChoice {
  move: string;
  words: Phrase;
  win: Span;
  gain: Span;
  score: Span;
  rollouts: number;
}

/** A figure with its 95 % interval, and these three numbers in words. */
export interface ExploreFigure {
  value: number;
  low: number;
  high: number;
  words: Phrase[];
}

/** A row of a picture. */
export interface ExploreRow {
  key: string;
  words: Phrase;
  move: string | null;
  figure: ExploreFigure;
  win: ExploreFigure | null;
  score: ExploreFigure | null;
  often: Phrase | null;
  positions: number;
  examples: [number, number][];
}

/** The choices of a case, the one that won most often first. */
export interface Explored {
  game: string;
  view: string;
  players: number;
  seat: number;
  moves: string[];
  chosen: string;
  choices: ExploredChoice[];
  fewest: number;
  alike: string[];
  rows: ExploreRow[];
  says: Phrase;
}

/** Games that a picture can be restricted to. */
export interface ExploreFacet {
  name: string;
  words: Phrase;
}

/** A picture in the table of contents. */
export interface ExplorePicture {
  name: string;
  title: Phrase;
  facets: ExploreFacet[];
}

/** What can be explored of a game, and the games that it is made of. */
export interface ExploreTable {
  game: string;
  why: Phrase;
  games: number;
  fewest: number;
  command: string;
  engine: string;
  views: ExplorePicture[];
}

/** A picture of one facet. */
export interface ExploreView {
  game: string;
  name: string;
  facet: string;
  title: Phrase;
  says: Phrase;
  axis: Phrase;
  ground: Phrase;
  by: 'chance' | 'games' | 'rollouts';
  figure: 'amount' | 'gain' | 'more' | 'win';
  downward: boolean;
  rows: ExploreRow[];
  hidden: number;
}

/** Who sits somewhere, in a list; nobody where there is neither a name nor a bot. */
export interface ListedSeat {
  name: string | null;
  bot: string | null;
  you: boolean;
  program: boolean;
}

/** A new table: its id, one's seats, the links of the open seats, which are shown once, and its commitment. */
export interface Created {
  table: string;
  seats: number[];
  links: Record<string, string>;
  commitment: string;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  status: string;
  players: number;
  options: Record<string, unknown>;
  seats: Seat[];
  created: number;
  changed: number;
  hints: boolean;
  pace: Live | Correspondence;
  given: number | null;
}

/** Public tables, the latest first. */
export interface Tables {
  tables: Listed[];
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  choices: unknown[];
  default: unknown;
  rule: string | null;
}

/** A bot of a game. */
export interface BotInfo {
  name: string;
  budget: string | null;
  offered: boolean;
}

/** What one needs to know of a game to create a table, and to read its rules and results. */
export interface GameInfo {
  name: string;
  letter: string;
  hidden: boolean;
  fewest_win: boolean;
  players: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  opponent: string;
  beginner: string;
}

/** The games. */
export interface Games {
  games: GameInfo[];
  reactions: string[];
  reveal_seconds: number;
}

/** What is compiled for this machine, once, before all bots can move: of which game, and how much of it is done. */
export interface Preparing {
  game: string;
  part: string;
  done: number;
}

/** What bots have to wait for; null when everything is there. */
export interface Prepared {
  preparing: Preparing | null;
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
  preparing: Preparing | null;
}

/** A name is enough; a `program` is one for good. */
export interface NewPerson {
  name: string;
  program?: boolean;
}

/** A personal key, from another device. */
export interface Carry {
  key: string;
}

/** Where to say "your turn"; null: nowhere. */
export interface Hook {
  url: string | null;
}

/** A table at which one sits. */
export interface OwnTable {
  id: string;
  game: string;
  status: string;
  changed: number;
  seat: number;
  your_turn: boolean;
  mover: number | null;
  part: number | null;
  seats: ListedSeat[];
}

/** Whoever asks. */
export interface Me {
  id: string;
  name: string;
  created: number;
  hook: string | null;
  hooks_allowed: boolean;
  tables: OwnTable[];
  program: boolean;
  lessons: Record<string, Reached>;
  drills: Record<string, number>;
}

/** A key that is shown once. */
export interface NewKey {
  key: string;
}

/** The address of one's feed; a new one ends the old. */
export interface Feed {
  path: string;
}

/** A rating at a game: `points` are 20 · (mu − 3 sigma), at least 0; a bot's is fixed, a `program` has no place. */
export interface Rating {
  game: string;
  player: string;
  bot: boolean;
  mu: number;
  sigma: number;
  games: number;
  points: number;
  sure: boolean;
  place: number | null;
  you: boolean;
  program: boolean;
}

/** Ratings of a game, the best first, by mu − 3 sigma. */
export interface Ratings {
  game: string;
  ratings: Rating[];
}

/** How strong somebody at a table is. */
export interface SeatRating {
  points: number;
  sure: boolean;
  games: number;
  bot: boolean;
  program: boolean;
}

/** Why a game does not count for whoever asks (null: it does), and how strong each seat is; null for a free one. */
export interface TableRatings {
  unrated: string | null;
  seats: (SeatRating | null)[];
}

/** How one did at a game, at tables of one size. */
export interface Tally {
  game: string;
  players: number;
  games: number;
  wins: number;
  mean_place: number;
  mean_score: number | null;
  best_score: number | null;
}

/** A finished game of one's own. */
export interface Finished {
  table: string;
  game: string;
  players: number;
  seat: number;
  place: number;
  score: number | null;
  rated: boolean;
  ended: number;
  given: boolean;
  seats: ListedSeat[];
}

/** One's games: summed up, and the latest. */
export interface Statistics {
  tallies: Tally[];
  ratings: Rating[];
  latest: Finished[];
}

/** A try at the game of a day, by default today's; `fun`: another try that does not count. */
export interface NewTry {
  day?: string | null;
  fun?: boolean;
}

/** A person's try; `score` and `place` are null until it is over, and if it was given up. */
export interface OwnTry {
  table: string;
  in_time: boolean;
  over: boolean;
  score: number | null;
  place: number | null;
}

/** The game of a day, and the state of a person's try. */
export interface DailyGame {
  game: string;
  day: string;
  options: Record<string, unknown>;
  seat: number;
  players: number;
  bot: string;
  commitment: string;
  own: OwnTry | null;
  streak: number;
}

/** Today's game of every game, and when the next day begins. */
export interface DailyGames {
  games: DailyGame[];
  until: number;
}

/** A try in the results of its day; `table` is null until the reader may look at it: after their own try. */
export interface DailyResult {
  place: number;
  name: string;
  score: number;
  finished: number;
  table: string | null;
  you: boolean;
}

/** How many tries of a day had a score. */
export interface DailyScore {
  score: number;
  count: number;
}

/** The results of a day. */
export interface DailyTable {
  today: DailyGame;
  now: string;
  tries: number;
  results: DailyResult[];
  scores: DailyScore[];
  own_place: number | null;
  secret: string | null;
  next_commitment: string;
  missed: string[];
  may_play: boolean;
  best_before: DailyResult | null;
  open: boolean;
  ahead: number | null;
  share: Phrase[];
}

/** A game that nobody has played yet: a bot has to be the challenger. */
export interface OfGame {
  kind: 'game';
  game: string;
  options?: Record<string, boolean | number | string | null>;
  players?: number | null;
}

/** A duel at one seat of a game that is over, or of a new one; `challenger`: a bot that plays it first. */
export interface NewDuel {
  of: OfTable | OfRecord | OfGame;
  seat?: number;
  challenger?: string | null;
}

/** A try at a duel; `fun`: one more that does not count, after one's own. */
export interface NewDuelTry {
  fun?: boolean;
}

/** A duel, which stands at `/duel/ID`. */
export interface DuelMade {
  duel: string;
}

/** One who has played a duel; `score` and `place` are null until it is over, and if it was given up. */
export interface Duellist {
  name: string;
  bot: string | null;
  you: boolean;
  over: boolean;
  score: number | null;
  place: number | null;
  table: string | null;
}

/** What is played in a duel, who is to be beaten, and how others did, the best first. */
export interface Duel {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seat: number;
  players: number;
  bots: (string | null)[];
  given: number | null;
  created: number;
  commitment: string;
  follows: boolean;
  eased: boolean;
  challenger: Duellist;
  own: OwnTry | null;
  others: Duellist[];
  tries: number;
  yours: boolean;
  may_look: boolean;
  secret: string | null;
}

/** A duel that one made or tried; `tries` are over. */
export interface ListedDuel {
  id: string;
  game: string;
  created: number;
  name: string;
  bot: string | null;
  score: number | null;
  yours: boolean;
  own: OwnTry | null;
  tries: number;
}

/** One's duels, the latest first. */
export interface Duels {
  duels: ListedDuel[];
}

/** What somebody decided with move `number` of the own game, from 1. */
export interface DuelChoice {
  number: number;
  move: string;
  words: Phrase;
}

/** Where two games parted: `first` of all, or where it shows; `gap`: what one gained more in that month or round. */
export interface Parting {
  part: number;
  first: boolean;
  gap: number;
  one: DuelChoice | null;
  other: DuelChoice | null;
}

/** Two games of a duel side by side, and where they parted; the seats of `course` are the `one` and the `other`. */
export interface Beside {
  game: string;
  seat: number;
  one: Duellist;
  other: Duellist;
  course: Course;
  partings: Parting[];
}

/** A rating after a game: what is shown of it, and where the strength lies (95 %), on the same scale. */
export interface RatingPoint {
  ended: number;
  table: string;
  points: number;
  strength: Span;
}

/** A rating over time, at one game; games from before it was kept are missing. */
export interface RatingRun {
  game: string;
  points: RatingPoint[];
}

/** Games that have something in common, against bots alone or with other people, which are never summed together. */
export interface Group {
  game: string;
  against: 'bots' | 'people';
  by: 'all' | 'opening' | 'option' | 'players' | 'seat';
  name: string | null;
  value: boolean | number | string | null;
  words: Phrase | null;
  games: number;
  wins: number;
  won: Span;
  mean_place: number;
  mean_score: number | null;
}

/** Somebody with whom one has played often enough: how often one was ahead, behind or equal, in one game. */
export interface Rival {
  game: string;
  name: string;
  bot: string | null;
  program: boolean;
  games: number;
  ahead: number;
  behind: number;
  equal: number;
  share: Span;
}

/** A feat: the best score, the largest lead of a win, or what the game itself has (`kind`). */
export interface Feat {
  game: string;
  against: 'bots' | 'people';
  kind: string;
  value: number;
  table: string;
  ended: number;
}

/** How one is doing, from the latest `games`; `more`: there are older ones, which are not summed up. */
export interface Doing {
  games: number;
  more: boolean;
  least: number;
  ratings: RatingRun[];
  groups: Group[];
  rivals: Rival[];
  feats: Feat[];
}

/** Some of one's finished games, the latest first; `more`: there are others before the last one. */
export interface FoundGames {
  games: Finished[];
  more: boolean;
}

/** A tournament: everybody alone against `bots`, or with other `people` at tables. */
export interface NewTournament {
  game: string;
  kind?: 'bots' | 'people';
  options?: Record<string, boolean | number | string | null>;
  players?: number | null;
  deals?: number;
  bot?: string | null;
  live?: boolean;
  hours?: 1 | 3 | 24 | 72 | 168 | 336;
}

/** A tournament, which stands at `/tournament/ID`. */
export interface TournamentMade {
  tournament: string;
}

/** What one does: take part or not any more; of the host: begin, extend, close, or `remove` who never came. */
export interface TournamentWish {
  act: 'begin' | 'close' | 'extend' | 'join' | 'leave' | 'remove';
  number?: number | null;
}

/** One who takes part: `place` and `points` (percent of the others beaten) so far, `deals` those of each deal. */
export interface Entrant {
  number: number;
  name: string;
  program: boolean;
  you: boolean;
  left: boolean;
  begun: number;
  place: number;
  points: number;
  among: number;
  total: number | null;
  tie: 'among' | 'shared' | 'total' | null;
  deals: (number | null)[];
}

/** A deal: one's seat and try, how many games of it are over, and how many were begun. */
export interface TournamentDeal {
  number: number;
  seat: number | null;
  own: OwnTry | null;
  over: number;
  begun: number;
}

/** A tournament as somebody may see it. */
export interface Tournament {
  id: string;
  game: string;
  kind: string;
  options: Record<string, unknown>;
  players: number;
  bot: string;
  live: boolean;
  created: number;
  begun: number | null;
  opened: number;
  ends: number;
  extended: boolean;
  over: boolean;
  closed: boolean;
  host: string;
  yours: boolean;
  number: number | null;
  next_round: boolean;
  deals: TournamentDeal[];
  entrants: Entrant[];
  commitment: string;
  secret: string | null;
}

/** A tournament of one's own; `done`: how many of its `deals` one has played. */
export interface ListedTournament {
  id: string;
  game: string;
  kind: string;
  created: number;
  ends: number;
  over: boolean;
  yours: boolean;
  entrants: number;
  deals: number;
  done: number;
}

/** One's tournaments, the latest first. */
export interface Tournaments {
  tournaments: ListedTournament[];
}

/** A game of a deal; `number` is null where a bot sat, `points` percent of the others beaten. */
export interface DealResult {
  number: number | null;
  name: string;
  bot: string | null;
  you: boolean;
  seat: number;
  state: string;
  score: number | null;
  place: number | null;
  points: number | null;
  table: string;
}

/** How everybody did in a deal, the best first; told to whoever has played it, and to all at the end. */
export interface DealTable {
  deal: number;
  results: DealResult[];
}

/** What one asks for at a table. */
export type Command =
  | Move
  | Undo
  | Hint
  | Coach
  | Say
  | Sit
  | Commit
  | Reveal
  | Leave
  | Back
  | Resign
  | Cancel
  | Decline
  | Change
  | Link
  | Rematch
  | Ping;

/** What the server says at a table. */
export type Answer = Update | Accepted | Advice | Coached | Refused | Pong | Presence;

/** What an entry of a log is about. */
export type EntryKind =
  | 'open'
  | 'sit'
  | 'rise'
  | 'change'
  | 'commit'
  | 'fix'
  | 'reveal'
  | 'begin'
  | 'move'
  | 'chance'
  | 'undo'
  | 'hold'
  | 'back'
  | 'resign'
  | 'asks'
  | 'declines'
  | 'say'
  | 'over'
  | 'cancel'
  | 'rematch';

/** Why the server says no. */
export type RefusalCode =
  | 'bad-message'
  | 'too-large'
  | 'too-many'
  | 'busy'
  | 'not-kept'
  | 'unknown-outcome'
  | 'closing'
  | 'no-table'
  | 'id-used'
  | 'no-person'
  | 'no-key'
  | 'no-program'
  | 'no-link'
  | 'no-seat'
  | 'no-bot'
  | 'no-option'
  | 'no-game'
  | 'not-seated'
  | 'not-host'
  | 'not-now'
  | 'seated'
  | 'reserved'
  | 'stale'
  | 'not-your-turn'
  | 'held'
  | 'back-spent'
  | 'illegal'
  | 'no-undo'
  | 'undo-spent'
  | 'no-hints'
  | 'no-coach'
  | 'no-commitment'
  | 'committed'
  | 'empty'
  | 'not-over'
  | 'review-off'
  | 'no-review'
  | 'no-position'
  | 'no-day'
  | 'no-duel'
  | 'own-duel'
  | 'tournament-full'
  | 'tournament-over'
  | 'too-many-tournaments'
  | 'too-many-tables'
  | 'table-full'
  | 'log-full'
  | 'no-hooks'
  | 'bad-hook'
  | 'foreign-origin'
  | 'not-found'
  | 'not-allowed'
  | 'broken'
  | 'fault';

/** What one can say with one press. */
export type Reaction = 'bravo' | 'ouch' | 'thanks' | 'thinking' | 'hurry' | 'laugh';
