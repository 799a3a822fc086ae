/** A story's ratings, as one reader sees them. */
export interface Standing {
  /** Undefined while nobody has rated. */
  average: number | undefined;
  count: number;
  /** This reader's rating, 1 to 5. */
  own: number | undefined;
}

/** A story's ratings after this reader's becomes `value`. */
export function withRating({ average, count, own }: Standing, value: number): Standing {
  const sum = (average ?? 0) * count - (own ?? 0) + value;
  const readers = own === undefined ? count + 1 : count;
  return { average: sum / readers, count: readers, own: value };
}
