import { z } from 'zod';
import type { Verdict } from '../games/game.contract';

/** A move as its pace is judged. */
export interface PlayedMove {
  /** Since the start of the run, in ms of game time. */
  elapsedMs: number;
  kind: Verdict['kind'];
  /** Whether it ended a puzzle: solved, lost or skipped. */
  endedPuzzle: boolean;
  /** Characters that it took to type: swiped and dictated words count as typed. */
  typed: number;
  /** Of a move of typing: when its keys were pressed. */
  typing?: TypedKeys | undefined;
  /** The run's score after it. */
  score: number;
}

/** A move of a replayed run, with what its player's clock said. */
export interface ClockedMove extends PlayedMove {
  /** Since the start of the run without the stops before it, in ms of game time. */
  clockMs: number;
}

/** The keys of a move, by the clock of its page, in real ms. */
interface TypedKeys {
  /** Between single characters; a key that is held down repeats evenly and is left out. */
  intervals: number[];
  /** Of all edits together. */
  claimedMs: number;
}

/** The characters of a move as its game reads it: an answer, a letter, or the insertions of a typing line. */
export function typedIn(move: unknown): number {
  if (typeof move !== 'object' || move === null) return 0;
  if ('text' in move && typeof move.text === 'string') return move.text.length;
  if ('letter' in move) return 1;
  if ('events' in move && Array.isArray(move.events)) return move.events.reduce<number>((sum, event) => sum + typedIn(event), 0);
  return 0;
}

const edits = z.object({ events: z.array(z.object({ removed: z.number(), text: z.string(), ms: z.number().optional() })) });

/** When the keys of a move were pressed; undefined of moves that type no text. */
export function keysIn(move: unknown): TypedKeys | undefined {
  if (typeof move !== 'object' || move === null || !('events' in move)) return undefined;
  const { success, data } = edits.safeParse(move);
  if (!success) return undefined;
  const { events } = data;
  const keys: TypedKeys = { intervals: [], claimedMs: 0 };
  for (const [index, { removed, text, ms }] of events.entries()) {
    keys.claimedMs += ms ?? 0;
    if (ms !== undefined && removed === 0 && text.length === 1 && text !== events[index - 1]?.text) keys.intervals.push(ms);
  }
  return keys;
}
