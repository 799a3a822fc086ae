/** The ids from one on and up to another one; without an end for the last. */
export interface IdRange {
  from: string;
  /** The first id that is not part of it. */
  before: string | undefined;
}

/** Most parts of an index of site maps. */
export const MAX_PARTS = 40_000;

const HIGH_BITS = 2 ** 48;

/**
 * One of equal parts of all ids. Ids are random, so each part holds about as many of them.
 * @param part from 0.
 * @param parts how many there are, up to MAX_PARTS.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export function idRange(part: number, parts: number): IdRange {
  return { from: idAt(part / parts), before: part + 1 < parts ? idAt((part + 1) / parts) : undefined };
}

/** The id at a share, 0 to below 1, of all ids. */
function idAt(share: number): string {
  const digits = Math.floor(share * HIGH_BITS)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/**
 * Into how many parts ids are split.
 * @param estimate how many there are, about.
 * @param aim how many a part shall hold, well below what it may hold.
 */
export function partsFor(estimate: number, aim: number): number {
  return Math.min(MAX_PARTS, Math.max(1, Math.ceil(estimate / aim)));
}
