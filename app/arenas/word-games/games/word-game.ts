import type { Random } from '~/platform/random/random';
import type { Pace } from '../fair-play/pace';
import type { Lexicon } from '../lexicon/lexicon';
import type { Verdict } from './game.contract';

/** A puzzle of a deal, with all its answers. */
export interface AskedPuzzle {
  /** What the board showed. */
  ask: string;
  /** The hint or the definition beside it. */
  clue?: string;
  /** Choices, where the board had some. */
  options?: readonly string[];
  answers: readonly string[];
  /** Words to define. */
  words: readonly string[];
}

/** How a game's deal is read back once a run is over. */
export interface AskedBy<State extends ScoredState = ScoredState> {
  puzzles(deal: State): AskedPuzzle[];
  /** Index of the puzzle being played. */
  at(state: State): number;
  /** Indexes of the puzzles that were left or lost; undefined in games whose puzzles are not solved or missed. */
  missed?(state: State): readonly number[];
  /** What the puzzle being played asks for, where its answers alone do not say it. */
  question?(state: State): string;
}

/** A state and the verdict on the move that led to it. */
export interface Played<State> {
  state: State;
  verdict: Verdict;
}

/** What every game's state contains. */
export interface ScoredState {
  /** Points so far; only ever grows. */
  score: number;
  /** Of a shorter round: its share of the game's time, which its deal carries. */
  share?: number;
}

/** How a round differs from an ordinary run of its game. */
export interface Round {
  /** Its share of the game's time and puzzles, from 0 to 1. */
  share: number;
  /** At least so many of its words are of the easiest band, in games that ask for words. */
  easy: number;
}

/** An ordinary run. */
export const WHOLE_RUN: Round = { share: 1, easy: 0 };

/** How many puzzles a round has. @param usual those of an ordinary run. */
export function puzzlesIn({ share }: Round, usual: number): number {
  return Math.max(1, Math.floor(usual * share));
}

/** The time of a move. */
interface MoveTime {
  /** Game milliseconds since the start of the run. */
  elapsedMs: number;
}

/**
 * A word game as pure rules. The referee deals, keeps the state, asks for the view and applies the moves; a
 * browser sees only views and verdicts. States, moves and facts are small JSON.
 *
 * The lexicon may change between releases, yet a stored run must replay to the same score. So `play` never sees it:
 * what a move needs to know about words is either dealt with the state or looked up once by `lookUp` and stored with
 * the move.
 */
