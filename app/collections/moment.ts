import { z } from 'zod';
import { timeInZone } from '~/platform/clock/time-in-zone';
import { texts } from './texts';

/** A moment in UTC, as a field of the type datetime-local sends it; null where it is empty. */
export const moment = z
  .string()
  .max(40, texts.timeWrong)
  .default('')
  .refine((typed) => typed === '' || timeInZone(typed, 'UTC') !== undefined, texts.timeWrong)
  .transform((typed) => timeInZone(typed, 'UTC') ?? null);

/** The characters of a moment that such a field holds. */
const TO_THE_MINUTE = 16;

/** A moment as such a field holds it. @param at as ISO 8601, null for none. */
export const momentField = (at: string | null): string => at?.slice(0, TO_THE_MINUTE) ?? '';
