// Written by tools/wire_types.py from src/grognard/server/wire: change it there.

/** The file. */
export interface GameRecord {
  record: number;
  table: string;
  game: string;
  edition: string;
  scenario: string;
  options: string[];
  start: string;
  asks_all: boolean;
  dice: string;
  first: number;
  secret: string;
  seal: string;
  shares: RecordedShare[];
  seed: string;
  lines: string[];
  heads: string[];
  winner: string;
  verdict: string;
}

/** What a side's player added to the dice: the seal, if it was sealed before, and the share, if it was opened. */
export interface RecordedShare {
  side: string;
  seal?: string;
  share?: string;
}

/** The report of a finished game. */
export interface BattleTold {
  game: string;
  title: string;
  scenario: string;
  scenario_id: string;
  verdict: string;
  winner: string;
  sides: Record<string, string>;
  scores: Record<string, string>;
  turns: TurnTold[];
  width: number;
  height: number;
  losses: LossTold[];
  luck: LuckTold[];
  ordered: number;
  unordered: number;
  casts: CastTold[];
  opinions: OpinionTold[];
}

/** One roll of a finished game: `at` is its moment in the replay, `luck` how it went for `side`. */
export interface CastTold {
  at: number;
  turn: number;
  side: string;
  rule: string;
  what: string;
  text: string;
  hex: string;
  dice: number[];
  outcome: string;
  promised: ChanceTold[];
  percentile: number;
  luck: number;
}

/** One result a roll could have had, its chance, and whether it came. */
export interface ChanceTold {
  text: string;
  p: number;
  came: boolean;
}

/** Something players count in results, such as steps: what the tallies promised in all, and what came. */
export interface FigureTold {
  text: string;
  promised: number;
  came: number;
}

/** An operation of a side beside what the officer would have done. */
export interface JudgementTold {
  at: number;
  turn: number;
  when: string;
  rule: string;
  what: string;
  kind: string;
  gap: number;
  error: number;
  games: number;
  yours: string[];
  officers: string[];
  why: string[];
}

/** What a formation lost, or a kind of counter. */
export interface LossTold {
  side: string;
  name: string;
  counters: number;
  destroyed: number;
  steps: number;
  lost: number;
}

/** The luck of a side: over all rolls, whoever threw them, and over its own. */
export interface LuckTold {
  side: string;
  luck: number;
  error: number;
  rolls: number;
  own: number;
  own_error: number;
  figures: FigureTold[];
  fortunate: CastTold[];
}

/** The officer's opinion of a side's operations, as far as he has come. */
export interface OpinionTold {
  side: string;
  done: number;
  of: number;
  running: boolean;
  why: string;
  same: number;
  judgements: JudgementTold[];
}

/** The end of a turn: figures from the beginning of the game, and the luck of this turn alone. */
export interface TurnTold {
  turn: number;
  name: string;
  at: number;
  scores: Record<string, number>;
  lost: Record<string, number>;
  held: Record<string, number>;
  luck: Record<string, number>;
  rolls: number;
  front: string;
}

/** Answer a question: which side, the question's number, the text of an option; and the answers that follow it. */
export interface Answer {
  side: string;
  number: number;
  answer: string;
  then?: string[];
  forced?: boolean;
}

/** Ask an officer what he would answer: which side, the question's number. */
export interface HintAsked {
  side: string;
  number: number;
  whole?: boolean;
}

/** What an officer would answer, and why. Nothing has been answered. */
export interface Hinted {
  number: number;
  answer: string;
  reasons: ReasonText[];
  answers: string[];
}

/** Look at an option before choosing it, or at several answers: at the last that can be given. */
export interface LookAt {
  side: string;
  answer: string;
  number: number;
  then?: string[];
}

/** What stands behind an option and what would follow. */
export interface Looked {
  answer: string;
  tally: TallyShown | null;
  trail: string[];
  next: QuestionShown | null;
  final: string;
  only_passes: boolean;
  roll: RollShown | null;
  held: string;
  reach: Choice[];
}

