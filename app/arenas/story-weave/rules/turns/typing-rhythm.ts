import { cutToLength } from '~/ai-writers/sentences';
import { type Random, seededRandom } from '~/platform/random/random';

export interface TypingSpeed {
  /** Milliseconds of game time per character, at the writer's fastest and slowest. */
  min: number;
  max: number;
}

/** When each character of a text is typed. */
export interface TypingSchedule {
  /** Length of the text in UTF-16 units after each character that a reader sees as one. */
  lengths: readonly number[];
  /** Milliseconds of game time from the turn's start until that character appears, ascending. */
  moments: readonly number[];
  /** Milliseconds of game time until the last one appears; 0 for an empty text. */
  totalMs: number;
}

/** The longest turn of an AI writer, in milliseconds of game time. */
export const AI_TURN_MS = 45_000;

const JITTER = 0.2;
const HESITATION_CHANCE = 0.05;
const INITIAL_DELAY = [800, 1200] as const;
const SENTENCE_PAUSE = [500, 800] as const;
const CLAUSE_PAUSE = [200, 300] as const;
const HESITATION = [300, 700] as const;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The rhythm in which a text is typed: the same text, seed and speed give the same rhythm everywhere.
 * @param seed 32 bits. @returns times in milliseconds of game time.
 * @see docs/product/ai-writers.md
 */
export function typingSchedule(text: string, seed: number, speed: TypingSpeed): TypingSchedule {
  const random = seededRandom(seed);
  const average = (speed.min + speed.max) / 2;
  const lengths: number[] = [];
  const moments: number[] = [];
  let moment = between(random, INITIAL_DELAY);
  let before = '';
  for (const { segment, index } of segmenter.segment(text)) {
    moment += pauseAfter(before, segment, random) + average * (1 - JITTER + 2 * JITTER * random.next());
    lengths.push(index + segment.length);
    moments.push(moment);
    before = segment;
  }
  return { lengths, moments, totalMs: moments.at(-1) ?? 0 };
}

/** How much of a schedule's text is visible `elapsedMs` milliseconds of game time into the turn, in UTF-16 units; never half a character. */
export function lengthAt({ lengths, moments }: TypingSchedule, elapsedMs: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= elapsedMs) low = middle + 1;
    else high = middle;
  }
  return lengths[low - 1] ?? 0;
}

/** As much of a text as is typed within a turn of `turnMs` milliseconds of game time, in whole sentences where one fits. */
export function fitToTurn(text: string, seed: number, speed: TypingSpeed, turnMs = AI_TURN_MS): string {
  const schedule = typingSchedule(text, seed, speed);
  if (schedule.totalMs <= turnMs) return text;
  for (let length = lengthAt(schedule, turnMs); length > 0; length -= 1) {
    const shorter = cutToLength(text, length);
    if (typingSchedule(shorter, seed, speed).totalMs <= turnMs) return shorter;
    length = Math.min(length, shorter.length);
  }
  return '';
}

/** A run of punctuation, as in '?!' or '...', makes one pause: after its last mark. */
function pauseAfter(before: string, next: string, random: Random): number {
  if (before === '') return 0;
  const hesitation = random.next() < HESITATION_CHANCE ? between(random, HESITATION) : 0;
  if (isEndMark(before) && !isEndMark(next)) return hesitation + between(random, SENTENCE_PAUSE);
  if (/^[,;:]$/.test(before)) return hesitation + between(random, CLAUSE_PAUSE);
  return hesitation;
}

function isEndMark(character: string): boolean {
  return /^[.!?]$/.test(character);
}

function between(random: Random, [from, to]: readonly [number, number]): number {
  return from + (to - from) * random.next();
}