export interface WordGame<State extends ScoredState = ScoredState, Move = unknown, View = unknown, Facts = unknown> {
  /**
   * Of the rules; 1 unless given. A run keeps those that it was begun with: whoever changes what a deal or a move means raises this
   * and keeps the earlier rules in referee/replay/earlier-rules.ts.
   */
  version?: number;
  /** The first version whose points mean what these do: best runs from then on are compared. Its own version unless given. */
  pointsSince?: number;
  title: string;
  /** One sentence for the card. */
  description: string;
  /** Length of a run, in seconds of game time. */
  seconds: number;
  xpMultiplier: number;
  /** Factor on the XP of a run that `earnsBonus` accepts; 1 for none. */
  bonus: number;
  /** What a very fast person can do in it. The figures behind it and where they come from: @see docs/product/fair-play.md */
  pace: Pace;
  /** Where a wrong answer ends a puzzle: the time in which one can be read and answered, in real ms. */
  readingMs?: number;
  /** Whether a move that comes while a verdict still stops the clock lets it go on from there: the stop is no longer than it was taken. */
  holdEndsByMove?: boolean;
  /** Whether the moves of a run must say when each key was pressed; deals of earlier releases do not ask for it. */
  timesKeys?(state: State): boolean;
  /** How a run is read back. */
  asked: AskedBy<State>;
  /** How its puzzles are asked one at a time; omitted by games that have no single puzzles. */
  single?: SinglePuzzles<State>;
  /** What players dispute of its answers: how a word is written, what it means, or what belongs to it. */
  disputedAs?: 'synonym' | 'association';
  /** Whether what players miss is a word that a clue asked for, so that the clue may have been unfair. */
  hasClues?: true;
  /** Whether it can be practised with a player's own words; it can unless given. */
  takesOwnWords?: false;
  /** A word that would be right now, which practice shows; omitted by games whose puzzles can be skipped. */
  rightWord?(state: State, lexicon: Lexicon): string | undefined;
  /** Checks what a browser sent. @returns the move, or undefined when it is not one of this game's. */
  readMove(sent: unknown): Move | undefined;
  /**
   * Deals a run.
   * @param seen keys of puzzles that this player has met recently: they are dealt only when nothing else is left.
   * @param round an ordinary run unless given.
   */
  deal(lexicon: Lexicon, random: Random, seen: ReadonlySet<string>, round?: Round): State;
  /** The most points that a run of this deal can give; omitted by games without a last puzzle. */
  best?(deal: State): number;
  /** Keys of the puzzles in a deal, to avoid in the player's next runs. */
  puzzleKeys(state: State): string[];
  /** All that the player may see; never an answer that is not revealed yet. */
  view(state: State): View;
  /** What a move needs from the lexicon; omitted by games that deal all they need. */
  lookUp?(state: State, move: Move, lexicon: Lexicon): Facts;
  /** Applies a move. A refused one returns the state unchanged. */
  play(state: State, move: Move, time: MoveTime, facts: Facts | undefined): Played<State>;
  /** Whether nothing is left to play. */
  isOver(state: State): boolean;
  /** Whether the run has earned the bonus: all puzzles played and 80 % of them solved, or this game's equivalent. */
  earnsBonus(state: State): boolean;
  /** The answers that the player did not find in the puzzles they met, shown at the end of the run. */
  unsolved(state: State): string[];
}

/** A puzzle as the lexicon has it, with how hard it should be by what is known of it, in points of a rating. */
export interface KnownPuzzle {
  key: string;
  difficulty: number;
}

/**
 * How a game asks its puzzles one at a time, without a clock. The game's own moves and views serve them too.
 * @see docs/product/puzzles.md
 */
export interface SinglePuzzles<State extends ScoredState = ScoredState> {
  /** With so many wrong answers a puzzle is missed; omitted where the game itself ends a lost puzzle. */
  mostWrong?: number;
  /** The move that gives a puzzle up, after which the game shows its answer. */
  giveUp: { type: string };
  /** All that a lexicon has. */
  all(lexicon: Lexicon): KnownPuzzle[];
  /** A run of one puzzle, without any hint; undefined when the lexicon no longer has it. */
  ask(key: string, lexicon: Lexicon, random: Random): State | undefined;
  /** What helps with the puzzle without answering it; omitted by games that have hints of their own. */
  hint?(state: State, lexicon: Lexicon): string | undefined;
}

/** Since which version of a game's rules its points mean what these do. */
export function pointsSince({ version = 1, pointsSince: since = version }: Pick<WordGame, 'version' | 'pointsSince'>): number {
  return since;
}

/** Deals a round, which carries its share of the game's time. @param seen as in `deal`. */
export function dealRound(
  rules: WordGame,
  { lexicon, random, seen = new Set() }: { lexicon: Lexicon; random: Random; seen?: ReadonlySet<string> },
  round: Round,
): ScoredState {
  const deal = rules.deal(lexicon, random, seen, round);
  return round.share === 1 ? deal : { ...deal, share: round.share };
}

/** An answer ready for comparing: lower case, trimmed. */
export function comparable(answer: string): string {
  return answer.trim().toLowerCase();
}

/** How long screens show a finished puzzle before the next, in ms, unless its player goes on at once. */
export const NEXT_PUZZLE_MS = 1_200;