/** What can be ordered of these pieces together; or, with a hex or place, the answers that send them there. */
export interface OrderAsked {
  side: string;
  number: number;
  pieces: string[];
  to?: string;
}

/** Orders for several pieces. Nothing has been answered. */
export interface Ordered {
  options: Choice[];
  stopped: string;
  rule: string;
  trail: string[];
  further: boolean;
}

/** Something to try on a what-if table: what is put where, before which phase, and what was answered there. */
export interface Plan {
  side: string;
  placed?: Record<string, string>;
  phase?: number | null;
  answers?: PlanAnswer[];
  look?: string;
  asked?: string;
}

/** An answer on a what-if table, and who gives it. */
export interface PlanAnswer {
  side: string;
  answer: string;
}

/** The what-if table as its side sees it, or what stands behind the option that was looked at. */
export interface PlanShown {
  page: Page | null;
  looked: Looked | null;
}

/** A reason of a bot: the clause, where it rests on one, and a sentence. */
export interface ReasonText {
  rule: string;
  text: string;
}

/** A reason against something: the clause and a sentence. */
export interface Refused {
  answer: string;
  rule: string;
  text: string;
}

/** Answers were taken and will survive whatever happens; the version that follows from them. */
export interface Taken {
  version: number;
  taken: number;
  stopped: string;
  rule: string;
}

/** Take back the last answer of a side, or so many answers as one order had, as far as they can be. */
export interface UndoAsked {
  side: string;
  version: number;
  answers?: number;
}

/** Why a bot gave an answer. */
export interface Why {
  side: string;
  answer: string;
  reasons: ReasonText[];
}

/** Why something is not an option: an option's text, or a piece or hex that was clicked. */
export interface WhyNot {
  side: string;
  answer?: string;
  piece?: string;
  hex?: string;
}

/** What went wrong: a code a program reads, a sentence a person reads, the clause where there is one. */
export interface Fault {
  code: string;
  text: string;
  rule: string;
}

/** The body of every error. */
export interface Refusal {
  error: Fault;
}

/** Stop the bots, or let them go on. */
export interface BotsTold {
  go: boolean;
}

/** Play on from an earlier moment, in a game of its own. */
export interface Branch {
  at: number;
  seats?: Record<string, string>;
}

/** The branches of a game that are to be variations of its record. */
export interface BranchesNamed {
  branches: BranchNamed[];
  name?: string;
  comment?: string;
}

/** A game that was branched off another, what its player calls it, and what else is to be said of it. */
export interface BranchNamed {
  id: string;
  name?: string;
  comment?: string;
}

/** All that is needed to check the dice of a finished game. */
export interface DiceRecord {
  seed_hash: string;
  seed: string;
  first: number;
  rolls: RollMade[];
  burned: [number, number][];
}

/** A game of mine as the lobby shows it. */
export interface GameCard {
  id: string;
  title: string;
  scenario: string;
  name: string;
  turn: string;
  sides: string[];
  waiting: string[];
  yours: boolean;
  over: boolean;
  verdict: string;
  changed: number;
  seats: Record<string, Seat>;
  answers: number;
  unrated: boolean;
  since: string;
  fault: string;
}

/** A page of my games, and how many there are. */
export interface GameList {
  games: GameCard[];
  page: number;
  pages: number;
  total: number;
}

/** Take an open seat by its link. */
export interface Join {
  link: string;
  typed_dice?: boolean;
  name?: string;
  seal?: string;
}

/** A game that was made, loaded or branched off: its id, and links for the open seats by side. */
export interface Made {
  id: string;
  links: Record<string, string>;
  variations: VariationMade[];
  name: string;
}

/** Make a game. A seat is `me`, `open` (for a friend with the link), `bot:<name>` or `bot:<name>@<seconds>`. */
export interface NewGame {
  title: string;
  scenario?: string;
  options?: string[];
  seats?: Record<string, string>;
  seed?: string;
  dice?: string;
  hints?: boolean | null;
  name?: string;
}

/** The text of a record. */
export interface RecordTold {
  text: string;
}

