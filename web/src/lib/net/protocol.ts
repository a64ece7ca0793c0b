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

/** A seat of the caller; several are for several people at one device. */
export interface PersonSeat {
  kind: 'person';
  name?: string | null;
  commitment?: string | null;
}

/** A seat that a person takes by its link, or without one at a public table. */
export interface OpenSeat {
  kind: 'open';
}

/** A seat for a bot. */
export interface BotSeat {
  kind: 'bot';
  bot: string;
}

/** All people are connected; a bot holds the seat of a person who is absent for `grace` seconds. */
export interface Live {
  kind: 'live';
  grace?: number;
}

/** People move when they have time; after `grace` seconds on one decision a bot holds the seat. */
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

/** The game of a finished table. */
export interface OfTable {
  kind: 'table';
  table: string;
}

/** A game whose record the client sends. */
export interface OfRecord {
  kind: 'record';
  record: unknown;
}

/** The game of a drill, up to its position. */
export interface OfDrill {
  kind: 'drill';
  game: string;
  drill: string;
}

/** A new table that begins after `moves` moves of another game, with its options. */
export interface PlayOn {
  of: OfTable | OfRecord | OfDrill;
  moves: number;
  seats: (PersonSeat | OpenSeat | BotSeat)[];
  pace?: Live | Correspondence;
  public?: boolean;
  hints?: boolean;
  review?: boolean;
}

/** A seat as all observers see it. */
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
  reserved_for?: string | null;
  program?: boolean;
}

/** A table as all observers see it. */
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

/** A legal move and its effects. */
export interface Choice {
  move: string;
  words: Phrase;
  preview: Phrase;
  gain: Foreseen | null;
  forecast: Foreseen[] | null;
}

/** How far a seat can undo: the entries, the last first; and what stops it there. */
export interface Undoing {
  to: number[];
  stop: 'begin' | 'chance' | 'other';
  free: number;
}

/** What a seat knows, for bot clients: its `Knowledge` in base64, and a hash of the layout of these bytes. */
export interface Known {
  layout: string;
  data: string;
}

/** The game as one observer may see it, after the entry `at`. */
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

/** A sentence of the story: its text, the seats it is about, and its tone. */
export interface Sentence {
  text: Phrase;
  seats: number[];
  tone: string;
}

/** One of several steps of a move: the number of its sentences in the story, and the view after it. */
export interface Moment {
  name: string;
  said: number;
  view?: View | null;
}

/** An entry of the log as one observer may see it. */
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

/** Make a move, given in notation, at the position after entry `at`. */
export interface Move {
  type: 'move';
  id: string;
  at: number;
  move: string;
}

/** Undo moves: go back to the position after entry `to`. */
export interface Undo {
  type: 'undo';
  id: string;
  at: number;
  to: number;
}

/** Ask for the value of the caller's choices. */
export interface Hint {
  type: 'hint';
  id: string;
  at: number;
}

/** Ask which of the caller's choices are mistakes, and what mattered in the last month or round unless `heard`. */
export interface Coach {
  type: 'coach';
  id: string;
  at: number;
  heard?: number;
}

/** Write to the chat: a text, or one of the reactions. */
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

/** Commit to a secret for the deal by its SHA-256. */
export interface Commit {
  type: 'commit';
  id: string;
  commitment: string;
}

/** Reveal the secret after all seats are taken. */
export interface Reveal {
  type: 'reveal';
  id: string;
  secret: string;
}

/** Leave the seat: before the game it becomes free, later a bot holds it. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Take the caller's seat back from the bot that holds it. */
export interface Back {
  type: 'back';
  id: string;
}

/** Resign. */
export interface Resign {
  type: 'resign';
  id: string;
}

/** Cancel the table without a result: the host before the game, later only if all people agree. */
export interface Cancel {
  type: 'cancel';
  id: string;
}

/** Decline a request to cancel, or withdraw the caller's own. */
export interface Decline {
  type: 'decline';
  id: string;
}

/** Give a seat to a bot, or open it, for hosts. A reservation ends. */
export interface Change {
  type: 'change';
  id: string;
  seat: number;
  bot?: string | null;
}

/** Make a new link for an open seat, for hosts. The older one ends. */
export interface Link {
  type: 'link';
  id: string;
  seat: number;
}

