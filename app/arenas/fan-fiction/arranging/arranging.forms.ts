import { z } from 'zod';
import { MAX_CHAPTERS } from '../limits';
import { newChapterForm } from '../stories/forms';
import { arrangingTexts } from '../texts';

/** The forms of the page on which chapters are arranged. */
export const moveForm = z.object({ id: z.uuid(), to: z.coerce.number().int().min(1).max(MAX_CHAPTERS) });
/** `before`: the chapter that it is put before; empty: at the end. */
const place = { id: z.uuid(), before: z.uuid().optional() };
export const publishForm = z.object(place);
export const scheduleForm = z.object({
  ...place,
  /** A local time, as a field of the type datetime-local sends it, in this time zone. */
  at: z.string({ error: arrangingTexts.timeMissing }).max(40),
  timeZone: z.string().max(100).optional(),
});
export const publishAllForm = z.object({});
export const unscheduleForm = z.object({ id: z.uuid() });
export const splitForm = z.object({
  /** The new chapter; sending the form twice makes one. */
  id: z.uuid(),
  title: newChapterForm.shape.title,
  /** Where the paragraph begins, in characters. */
  at: z.coerce.number({ error: arrangingTexts.splitWhere }).int(),
  /** When the chapter had last been changed, in ms since 1970. */
  base: z.coerce.number().int(),
});
