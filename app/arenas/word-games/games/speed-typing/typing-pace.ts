import { spreadBursts } from '../../fair-play/pace';
import { typedIn } from '../../fair-play/played-move';
import type { ReadTyping } from '../declared-game';
import { type SpeedTypingState, speedTyping, speedTypingState } from './speed-typing.rules';
import { accuracyOf, correctIn } from './typed-text';

/** Length of the stretches that the chart shows, in seconds of game time. */
const STRETCH_SECONDS = 5;
const CHARACTERS_A_WORD = 5;
/** What is typed goes to the server this often, in ms: a move holds the keystrokes of so long before it. */
const SENT_EVERY_MS = 500;

/** How a player typed in a run. */
export interface TypingPace {
  /** Right words a minute in each stretch of 5 s since the first keystroke. */
  speeds: number[];
  /** Right characters among all ever typed, in per cent. */
  accuracy: number;
  /** How even the typing was, from 0 to 100; undefined when it was too short to tell. */
  consistency: number | undefined;
}

/** Characters that came in over a time, in game ms. */
interface Stroke {
  fromMs: number;
  toMs: number;
  characters: number;
}

/** Reads a stored run of Word Speed Typing. */
export const readTyping: ReadTyping = (deal, moves, realPerGameMs) => ({
  ...typingPace(speedTypingState.parse(deal), moves, realPerGameMs),
  seconds: STRETCH_SECONDS,
});

/**
 * Reads a finished run of Word Speed Typing back.
 * @param moves as they are stored; they are replayed from the deal.
 * @param realPerGameMs real ms of a ms of game time: moves are sent by real time.
 * @see docs/product/guessing-and-typing-games.md
 */
export function typingPace(deal: SpeedTypingState, moves: Parameters<ReadTyping>[1], realPerGameMs = 1): TypingPace {
  let state = deal;
  const played = moves.flatMap(({ move, elapsedMs }) => {
    const before = rightIn(state);
    const read = speedTyping.readMove(move);
    if (!read) return [];
    const { state: next, verdict } = speedTyping.play(state, read, { elapsedMs }, undefined);
    state = next;
    const { kind } = verdict;
    if (kind === 'refused') return [];
    const timed = { atMs: elapsedMs * realPerGameMs, elapsedMs, kind, endedPuzzle: false, typed: typedIn(move), score: state.score };
    return [{ timed, right: rightIn(state) - before }];
  });
  const times = spreadBursts(played.map(({ timed }) => timed)).map((move) => ({ ...move, atMs: move.atMs / realPerGameMs }));
  const strokes = (count: (index: number) => number): Stroke[] =>
    times.map(({ atMs }, index) => ({
      fromMs: Math.max(times[index - 1]?.atMs ?? 0, atMs - SENT_EVERY_MS / realPerGameMs),
      toMs: atMs,
      characters: count(index),
    }));
  const raw = perStretch(
    strokes((index) => times[index]?.typed ?? 0),
    1,
  );
  const right = perStretch(
    strokes((index) => played[index]?.right ?? 0),
    STRETCH_SECONDS,
  );
  return {
    speeds: right.map((characters) => Math.max(0, Math.round((characters * 60) / (CHARACTERS_A_WORD * STRETCH_SECONDS)))),
    accuracy: accuracyOf(state.typing),
    consistency: consistencyOf(raw),
  };
}

/**
 * Sums characters up in stretches of equal length from the first one on; a last stretch of less than half the length is
 * left out, as its speed would say nothing, and a longer one counts as if it were whole.
 * @param seconds length of a stretch.
 */
export function perStretch(strokes: readonly Stroke[], seconds: number): number[] {
  const length = seconds * 1_000;
  const began = strokes[0]?.fromMs ?? 0;
  const lasted = (strokes.at(-1)?.toMs ?? 0) - began;
  const whole = Math.floor(lasted / length);
  const rest = (lasted - whole * length) / length;
  const sums = Array.from({ length: whole + (rest >= 0.5 ? 1 : 0) }, (_, index) =>
    strokes.reduce((sum, stroke) => sum + sharedCharacters(stroke, began + index * length, length), 0),
  );
  return sums.map((sum, index) => (index < whole ? sum : sum / rest));
}

/** How many of the characters fall into a stretch, if they came evenly. */
function sharedCharacters({ fromMs, toMs, characters }: Stroke, startMs: number, length: number): number {
  if (toMs === fromMs) return fromMs >= startMs && fromMs < startMs + length ? characters : 0;
  const shared = Math.min(toMs, startMs + length) - Math.max(fromMs, startMs);
  return shared <= 0 ? 0 : (characters * shared) / (toMs - fromMs);
}

/**
 * How even a series of speeds is, as Monkeytype measures it: its coefficient of variation (standard deviation / mean)
 * mapped from [0, ∞) to [100, 0) by a sigmoid that begins like 100 × (1 − cv).
 * @param speeds raw characters of each second, whatever the unit.
 * @returns a whole number; undefined of fewer than two, or when nothing was typed.
 */
export function consistencyOf(speeds: readonly number[]): number | undefined {
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (speeds.length < 2 || mean <= 0) return undefined;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  const variation = Math.sqrt(variance) / mean;
  return Math.round(100 * (1 - Math.tanh(variation + variation ** 3 / 3 + variation ** 5 / 5)));
}

function rightIn({ texts, typing }: SpeedTypingState): number {
  return typing.correctBefore + correctIn(texts[typing.at] ?? '', typing.typed);
}
