import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Period } from './boards/period';
import type { RunFault } from './fair-play/judge-run';
import type { GameId } from './games/games';
import type { DecisionTarget, Disputed, Verb } from './lexicon/decisions';
import type { Outcome, PuzzleStep } from './puzzles/puzzle-rating';
import type { ScoreCurve } from './referee/replay/score-curve';

/** JSON written as text and read parsed. */
type Json<Value> = ColumnType<Value, string, string>;

/** A stored move: when it was played in game ms, the move itself and the facts looked up for it. */
export interface StoredMove {
  elapsedMs: number;
  move: unknown;
  facts?: unknown;
}

export interface GameRunTable {
  id: string;
  game: GameId;
  /** Exactly one of player and guest is set. */
  player_id: string | null;
  guest_id: string | null;
  /** The date of the daily set to which the run belongs. */
  daily_on: string | null;
  /** The date of a set that is played after it is over everywhere. */
  past_on: ColumnType<string | null, string | null | undefined, never>;
  /** The version of the game's rules that it was begun with. */
  rules: ColumnType<number, number | undefined, never>;
  deal: Json<unknown>;
  /** The moves in order, one line of JSON each; with the deal they give the state. */
  moves: ColumnType<string, string | undefined, string>;
  move_count: ColumnType<number, number | undefined, number>;
  score: ColumnType<number, number | undefined, number>;
  puzzle_keys: string[];
  /** The most points that the deal can give; null for a game without a last puzzle, and for earlier runs. */
  most: ColumnType<number | null, number | null | undefined, never>;
  /** In a shorter round, its share of the game's time; null for an ordinary run. */
  share: ColumnType<number | null, number | null | undefined, never>;
  /** The challenge that it answers. */
  challenge_id: ColumnType<string | null, string | null | undefined, never>;
  /** The room of words in which it is played, which of its games from 0, and whose seat. */
  room_id: ColumnType<string | null, string | null | undefined, never>;
  room_round: ColumnType<number | null, number | null | undefined, never>;
  room_seat: ColumnType<number | null, number | null | undefined, never>;
  /** From which browser an answer was begun or the seat taken, as a hash. */
  browser: ColumnType<string | null, string | null | undefined, never>;
  /** The account that a guest's answer belongs to by now. */
  claimed_by: ColumnType<string | null, undefined, string | null>;
  /** In what time its last puzzle was finished, in ms of game time; null for a run that did not get there, and for earlier ones. */
  finished_ms: ColumnType<number | null, undefined, number | null>;
  /** Whether its player had left it by half of its time; null for earlier runs. */
  abandoned: ColumnType<boolean | null, undefined, boolean>;
  started_at: Date;
  ends_at: Date;
  settled_at: Date | null;
  xp: number | null;
  /** Why a settled run does not count; null for one that does. */
  fault: ColumnType<RunFault | null, RunFault | null | undefined, RunFault | null>;
}

export interface GameBestTable {
  player_id: string;
  game: GameId;
  best_score: number;
  reached_at: Date;
  runs: number;
  total_score: number;
  /** Since which version of the rules its points mean what they do. */
  rules: ColumnType<number, number | undefined, number>;
  /** In what time the best run was finished, in ms of game time; null for one that was not. */
  finished_ms: ColumnType<number | null, number | null | undefined, number | null>;
  /** What the run worth most counts on the board of Word Games, in points; null for the best score itself. */
  worth: ColumnType<number | null, number | null | undefined, number | null>;
  /** The best score under earlier rules; null where there is none. */
  earlier_score: ColumnType<number | null, undefined, number | null>;
  /** How the score of the best run grew; null for one of an earlier version. */
  curve: ColumnType<ScoreCurve | null, string | undefined, string>;
}

/** A player's best run of a game in a day, a month or of all time. */
export interface GameRecordTable {
  id: Generated<number>;
  game: GameId;
  period: Period;
  /** The UTC day on which the period begins. */
  starts_on: string;
  player_id: string;
  score: number;
  reached_at: Date;
  rules: ColumnType<number, number | undefined, number>;
  finished_ms: ColumnType<number | null, number | null | undefined, number | null>;
  /** How its score grew; null for a run of before. */
  curve: ColumnType<ScoreCurve | null, string | undefined, string>;
}

/** A player with several runs that do not count, for moderators to look at. */
export interface RunReviewTable {
  player_id: string;
  opened_at: Date;
  /** When a moderator looked at it; null until then. */
  closed_at: Date | null;
}

/** A game's deal of a date. */
export interface DailyDealTable {
  daily_on: string;
  game: GameId;
  /** The version of the rules that it was dealt by. */
  rules: number;
  deal: Json<unknown>;
}

export interface DailyScoreTable {
  /** The date as its player has it. */
  daily_on: string;
  player_id: string;
  score: number;
  games: number;
  /** For how long its runs were played until they were finished, in ms of game time. */
  played_ms: ColumnType<number, number | undefined, number>;
  reached_at: Date;
}

