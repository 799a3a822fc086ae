import type { TitledText } from '../texts';

/** What the server says to a rating. */
export type RatingAnswer =
  | {
      ok: true;
      /** The story's average now. */
      average: number;
      /** How many have rated it. */
      count: number;
      /** What this reader's rating is now. */
      own: number;
      /** XP that the story's writers gained by it (below 0: lost). */
      authorXpChange: number;
    }
  | ({ ok: false } & TitledText);

/** How a story stands with its readers, as one of them sees it. */
export interface Standing {
  /** Undefined while nobody has rated. */
  average: number | undefined;
  count: number;
  /** What this reader gave, 1 to 5. */
  own: number | undefined;
}

/** How a story will stand when this reader's rating becomes `value`. */
export function withRating({ average, count, own }: Standing, value: number): Standing {
  const sum = (average ?? 0) * count - (own ?? 0) + value;
  const readers = own === undefined ? count + 1 : count;
  return { average: sum / readers, count: readers, own: value };
}

/** The server's answer as it came over the wire; undefined when it is none. */
export function answerOf(json: unknown): RatingAnswer | undefined {
  if (typeof json !== 'object' || json === null || !('ok' in json)) return undefined;
  return json as RatingAnswer;
}
