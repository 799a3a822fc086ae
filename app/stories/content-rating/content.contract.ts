import * as z from 'zod/mini';
import { ratingNames, warningNames } from './content-rating';

/** A story's rating and warnings, as a page sends them. */
export const sentContent = z.object({
  rating: z.enum(ratingNames),
  warnings: z.array(z.enum(warningNames)).check(z.maxLength(warningNames.length)),
});