/** A roll or draw of a finished game: when, which of how many outcomes came out, and its text in the log. */
export interface RollMade {
  at: number;
  outcomes: number;
  outcome: number;
  text: string;
  dice: number[];
}

/** A game made of a variation of a record: its id, the game it leaves, after how many entries, and its name. */
export interface VariationMade {
  id: string;
  parent: string;
  at: number;
  turn: number;
  name: string;
}

/** Lessons of a game in the order in which they are learned. */
export interface Course {
  id: string;
  game: string;
  game_title: string;
  title: string;
  about: string;
  lessons: LessonCard[];
}

/** Begin a lesson of a game. */
export interface LessonBegun {
  title: string;
  lesson: string;
}

/** A lesson in the list of its course. */
export interface LessonCard {
  id: string;
  title: string;
  minutes: number;
  clauses: string[];
}

/** The card of a lesson: what it says now, what is ringed, and how far it has come. */
export interface LessonShown {
  id: string;
  course: string;
  title: string;
  number: number;
  steps: number;
  state: string;
  say: string;
  hint: string;
  show: string[];
  units: string[];
  waits: string;
  goes_back: boolean;
  left: number;
  dice: boolean;
  officer: boolean;
  read: string[];
  next: string;
}

/** Do something in a lesson beside answering: `read` the card, go `back` a step, `skip` a step, or begin `again`. */
export interface LessonTold {
  do: string;
}

/** Long work goes on: a bot's turn or a trial. */
export interface Busy {
  type: "busy";
  bots?: Bots;
  trial?: TrialShown;
}

/** What changed from one version to another: a merge patch (RFC 7386) of the screen, and the log after `keep`. */
export interface Change {
  type: "change";
  since: number;
  version: number;
  patch: Record<string, unknown>;
  keep: number;
  log: LogLine[];
}

/** Everything, at the start of a connection or when too much was missed. */
export interface Whole {
  type: "whole";
  page: Page;
}

/** A hex in detail: ground, control, zones, who is there, what lies on its sides. */
export interface HexShown {
  number: string;
  name: string;
  ground: string[];
  lines: string[];
  control: string;
  zones: string[];
  pieces: string[];
  unknown: Record<string, number>;
  source: string;
}

/** The luck of every side up to a moment. */
export interface LuckAt {
  sides: Record<string, LuckSoFar>;
}

/** The luck of a side in all rolls so far that were good for somebody. */
export interface LuckSoFar {
  luck: number;
  error: number;
  rolls: number;
}

/** Have the officer look at what a side did in a finished game. */
export interface OpinionAsked {
  side: string;
}

/** Ask what a side can expect from here, by so many games tried, and for the plan of an officer or a general. */
export interface OutlookAsked {
  side: string;
  games: number;
  general?: boolean;
}

/** What a side can expect, and what an officer would do now, and why. */
export interface OutlookTold {
  side: string;
  worth: number;
  error: number;
  games: number;
  plan: string[];
  points: PlanPoint[];
  reasons: string[];
  luck: LuckSoFar | null;
  general: boolean;
}

/** The hexes of an overlay that belong to one side; empty for nobody's. */
export interface OverlayLayer {
  side: string;
  hexes: string[];
}

/** An overlay as it stands. */
export interface OverlayShown {
  key: string;
  layers: OverlayLayer[];
}

/** A counter in detail. */
export interface PieceShown {
  key: string;
  title: string;
  side: string;
  kind: string;
  formation: string;
  at: string;
  steps: number;
  full: number;
  values: ValueShown[];
  marks: Named[];
  lines: string[];
  source: string;
}

/** What an answer of an officer's plan points at on the map: a `piece`, `hex`, `place` or `edge`, by its name. */
export interface PlanPoint {
  noun: string;
  at: string;
}

/** Play a game out many times from here, by bots. */
export interface Trial {
  games?: number;
  bot?: string;
}

/** How far a trial is, and what came of it. */
export interface TrialShown {
  done: number;
  of: number;
  running: boolean;
  results: Record<string, number>;
  why: string;
}

