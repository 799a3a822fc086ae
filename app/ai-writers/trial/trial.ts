import { FEWEST_CONTEXT_TOKENS, MOST_CONTEXT_TOKENS } from '~/platform/config/model-context';
import { TIMEOUTS } from '../language-model/ask-model';
import { USUAL_CONTEXT } from '../language-model/story-notes';
import { PART_MS, PROMPT_MS } from '../waiting-times';

/** One question to a model, as it was measured. */
export interface Reading {
  /** Ms until its first word. */
  firstWordMs: number;
  /** Ms until its last. */
  totalMs: number;
  /** Tokens of the question, and of the answer. */
  readTokens: number;
  writtenTokens: number;
  /** Whether the endpoint counted them; else they follow from characters and pieces. */
  isCounted: boolean;
}

/** What came of a question: a text that may be shown, or why there is none. */
export interface Answer {
  text?: string;
  /** A few fixed words: why the model gave none, or why what it gave was refused. */
  fault?: string;
  /** Undefined where no word came. */
  reading?: Reading;
}

/** A model that was tried. */
export interface Trial {
  baseUrl: string;
  model: string;
  /** How many tokens it reads at most; undefined where its server does not say. */
  contextTokens?: number | undefined;
  /** Ms until it had answered its first word, with the time that loading it took; undefined where it never did. */
  loadMs?: number;
  /** Why it could not be tried at all. */
  fault?: string;
  /** A part early in a story, all of which is new to the model. */
  first?: Answer;
  /** A part of the same story later, most of which it has read before. */
  later?: Answer & { newTokens?: number };
  prompt?: Answer;
}

/** What a model is good for: parts in rooms and prompts; prompts and starters alone; nothing. */
export type Use = 'rooms' | 'prompts' | 'nothing';

/** What a model is quick enough for, where its answers may be shown. */
export function fitFor({ later, prompt }: Trial): Use {
  if (isInTime(later, TIMEOUTS.firstWordMs, PART_MS)) return 'rooms';
  return isInTime(prompt, TIMEOUTS.firstWordMs, PROMPT_MS) ? 'prompts' : 'nothing';
}

function isInTime(answer: Answer | undefined, firstWordMs: number, totalMs: number): boolean {
  const { text, reading } = answer ?? {};
  return text !== undefined && reading !== undefined && reading.firstWordMs <= firstWordMs && reading.totalMs <= totalMs;
}

/** Tokens a second: read of what is new, read where most is kept, written; undefined where that cannot be told. */
export interface Speeds {
  reads: number | undefined;
  /** Tokens of a later question a second, those that the endpoint has kept included. */
  readsKept: number | undefined;
  writes: number | undefined;
  /** Whether the later question's first word came sooner than reading all of it again would take; undefined where either is too quick to tell. */
  keepsPrefix: boolean | undefined;
}

/** A first word that comes sooner than this share of a whole reading was not waited for: the endpoint kept what it had read. */
const KEPT_SHARE = 0.7;
/** What takes less than this is too quick to compare, in ms. */
const COMPARABLE_MS = 300;

export function speedsOf({ first, later }: Trial): Speeds {
  const reads = rate(first?.reading?.readTokens, first?.reading?.firstWordMs);
  const readsKept = rate(later?.reading?.readTokens, later?.reading?.firstWordMs);
  const { reading } = later ?? {};
  const isComparable = reads !== undefined && readsKept !== undefined && (first?.reading?.firstWordMs ?? 0) >= COMPARABLE_MS;
  return {
    reads,
    readsKept,
    writes: rate(reading && reading.writtenTokens - 1, reading && reading.totalMs - reading.firstWordMs),
    keepsPrefix: isComparable ? reads < readsKept * KEPT_SHARE : undefined,
  };
}

/**
 * The share of the time to the first word that reading a whole question may take. A model that keeps what it has read reads everything only
 * after a cut, when half of the story is shown; another one reads everything each time.
 */
const READING_SHARE = { cached: 1, reread: 0.5 } as const;
/** Settings are round numbers. */
const CONTEXT_STEP = 500;

/** How many tokens a question may have so that its first word comes in time, and its model has read all of it. */
export function contextFor(trial: Trial): number {
  const { reads = Number.POSITIVE_INFINITY, keepsPrefix } = speedsOf(trial);
  const inTime = ((reads * TIMEOUTS.firstWordMs) / 1000) * (keepsPrefix ? READING_SHARE.cached : READING_SHARE.reread);
  const most = Math.min(inTime, trial.contextTokens ?? USUAL_CONTEXT, MOST_CONTEXT_TOKENS);
  return Math.max(FEWEST_CONTEXT_TOKENS, Math.floor(most / CONTEXT_STEP) * CONTEXT_STEP);
}

/** @returns tokens a second; undefined where nothing took any time, as for an answer in one piece. */
function rate(tokens: number | undefined, ms: number | undefined): number | undefined {
  return tokens && ms && tokens > 0 && ms >= 1 ? (tokens * 1000) / ms : undefined;
}
