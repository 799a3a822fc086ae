/** A range of ids; the last one has no end. */
export interface IdRange {
  from: string;
  /** The first id after the range. */
  before: string | undefined;
}

/** Maximum number of parts of a site map index. */
export const MAX_PARTS = 40_000;

const HIGH_BITS = 2 ** 48;

/**
 * One of equal ranges of all ids. Ids are random, so each range holds about the same number.
 * @param part from 0.
 * @param parts number of parts, up to MAX_PARTS.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export function idRange(part: number, parts: number): IdRange {
  return { from: idAt(part / parts), before: part + 1 < parts ? idAt((part + 1) / parts) : undefined };
}

/** The id at a fraction, 0 to below 1, of the id space. */
function idAt(share: number): string {
  const digits = Math.floor(share * HIGH_BITS)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/**
 * The number of parts to split ids into.
 * @param estimate approximate number of ids.
 * @param aim target size of a part, well below its limit.
 */
export function partsFor(estimate: number, aim: number): number {
  return Math.min(MAX_PARTS, Math.max(1, Math.ceil(estimate / aim)));
}