/** A printed value: its name, what it is now, what the full counter has, and where the number comes from. */
export interface ValueShown {
  name: string;
  value: string;
  full: string;
  source: string;
}

/** An outcome and its exact chance. */
export interface Chance {
  outcome: string;
  p: number;
  of: string;
  words: string;
  nothing: boolean;
  off: boolean;
}

/** The chart the dice are read on; `column` is the one in force. */
export interface ChartShown {
  columns: string[];
  rows: string[];
  cells: string[][];
  column: number | null;
  meanings: Record<string, string>;
}

/** A figure to expect, such as steps lost. */
export interface Expected {
  name: string;
  value: number;
}

/** One reason of a tally: what it is worth, why, and the clause. */
export interface ReasonLine {
  value: string;
  rule: string;
  text: string;
}

/** A roll on the tally it is read with: what was looked up, the row of the chart it hits, what it gives. */
export interface RollShown {
  tally: TallyShown;
  dice: number[];
  total: number;
  outcome: string;
  words: string;
  row: number | null;
  readings: RollShown[];
}

/** A number or a column with its reasons, and the exact chances. */
export interface TallyShown {
  name: string;
  start: string;
  total: string;
  reasons: ReasonLine[];
  odds: string[];
  base: string;
  column: string;
  need: string;
  dice: string;
  impossible: ReasonLine | null;
  chances: Chance[];
  expected: Expected[];
  chart: ChartShown | null;
  parts: TallyShown[];
  die: TallyShown | null;
  adds: boolean;
  readings: TallyShown[];
  of: string;
  ahead: ReasonLine[];
}

/** The addresses by which others reach this server, each empty where there is none. */
export interface Addresses {
  public: string;
  network: string;
}

/** What somebody is asked to sit down to, before they do. */
export interface Invitation {
  game: string;
  title: string;
  scenario: string;
  title_name: string;
  scenario_name: string;
  host: string;
  side: Named;
  others: Named[];
  options: Named[];
  typed: boolean;
  hints: boolean;
  taken: boolean;
  seal: string;
}

/** How somebody is called at a table from now on, tidied. */
export interface NameKept {
  name: string;
}

/** How somebody wants to be called at a table; empty for no name. */
export interface NameSaid {
  name: string;
}

/** What I have noted about a game; nobody else reads it. */
export interface NotesKept {
  text: string;
}

/** What becomes of an open offer: `accepted` or `refused` by another player, `withdrawn` by whoever made it. */
export interface OfferAnswered {
  id: number;
  answer: string;
}

/** Offer the other players something: `draw`, `abandon`, `takeback`, or after the end `rematch`. */
export interface OfferMade {
  side: string;
  kind: string;
  at?: number;
}

/** An offer that waits for an answer. */
export interface OfferShown {
  id: number;
  kind: string;
  side: string;
  text: string;
  mine: boolean;
  asks_me: boolean;
  seen: string;
  at: number;
}

/** Something that passed between the players, in a sentence; `at` in seconds since 1970. */
export interface PassedShown {
  kind: string;
  side: string;
  text: string;
  at: number;
}

/** Give the game up for a side. */
export interface Resigned {
  side: string;
}

/** Say something, to `seats` or `watchers`; whoever has no seat needs a name. */
export interface Said {
  place: string;
  text: string;
  name?: string;
}

/** What a side's player adds to the dice: the seal of a share, later the share; or that they go on without one. */
export interface ShareSent {
  side: string;
  seal?: string;
  share?: string;
  without?: boolean;
}

/** What a browser says on its socket: whether the page of the game is visible. */
export interface Shown {
  visible: boolean;
}

/** Give the open question of a side its standing answer, until the end of the `phase` or of the `turn`. */
export interface StandingAnswer {
  side: string;
  number: number;
  until: string;
}

/** Take back the standing answer of a side to a question. */
export interface StandingAnswerTakenBack {
  side: string;
  ask: string;
}