/** What a person disputes; it stays without them when they leave. */
export interface LexiconDisputeTable extends Disputed {
  id: GeneratedAlways<number>;
  /** Exactly one of player and guest is set, until they are forgotten. */
  player_id: string | null;
  guest_id: string | null;
  game: GameId;
  filed_at: Date;
  /** The last decision on it; null while none was made. */
  decision: Verb | null;
  decided_at: Date | null;
}

/** Every decision of an editor; of those on the same target the last one holds. */
export interface LexiconDecisionTable extends DecisionTarget {
  id: GeneratedAlways<number>;
  decision: Verb;
  decided_at: Date;
}

/** A run of the daily set that stands in a challenge of the same set. */
export interface WordChallengeEntryTable {
  challenge_id: string;
  run_id: string;
  /** From which browser it came to stand there, as a hash; null where that had no guest. */
  browser: string | null;
}

/** In how many runs a word of the dictionary was refused as an answer. */
export interface RefusedAnswerTable extends DecisionTarget {
  runs: number;
}

/** A deal that people get by a link. */
export interface WordChallengeTable {
  id: string;
  game: GameId;
  rules: number;
  deal: Json<unknown>;
  /** The run that it began with; null for a later round. */
  run_id: string | null;
  /** Who sent it: one of player and guest is set, until the player leaves. */
  player_id: string | null;
  guest_id: string | null;
  /** From which browser it was sent, as a hash. */
  browser: string;
  /** Its rounds have this in common. */
  series: string;
  round: number;
  /** The series after which it is a rematch; null for a challenge that a player sent, and for a later round. */
  rematch_of: string | null;
  made_at: Date;
  closed_at: Date | null;
}

/** How well a player solves single puzzles; nobody else is shown it. */
export interface PuzzleSolverTable {
  player_id: string;
  /** In points of a rating. */
  mean: number;
  deviation: number;
  /** Rated puzzles. */
  tries: number;
  /** How much easier or harder they want their puzzles. */
  step: PuzzleStep;
  rated_at: Date;
}

/** How hard a puzzle has proved to be. */
export interface PuzzleItemTable {
  game: GameId;
  item: string;
  mean: number;
  deviation: number;
  tries: number;
}

/** A single puzzle that a player was asked. */
export interface PuzzleTryTable {
  id: string;
  player_id: string;
  game: GameId;
  item: string;
  /** Whether it moves ratings: not when it returns because it was missed, nor when it was answered too fast. */
  rated: boolean;
  /** What the puzzle's features say of it, in points. */
  difficulty: number;
  /** What is being played; null once it is over. */
  state: Json<unknown>;
  moves: ColumnType<number, number | undefined, number>;
  /** Wrong answers so far. */
  wrong: ColumnType<number, number | undefined, number>;
  /** How long its moves so far take a very fast person, in ms. */
  least_ms: ColumnType<number, number | undefined, number>;
  /** The hint that was asked for; empty where the game itself gave one. */
  hint: ColumnType<string | null, undefined, string | null>;
  /** The last move and what it was played on: sent again, it gets its answer again. */
  last_move: ColumnType<unknown, undefined, string>;
  asked_at: Date;
  ended_at: ColumnType<Date | null, undefined, Date>;
  outcome: ColumnType<Outcome | null, undefined, Outcome>;
  own_before: ColumnType<number | null, undefined, number>;
  own_after: ColumnType<number | null, undefined, number>;
  item_before: ColumnType<number | null, undefined, number>;
  item_after: ColumnType<number | null, undefined, number>;
}

/** A word that got away from a player in a run or a puzzle. */
export interface LostWordTable {
  player_id: string;
  word: string;
  /** How often in a row it has been known since. */
  known: number;
  due_at: Date;
  lost_at: Date;
  won_back_at: ColumnType<Date | null, undefined, Date | null>;
}

/** A word of the lexicon that a player keeps. */
export interface MyWordTable {
  player_id: string;
  word: string;
  added_at: Date;
}

declare module '~/site/arenas' {
  interface OtherArenas {
    word_games: unknown;
  }
}

declare module '~/platform/database/database.server' {
  interface Tables {
    game_run: GameRunTable;
    game_best: GameBestTable;
    game_record: GameRecordTable;
    run_review: RunReviewTable;
    daily_deal: DailyDealTable;
    daily_score: DailyScoreTable;
    lexicon_dispute: LexiconDisputeTable;
    lexicon_decision: LexiconDecisionTable;
    my_word: MyWordTable;
    word_challenge: WordChallengeTable;
    word_challenge_entry: WordChallengeEntryTable;
    refused_answer: RefusedAnswerTable;
    puzzle_solver: PuzzleSolverTable;
    puzzle_item: PuzzleItemTable;
    puzzle_try: PuzzleTryTable;
    lost_word: LostWordTable;
  }
}
