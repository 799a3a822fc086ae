import type { Piece } from './pieces/piece-template';
import { generalPieces, threadPieces } from './pieces/pieces';
import { plainCopy } from './text-tools';

/** Characters by which a piece is looked up: enough to tell most pieces apart. */
const KEY = 8;
/** Characters around a piece's longest run within which its other words must appear. */
const NEAR = 320;

/** What the built-in writer wrote of a story. */
export interface Traces {
  used: ReadonlySet<Piece>;
  /** The text with those sentences blanked; as long as the original. */
  others: string;
}

const byKey = new Map<string, Piece[]>();
for (const piece of [...generalPieces, ...[...threadPieces.values()].flat()]) {
  const key = piece.fingerprint.slice(0, KEY);
  byKey.set(key, [...(byKey.get(key) ?? []), piece]);
}

/** Finds the pieces in a text, and the rest: the words of people. */
export function tracesIn(text: string): Traces {
  const plain = plainCopy(text);
  const used = new Set<Piece>();
  const spans: [number, number][] = [];
  for (const { index } of plain.matchAll(/(?<![a-z])[a-z"']|[,;:.?!—](?= )/g)) {
    for (const piece of byKey.get(plain.slice(index, index + KEY)) ?? []) {
      if (!plain.startsWith(piece.fingerprint, index) || !isWhole(piece, plain, index)) continue;
      used.add(piece);
      spans.push(spanOf(piece, plain, index));
    }
  }
  return { used, others: blanked(text, spans) };
}

/** A short run may appear anywhere; it belongs to the piece only when the rest of its words are near. */
function isWhole(piece: Piece, plain: string, index: number): boolean {
  return piece.runs.every((run) => positionOf(run, plain, index) >= 0);
}

function positionOf(run: string, plain: string, index: number): number {
  const start = Math.max(0, index - NEAR);
  const at = plain.slice(start, index + NEAR + run.length).indexOf(run);
  return at < 0 ? -1 : start + at;
}

/** All sentences of a piece, from the first of its words to the last. */
function spanOf(piece: Piece, plain: string, index: number): [number, number] {
  const starts = piece.runs.map((run) => positionOf(run, plain, index));
  const ends = piece.runs.map((run, order) => (starts[order] ?? index) + run.length - 2);
  return [sentenceAround(plain, Math.min(...starts))[0], sentenceAround(plain, Math.max(...ends))[1]];
}

const endOfSentence = /(?<!\b(?:mrs?|ms|dr))[.!?]"?(?=\s|$)|\n/g;

function sentenceAround(plain: string, at: number): [number, number] {
  const before = plain.slice(Math.max(0, at - NEAR), at + 1);
  const after = plain.slice(at + 1, at + 1 + NEAR);
  const start = [...before.matchAll(endOfSentence)].at(-1)?.index ?? -1;
  const end = after.search(endOfSentence);
  return [at + 1 - before.length + start + 1, at + 1 + (end < 0 ? after.length : end + 1)];
}

function blanked(text: string, spans: readonly [number, number][]): string {
  const kept: string[] = [];
  let end = 0;
  for (const [start, stop] of [...spans].sort((one, other) => one[0] - other[0])) {
    if (start > end) kept.push(text.slice(end, start));
    if (stop > Math.max(end, start)) kept.push(' '.repeat(stop - Math.max(end, start)));
    end = Math.max(end, stop);
  }
  return kept.join('') + text.slice(end);
}
