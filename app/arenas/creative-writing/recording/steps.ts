/** One change of a text that was recorded: characters are UTF-16 units, as browsers count them. */
export interface Step {
  /** Game time since the session began, in ms. */
  ms: number;
  at: number;
  removed: number;
  text: string;
  pasted: boolean;
}

/** The change from one text to another as one replaced stretch; undefined when they are the same. */
export function stepBetween(before: string, after: string, ms: number, pasted = false): Step | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end += 1;
  return { ms, at: start, removed: before.length - end - start, text: after.slice(start, after.length - end), pasted };
}

/** Whether a step can be made to a text. */
export function fits({ at, removed }: Pick<Step, 'at' | 'removed'>, length: number): boolean {
  return at + removed <= length;
}

/** A text after a step. */
export function applyStep(text: string, { at, removed, text: added }: Step): string {
  return text.slice(0, at) + added + text.slice(at + removed);
}

/** The text that steps make of an empty one. */
export function textAfter(steps: readonly Step[]): string {
  return steps.reduce(applyStep, '');
}

/** Steps that end with a text; what nobody recorded comes as one last step. */
export function endingWith(steps: readonly Step[], text: string): Step[] {
  const last = stepBetween(textAfter(steps), text, steps.at(-1)?.ms ?? 0);
  return last ? [...steps, last] : [...steps];
}

/** A stretch of what one step wrote, as far as it is still there. */
interface Piece {
  /** The step, and its index. */
  by: Step;
  step: number;
  from: number;
  length: number;
}

/** The same steps without the passages that were deleted again: only what stands at the end is ever written. */
export function withoutDeleted(steps: readonly Step[]): Step[] {
  let pieces: Piece[] = [];
  for (const [step, by] of steps.entries()) {
    const { at, removed, text } = by;
    const [before, rest] = split(pieces, at);
    const [, after] = split(rest, removed);
    pieces = text === '' ? [...before, ...after] : [...before, { by, step, from: 0, length: text.length }, ...after];
  }
  const kept = new Map<number, Piece[]>();
  for (const piece of pieces) kept.set(piece.step, [...(kept.get(piece.step) ?? []), piece]);
  return [...kept.keys()]
    .sort((one, other) => one - other)
    .flatMap((step) =>
      (kept.get(step) ?? []).map(({ from, length, by: { ms, text, pasted } }, place) => ({
        ...{ ms, removed: 0, pasted },
        at: writtenBefore(pieces, step, kept.get(step)?.[place]),
        text: text.slice(from, from + length),
      })),
    );
}

/** How much of the final text before a piece was written by earlier steps, or earlier in the same one. */
function writtenBefore(pieces: readonly Piece[], step: number, until: Piece | undefined): number {
  let length = 0;
  for (const piece of pieces) {
    if (piece === until) break;
    if (piece.step <= step) length += piece.length;
  }
  return length;
}

/** Pieces before a place in their text, and after it. */
function split(pieces: readonly Piece[], at: number): [Piece[], Piece[]] {
  const before: Piece[] = [];
  const after: Piece[] = [];
  let left = at;
  for (const piece of pieces) {
    if (piece.length <= left) before.push(piece);
    else if (left <= 0) after.push(piece);
    else {
      before.push({ ...piece, length: left });
      after.push({ ...piece, from: piece.from + left, length: piece.length - left });
    }
    left -= Math.min(left, piece.length);
  }
  return [before, after];
}
