import * as z from 'zod/mini';

/** Stars a reader gives. */
export const rating = z.literal([1, 2, 3, 4, 5]);
export type Rating = z.output<typeof rating>;

/** The form that rates a story. */
export const ratingForm = z.object({
  value: z.pipe(z.pipe(z.enum(['1', '2', '3', '4', '5']), z.transform(Number)), rating),
});

/** The server's answer to a rating. */
export const ratingAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** The story's average now. */
    average: z.number(),
    /** How many people have rated it. */
    count: z.int().check(z.minimum(1)),
    /** This reader's rating now. */
    own: rating,
    /** XP that the story's writers gained by it (negative: lost). */
    authorXpChange: z.number(),
  }),
  /** Why it does not count. */
  z.object({ ok: z.literal(false), title: z.string(), text: z.string() }),
]);
export type RatingAnswer = z.output<typeof ratingAnswer>;