/** Something that was said: who said it, for which side if any, and an author who can be muted. */
export interface TalkLine {
  id: number;
  who: string;
  side: string;
  author: string;
  mine: boolean;
  at: number;
  text: string;
}

/** That a game went back: the number of the takeback, the first being 0, the clock then, and a sentence. */
export interface WentBack {
  number: number;
  at: number;
  text: string;
}

/** A puzzle in the list of all. */
export interface PuzzleCard {
  id: string;
  game: string;
  game_title: string;
  title: string;
  ask: string;
  depth: string;
}

/** Begin a puzzle of a game. */
export interface PuzzleChosen {
  title: string;
  puzzle: string;
}

/** A way to answer, in words, and its figure. */
export interface PuzzleFigure {
  answers: string[];
  figure: number;
  error: number;
}

/** The card of a puzzle: what is asked, what is ringed, and whether all is decided. */
export interface PuzzleShown {
  id: string;
  title: string;
  ask: string;
  depth: string;
  show: string[];
  units: string[];
  decided: boolean;
  clauses: string[];
}

/** The verdict on a try: the figures of the best way and of this one beside each other, and then the dice. */
export interface PuzzleVerdict {
  verdict: string;
  chance: boolean;
  yours: PuzzleFigure;
  at_most: boolean;
  best: PuzzleFigure;
  trials: number;
  why: string;
  officer: string;
  reasons: string[];
  told: string[];
}

/** A standing answer that may be given to the open question: until when (`phase` or `turn`), in words. */
export interface AheadOffer {
  until: string;
  label: string;
}

/** A standing answer that the seat has given: to which question, in words. */
export interface AheadShown {
  ask: string;
  label: string;
}

/** An answer that would stand among the buttons were it not for a rule, such as ending a phase too early. */
export interface Barred {
  text: string;
  label: string;
  rule: string;
  why: string;
}

/** What the bots are doing: `playing`, `stopped` (until told to go on) or nothing; answers given this turn. */
export interface Bots {
  side: string;
  state: string;
  answers: number;
  why: string;
}

/** An option: the text that answers, what a person reads, and what it points at. */
export interface Choice {
  text: string;
  label: string;
  verb: string;
  noun: string;
  at: string;
  badge: string;
  counters?: string[];
  answers: string[];
}

/** Something that will go wrong if the seat goes on, and can still be helped: the clause, a sentence, where. */
export interface ConcernShown {
  rule: string;
  text: string;
  hexes: string[];
}

/** A counter this seat knows, where it is and its state. */
export interface Counter {
  at: string;
  steps: number;
  marks: string[];
  hidden: boolean;
  state: Record<string, unknown>;
  face: string;
  tab: string;
}

/** How the dice come about: `seeded` by the server, `typed` in, or `shared` by the server and the players. */
export interface DiceShown {
  kind: string;
  seal: string;
  head: string;
  shares: Record<string, string>;
  burned: number;
  waits: string;
}

/** A track or a figure with its name and value in words. */
export interface Figure {
  key: string;
  name: string;
  value: string;
}

/** What the game is about, as the seat may know it; without a rule where a game does not say. */
export interface Goal {
  rule: string;
  how: string;
  last: number;
  now: string;
  now_short: string;
  winner: string;
  decided: boolean;
  sure: boolean;
  name: string;
  value: number;
  side: string;
  points: Record<string, number>;
  places: number;
  bands: GoalBand[];
  steps: GoalStep[];
  counts: GoalCount[];
  ways: GoalWay[];
  prizes: Record<string, GoalPrize>;
  because: GoalDecision[];
}

/** A band of victory: the score at which it begins, who wins by it (nobody for a draw), as a phrase and shortly. */
export interface GoalBand {
  least: number;
  side: string;
  title: string;
  short: string;
}

/** Something other than ground that scores: a sentence, and for whom. */
export interface GoalCount {
  text: string;
  rule: string;
  side: string;
}

/** What decided the game: a sentence and its clause. */
export interface GoalDecision {
  text: string;
  rule: string;
}

