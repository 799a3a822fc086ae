import type { SeatNumber } from '../../protocol/seat.contract';

/** The newest part of a room's story, while it is an AI writer's and nobody has written since: people may steer it. */
export interface LastPart {
  /** The number of its turn. */
  number: number;
  seat: SeatNumber;
  aiWriterId: string;
  /** The AI writer's first words: what a majority of the others brings back. */
  first: string;
  /** Its own words as of now: others than the first where another one was asked for. */
  own: string;
  /** Its words as they stand; empty where it is struck. */
  text: string;
  /** Who changed the words that stand there, if anybody did. */
  changedBy: string | null;
  /** The person whose turn it answers; null where that is nobody's. */
  answers: string | null;
  /** How often another one was asked for. */
  asked: number;
  /** While another one is being written: until when it is waited for, in ms since 1970, by which process, and who asked. */
  awaits: { until: number; by: string; asker: string } | null;
  /** The writer was asked, and has no other. */
  noOther: boolean;
  /** What was done to it last, which the others may undo. */
  done: Steered | null;
  /** The others have undone something: it stays as it is. */
  settled: boolean;
}

/** A part before a deed. */
export type BeforeDeed = Pick<LastPart, 'own' | 'text' | 'changedBy' | 'done'>;

/** What a person did to a part. */
export interface Steered {
  kind: 'another' | 'strike' | 'change';
  by: string;
  /** The part before the first of the things that this person did to it in a row, with what others had done to it. */
  before: BeforeDeed;
  /** The people who want it undone; they need not say so again when more is done to it. */
  objections: readonly string[];
}

/** How often another one may be asked for. */
export const MOST_ASKED = 2;

/** A part of which no other came: what was done to it before stays as it is, and can be undone. */
export function withoutOther(part: LastPart): LastPart {
  return { ...part, awaits: null, noOther: true };
}

/** A part before a deed as if a person had done nothing to it: each person has one deed in a row of them, the latest. */
export function withoutDeedOf(before: BeforeDeed, by: string): BeforeDeed {
  const { done } = before;
  if (!done) return before;
  return done.by === by ? withoutDeedOf(done.before, by) : { ...before, done: { ...done, before: withoutDeedOf(done.before, by) } };
}

/** How many characters of a changed text are not the AI writer's, as people count them: all but what both begin and end with. */
export function changedCharacters(own: string, text: string): number {
  const [before, after] = [[...own], [...text]];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return after.length - start - end;
}
