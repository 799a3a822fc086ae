import { z } from 'zod';
import { publishedContent } from '~/stories/content-rating/content-forms';
import { texts } from './texts';

/** Far more than an entry holds, so that what is too long is told so by its own text. */
const MAX_TYPED = 60_000;
const week = z.iso.date();

/** Enters a text, or changes it. */
export const enterForm = z.object({
  intent: z.literal('enter'),
  week,
  title: z.string().max(MAX_TYPED).default(''),
  body: z.string().max(MAX_TYPED, texts.entryFaults['too-long']).default(''),
  ...publishedContent,
});

/** Takes an entry out. */
export const withdrawForm = z.object({ intent: z.literal('withdraw'), week });

/** Asks to be drawn. */
export const lotForm = z.object({ intent: z.literal('lot') });

/** Picks a story. */
export const pickForm = z.object({
  intent: z.literal('pick'),
  story: z.uuid({ error: texts.pick.choose }),
  said: z.string().max(4_000, texts.saidFaults.long).default(''),
});

export type EnterFields = z.input<typeof enterForm>;
export type PickFields = { story: string; said: string };