/** A hex that counts: what it is worth (nothing where it is only to be held), a sentence, the clause, for whom */
export interface GoalPrize {
  worth: string;
  text: string;
  rule: string;
  side: string;
  holder: string;
}

/** What a side needs for the next better band, in a number, shortly, and in a sentence. */
export interface GoalStep {
  side: string;
  cost: number;
  short: string;
  text: string;
}

/** Something beside the score that decides: a sentence, whether it is so now, and whom it favours. */
export interface GoalWay {
  text: string;
  rule: string;
  done: boolean;
  side: string;
}

/** Whether an officer may be asked what he would do; with a reason why not, or none where there is no officer. */
export interface Hints {
  can: boolean;
  why: string;
}

/** A sentence of the log: when it was told (the clock), the clause, and the dice behind it. */
export interface LogLine {
  at: number;
  rule: string;
  text: string;
  turn: number;
  phase: string;
  side: string;
  by: string;
  dice: number[];
  split: number[];
  hex: string;
  heading: boolean;
  why: boolean;
  has_tally: boolean;
  goes_on: boolean;
}

/** A screen with the log up to it: what a seat gets first. */
export interface Page {
  screen: Screen;
  log: LogLine[];
}

/** A question open to the seat. */
export interface QuestionShown {
  number: number;
  side: string;
  rule: string;
  prompt: string;
  menu: boolean;
  options: Choice[];
  about: string[];
  committed: string[];
  barred: Barred[];
  concerns: ConcernShown[];
  some: number;
  placing: string;
  walker: string;
  alone: boolean;
  acting: string[];
  several: boolean;
  groups: Choice[];
  usual: string[];
  standing: AheadOffer[];
  tally: TallyShown | null;
  dice: number[];
}

/** What happened since a moment, to be watched: the screen then, and a patch for every step. */
export interface Reel {
  start: Screen;
  steps: Step[];
  formations: Record<string, string>;
}

/** All that one seat may see of a game now. Live updates are patches of this. */
export interface Screen {
  game: string;
  title: string;
  scenario: string;
  options: string[];
  version: number;
  clock: number;
  side: string;
  seats: Record<string, Seat>;
  turn: number;
  phase: number;
  phases: PhasePrinted[];
  pieces: Record<string, Counter>;
  planned: Record<string, string>;
  unknown: Unknown[];
  secret: boolean;
  hexes: Record<string, Record<string, unknown>>;
  edges: Record<string, Record<string, unknown>>;
  figures: Figure[];
  of_sides: Record<string, Figure[]>;
  standings: Record<string, Standing>;
  goal: Goal;
  asked: QuestionShown[];
  waiting: string[];
  undo: Undo;
  hints: Hints;
  bots: Bots;
  over: boolean;
  winner: string;
  verdict: string;
  seed_hash: string;
  seed: string;
  unrated: Named[];
  dice: DiceShown;
  offers: OfferShown[];
  backs: WentBack[];
  ended: string;
  next: string;
  talk: Record<string, number>;
  watchers: number;
  ahead: AheadShown[];
  answering: string[];
  lesson?: LessonShown;
  puzzle?: PuzzleShown;
  others_at: number;
  mine_at: number;
}

/** Who plays a side: `you`, `other` (somebody else), `open` (nobody yet) or `bot`. */
export interface Seat {
  kind: string;
  bot: string;
  presence: string;
  since: number;
  name: string;
}

/** How a side stands: its points by reason (one tally, or none where no points are counted), its losses in steps. */
export interface Standing {
  points: TallyShown[];
  steps_lost: number;
  pieces_lost: string[];
}

/** A moment at which something was told: what it changed, and whose answer led to it. */
export interface Step {
  at: number;
  by: string;
  patch: Record<string, unknown>;
  lines: ToldLine[];
  trails: string[][];
}

/** What a line of the log names that can be shown: its number, the counters this seat knows, what its dice gave. */
export interface ToldLine {
  line: number;
  pieces: string[];
  outcome: string;
}

/** Whether the last answer can be taken back, and why not. */
export interface Undo {
  can: boolean;
  why: string;
  rule: string;
}

