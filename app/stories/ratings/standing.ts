import type { TitledText } from '../texts';

/** The server's answer to a rating. */
export type RatingAnswer =
  | {
      ok: true;
      /** The story's average now. */
      average: number;
      /** How many people have rated it. */
      count: number;
      /** This reader's rating now. */
      own: number;
      /** XP that the story's writers gained by it (negative: lost). */
      authorXpChange: number;
    }
  | ({ ok: false } & TitledText);

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

/** Parses the server's answer; undefined when it is not one. */
export function answerOf(json: unknown): RatingAnswer | undefined {
  if (typeof json !== 'object' || json === null || !('ok' in json)) return undefined;
  return json as RatingAnswer;
}
