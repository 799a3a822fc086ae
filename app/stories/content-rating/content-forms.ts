import { z } from 'zod';
import { ratingNames, warningNames } from './content-rating';
import { contentTexts } from './content-texts';

/** The form with which an author rates a story. */
export const ratingForm = z.object({
  rating: z.enum(ratingNames, contentTexts.ratingMissing),
  warnings: z.array(z.enum(warningNames)).max(warningNames.length).default([]),
});

/** The same fields in forms that publish a story; without them it is not rated. */
export const publishedContent = { ...ratingForm.shape, rating: ratingForm.shape.rating.default('none') };

/** The form that shows Mature stories to an adult. */
export const matureForm = z.object({
  birthYear: z
    .string(contentTexts.yearWrong)
    .trim()
    .regex(/^\d{4}$/, contentTexts.yearWrong)
    .transform(Number),
});

export type RatingFields = { rating: string; warnings: string[] };
export type MatureFields = { birthYear: string };
