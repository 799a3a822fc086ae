import { z } from 'zod';
import { texts } from './texts';

/** Far more than a sentence, so that what is too long is told so by its own text. */
const MAX_TYPED = 2_000;

const day = z.iso.date();

/** A sentence for the day that its writer saw. */
export const addForm = z.object({
  intent: z.literal('add'),
  day,
  text: z.string({ error: texts.faults.missing }).max(MAX_TYPED, texts.faults['too-long']),
});

/** The better one of a pair. */
export const pickForm = z.object({ intent: z.literal('pick'), pair: z.uuid(), sentence: z.uuid() });

/** Asks for a pair. */
export const dealForm = z.object({ intent: z.literal('deal'), day });

export type AddFields = z.input<typeof addForm>;