/** Create a new table for the same people. */
export interface Rematch {
  type: 'rematch';
  id: string;
  commitment?: string | null;
}

/** Ask for a `Pong`, to check the connection. */
export interface Ping {
  type: 'ping';
  id: string;
}

/** The entries after the last number seen, and the state after them. Unchanged parts are left out. */
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

/** Done: entry `number` is stored. With the requested `link`, or the id of the new `table`. */
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

/** A measured choice. The chance to win of the first one lies between `low` and `high` (95 %). */
export interface Advised {
  move: string;
  words: Phrase;
  low: number | null;
  high: number | null;
  score: number | null;
  equal: boolean;
  visits: number;
  less_low: number | null;
  less_high: number | null;
  why: Phrase | null;
}

/** Advice of the coach: the good choices, the best first, and the mistakes. */
export interface Coached {
  type: 'coached';
  id: string;
  at: number;
  part: number;
  better: string[];
  costly: Costly[];
  mattered: Phrase | null;
}

/** A choice that is a mistake: its cost in place value (1 to −1), and in the chance to win (0 to 1). */
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

/** Refused: a code, the rule that forbids it, its arguments, and a phrase to show. */
export interface Refused {
  type: 'refused';
  code: RefusalCode;
  id?: string | null;
  rule?: string | null;
  arguments?: Record<string, unknown>;
  said?: Phrase | null;
  missed?: Update | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: 'pong';
  id: string;
  now: number;
}

