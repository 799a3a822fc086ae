import type { Piece } from './piece-template';
import { generalPieces, threadPieces } from './pieces';
import { plainCopy } from './text-tools';

/** Letters by which a piece is looked up: enough to tell most of them apart. */
const KEY = 8;
/** Characters around a piece's longest run within which its other words stand. */
const NEAR = 320;

/** What of a story the built-in writer wrote itself. */
export interface Traces {
  used: ReadonlySet<Piece>;
  /** The text with those sentences blanked; it is as long as the text. */
  others: string;
}

const byKey = new Map<string, Piece[]>();
for (const piece of [...generalPieces, ...[...threadPieces.values()].flat()]) {
  const key = piece.fingerprint.slice(0, KEY);
  byKey.set(key, [...(byKey.get(key) ?? []), piece]);
}

/** Finds the pieces that stand in a text, and what is left of it without them: the words of people. */
export function tracesIn(text: string): Traces {
  const plain = plainCopy(text);
  const used = new Set<Piece>();
  const spans: [number, number][] = [];
  for (const { index } of plain.matchAll(/(?<![a-z])[a-z"']|[,;:.?!—](?= )/g)) {
    for (const piece of byKey.get(plain.slice(index, index + KEY)) ?? []) {
      if (!plain.startsWith(piece.fingerprint, index) || !isWhole(piece, plain, index)) continue;
      used.add(piece);
      for (const run of piece.runs) spans.push(sentenceAround(plain, placeOf(run, plain, index)));
    }
  }
  return { used, others: blanked(text, spans) };
}

/** A short run may stand anywhere; it is the piece's only with the rest of its words near. */
function isWhole(piece: Piece, plain: string, index: number): boolean {
  return piece.runs.every((run) => placeOf(run, plain, index) >= 0);
}

function placeOf(run: string, plain: string, index: number): number {
  const at = plain.indexOf(run, Math.max(0, index - NEAR));
  return at <= index + NEAR ? at : -1;
}

function sentenceAround(plain: string, at: number): [number, number] {
  const before = Math.max(
    plain.lastIndexOf('. ', at),
    plain.lastIndexOf('\n', at),
    plain.lastIndexOf('? ', at),
    plain.lastIndexOf('! ', at),
    plain.lastIndexOf('." ', at) + 1,
  );
  const after = /[.!?]"?(?: |\n|$)/.exec(plain.slice(at + 1));
  return [before + 1, after ? at + 1 + after.index + 1 : plain.length];
}

function blanked(text: string, spans: readonly [number, number][]): string {
  let left = text;
  for (const [start, end] of spans) left = left.slice(0, start) + ' '.repeat(Math.max(end - start, 0)) + left.slice(Math.max(end, start));
  return left;
}