/** A counter this seat sees without knowing it, or a marker with any number under it. */
export interface Unknown {
  side: string;
  at: string;
  marks: string[];
  stack: boolean;
  symbol: string;
  name: string;
}

/** A bot that can play a game: what it is called, and what to expect of it. */
export interface BotCard {
  key: string;
  name: string;
  about: string;
  seconds: number;
  most_seconds: number;
}

/** A box beside the map; `due` is the turn when what lies in it arrives, 0 for none. */
export interface BoxPrinted {
  key: string;
  name: string;
  due: number;
}

/** What a player reads before the first turn; nothing where a scenario has no briefing. */
export interface BriefingShown {
  situation: string;
  tasks: Record<string, string>;
  know: string[];
}

/** A clause as the reader shows it. */
export interface ClauseText {
  id: string;
  title: string;
  text: string;
  kind: string;
  status: string;
  reason: string;
  sees: string[];
  rulings: string[];
}

/** A die that rules tell apart from the others of its roll: its name and colours. */
export interface DieShown {
  name: string;
  fill: string;
  ink: string;
}

/** A hex as printed: where it lies in the units of the board's picture, its ground and its name. */
export interface HexPrinted {
  number: string;
  x: number;
  y: number;
  ground: string[];
  name: string;
  next: string[];
}

/** What never changes about a scenario of a game: board, counters, words. */
export interface Kit {
  title: string;
  scenario: string;
  name: string;
  scenario_name: string;
  lang: string;
  width: number;
  height: number;
  radius: number;
  hexes: HexPrinted[];
  boxes: BoxPrinted[];
  pieces: PiecePrinted[];
  sides: SideShown[];
  marks: MarkShown[];
  front: boolean;
  turns: string[];
  first_turn: number;
  overlays: Overlay[];
  conceals: boolean;
  rules: Record<string, string>;
  dice: DieShown[];
  briefing: BriefingShown;
}

/** A mark on a counter: how it is shown (disc, acted, parapet, none), and in the phases of which clauses. */
export interface MarkShown {
  key: string;
  name: string;
  letter: string;
  shown: string;
  phases: string[];
}

/** A thing by its key, and what a person calls it. */
export interface Named {
  key: string;
  name: string;
}

/** A rule that can be switched on when a game is made. */
export interface OptionalRule {
  id: string;
  title: string;
  text: string;
  scenarios: string[];
  ours: boolean;
}

/** Something that can be laid over the map; `of_hex` when it is seen from a chosen hex. */
export interface Overlay {
  key: string;
  name: string;
  of_hex: boolean;
}

/** A step of the sequence of play. */
export interface PhasePrinted {
  rule: string;
  title: string;
  side: string;
  listed: boolean;
}

/** A counter as printed. */
export interface PiecePrinted {
  key: string;
  slug: string;
  title: string;
  side: string;
  kind: string;
  formation: string;
  steps: number;
  round: boolean;
  caption: string;
}

/** A whole rulebook in one language. */
export interface RulesText {
  title: string;
  lang: string;
  clauses: ClauseText[];
  rulings: RulingText[];
}

/** A ruling as the reader shows it. */
export interface RulingText {
  id: string;
  rules: string[];
  question: string;
  ruling: string;
  reason: string;
}

/** A scenario as the lobby shows it. */
export interface ScenarioCard {
  id: string;
  title: string;
  about: string;
  turns: number;
  minutes: number;
  level: number;
  ours: boolean;
  open: boolean;
}

/** A side and its colours. */
export interface SideShown {
  key: string;
  name: string;
  fill: string;
  ink: string;
}

/** A game as the lobby shows it. */
export interface TitleCard {
  id: string;
  title: string;
  about: string;
  subtitle: string;
  hides: string;
  sides: Named[];
  scenarios: ScenarioCard[];
  options: OptionalRule[];
  bots: BotCard[];
  usual: string;
  first: string;
  hints: boolean;
}

export type Live = Whole | Change | Busy;
