import type { GameId, Verdict } from '../games/word-game';

/** The owner of a run: a player or a guest. */
export type RunOwner = { playerId: string } | { guestId: string };

/** A run as its owner may see it. */
export interface RunView {
  runId: string;
  game: GameId;
  /** Proves to the referee that a move comes from the page that received the run. */
  key: string;
  /** The number that the next move must carry, from 1. */
  nextMove: number;
  score: number;
  /** Game milliseconds left. */
  msLeft: number;
  view: unknown;
  /** Present once the run is settled. */
  result?: RunResult;
}

/** The outcome of a settled run. */
export interface RunResult {
  score: number;
  /** XP gained; 0 for a guest, who has none. */
  xp: number;
  /** The player's best score in this game, this run included; undefined for a guest. */
  best?: number;
  /** Whether this run set it. */
  isBest: boolean;
  /** The answers that were not found. */
  unsolved: string[];
  /** XP and level after the run; undefined for a guest. */
  progress?: { xp: number; level: number; from: number; to: number };
}

export interface SentMove {
  key: string;
  number: number;
  move: unknown;
}

/** The referee's answer to a move. */
export type MoveAnswer =
  | { status: 'played' | 'repeated'; number: number; verdict: Verdict; score: number; msLeft: number; view: unknown; result?: RunResult }
  | { status: 'over'; text: string; score: number; result: RunResult }
  | { status: 'skipped' | 'malformed' | 'forbidden' | 'unknown'; text: string; nextMove?: number };