/** By seat, whether its person is connected; and the number of spectators. */
export interface Presence {
  type: 'presence';
  present: boolean[];
  watchers: number;
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

/** Progress in a lesson: the cue at which it goes on, and whether it was finished. */
export interface Reached {
  at: number;
  done: boolean;
}

/** Progress in some lessons, by `GAME/LESSON`. */
export interface Learnt {
  lessons: Record<string, Reached>;
}

/** A lesson in the list; its text is `lesson-GAME-NAME`. */
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

/** What the coach says (`lesson-GAME-LESSON-NAME`), the position, and the moves since the last cue. */
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

/** A lesson with all its cues, as its seat sees it. */
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

/** All drills, and today's drill by game: the same for all people. */
export interface Drills {
  drills: DrillInfo[];
  today: Record<string, string>;
}

/** A choice of a drill: its cost compared with the best, its stars, and the reasons of the cost. */
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

/** Stars for some drills, by `GAME/ID`. */
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

/** The player of a seat in a list; a free seat has neither a name nor a bot. */
export interface ListedSeat {
  name: string | null;
  bot: string | null;
  you: boolean;
  program: boolean;
  reserved: boolean;
}

/** A new table: its id, the caller's seats, the links of open seats (shown once), and its commitment. */
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

/** What a client must know of a game to create a table, and to show its rules and results. */
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

/** Always null: older pages ask what bots wait for. */
export interface Prepared {
  preparing: null;
}

/** The health of the server. */
export interface Health {
  status: string;
  version: string;
  preparing: null;
}

/** A move, and the position after it. */
export interface Stepped {
  entry: Told;
  position: Position;
}

/** Moves of a game after the first `after` of all `moves`, and the position before them. */
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

/** A rating at a game: `points` are 20 · (mu − 3 sigma), at least 0; a bot's is fixed, a `program` is not ranked. */
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

/** The rating of a seat's player. */
export interface SeatRating {
  points: number;
  sure: boolean;
  games: number;
  bot: boolean;
  program: boolean;
}

/** Why a game is not rated for the caller (null if it is), and the rating of each seat; null for a free one. */
export interface TableRatings {
  unrated: string | null;
  seats: (SeatRating | null)[];
}

/** The caller's results at a game, at tables of one size. */
export interface Tally {
  game: string;
  players: number;
  games: number;
  wins: number;
  mean_place: number;
  mean_score: number | null;
  best_score: number | null;
}

/** A finished game of the caller. */
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

/** The caller's results, ratings and latest games. */
export interface Statistics {
  tallies: Tally[];
  ratings: Rating[];
  latest: Finished[];
}

/** A name for an account; `program` makes it a bot account, permanently. */
export interface NewPerson {
  name: string;
  program?: boolean;
}

/** A personal key, from another device. */
export interface Carry {
  key: string;
}

/** The URL of a webhook for "your turn"; null for none. */
export interface Hook {
  url: string | null;
}

/** A table at which the caller sits. */
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

/** The caller's account. */
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

/** The address of the caller's feed; a new one ends the old. */
export interface Feed {
  path: string;
}

/** A rating after a game: the displayed points, and the 95 % interval of the strength on the same scale. */
export interface RatingPoint {
  ended: number;
  table: string;
  points: number;
  strength: Span;
}

/** A rating at one game over time, without games from before ratings were stored. */
export interface RatingRun {
  game: string;
  points: RatingPoint[];
}

/** A group of games with something in common. Games against bots alone and with people are never mixed. */
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

/** A frequent opponent in one game: how often the caller was ahead, behind or equal. */
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

/** A record: the best score, the largest lead of a win, or a `kind` that the game defines. */
export interface Feat {
  game: string;
  against: 'bots' | 'people';
  kind: string;
  value: number;
  table: string;
  ended: number;
}

/** The caller's statistics from the latest `games`; `more`: there are older ones, which are not included. */
export interface PlayerStats {
  games: number;
  more: boolean;
  least: number;
  ratings: RatingRun[];
  groups: Group[];
  rivals: Rival[];
  feats: Feat[];
}

/** Some of the caller's finished games, the latest first; `more`: there are older ones. */
export interface FoundGames {
  games: Finished[];
  more: boolean;
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

/** A try in the results of its day; `table` is null until the reader's own try is over. */
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

/** A new game, whose challenger is a bot. */
export interface OfGame {
  kind: 'game';
  game: string;
  options?: Record<string, boolean | number | string | null>;
  players?: number | null;
}

/** A duel at one seat of a finished game, or of a new one; `challenger`: a bot that plays it first. */
export interface NewDuel {
  of: OfTable | OfRecord | OfGame;
  seat?: number;
  challenger?: string | null;
}

/** A try at a duel; `fun`: another try, after the rated one, that does not count. */
export interface NewDuelTry {
  fun?: boolean;
}

/** A new duel; its page is `/duel/ID`. */
export interface DuelMade {
  duel: string;
}

/** A player of a duel; `score` and `place` are null until the game is over, and if it was given up. */
export interface Duellist {
  name: string;
  bot: string | null;
  you: boolean;
  over: boolean;
  score: number | null;
  place: number | null;
  table: string | null;
}

/** A duel: its game, its challenger, and the results of others, the best first. */
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

/** A duel in the reader's list; `tries` is the number of finished tries. */
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

/** The reader's duels, the latest first. */
export interface Duels {
  duels: ListedDuel[];
}

/** A decision: move `number` of its game, from 1. */
export interface DuelChoice {
  number: number;
  move: string;
  words: Phrase;
}

/** A decision in which two games differ; `gap`: the difference of their gains in that month or round. */
export interface Parting {
  part: number;
  first: boolean;
  gap: number;
  one: DuelChoice | null;
  other: DuelChoice | null;
}

/** A comparison of two games, and where they differ; the seats of `course` are `one` and `other`. */
export interface Comparison {
  game: string;
  seat: number;
  one: Duellist;
  other: Duellist;
  course: Course;
  partings: Parting[];
}

/** A tournament: each entrant alone against `bots`, or with other `people` at tables. */
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

/** A new tournament; its page is `/tournament/ID`. */
export interface TournamentMade {
  tournament: string;
}

/** An action: join or leave; for the host also begin, extend, close, or `remove` an entrant without a game. */
export interface TournamentWish {
  act: 'begin' | 'close' | 'extend' | 'join' | 'leave' | 'remove';
  number?: number | null;
}

/** An entrant: `place` and `points` (percent of the others beaten) so far, and by deal in `deals`. */
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

/** A deal: the reader's seat and try, and the numbers of finished and begun games. */
export interface TournamentDeal {
  number: number;
  seat: number | null;
  own: OwnTry | null;
  over: number;
  begun: number;
}

/** A tournament as the reader may see it. */
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

/** A tournament in the reader's list; `done`: the number of its `deals` that the reader has played. */
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

/** The reader's tournaments, the latest first. */
export interface Tournaments {
  tournaments: ListedTournament[];
}

/** A game of a deal; `number` is the entrant's, null for a bot; `points`: percent of the others beaten. */
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

/** The results of a deal, the best first; available after an own game of it, and to all at the end. */
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
