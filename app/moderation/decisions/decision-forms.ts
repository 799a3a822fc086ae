import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { ratingNames, warningNames } from '~/stories/content-rating/content-rating';
import { decisionTexts as texts } from './decision-texts';
import { type Basis, bases, MAX_REASON, measureNames, suspensionDays } from './measures';

const words = (missing: string) =>
  z
    .string(missing)
    .transform((text) => printable(text).trim())
    .refine((text) => text !== '', missing)
    .refine((text) => [...text].length <= MAX_REASON, texts.reasonTooLong);

/** The form with which a moderator closes a case. */
export const decideForm = z.object({
  intent: z.literal('decide'),
  caseId: z.uuid(),
  measure: z.enum(measureNames, texts.measureMissing),
  hides: z.literal('on').optional(),
  days: z.enum(suspensionDays.map(String)).transform(Number).optional(),
  rating: z.enum(ratingNames).optional(),
  warnings: z.array(z.enum(warningNames)).max(warningNames.length).default([]),
  basis: z.enum(Object.keys(bases) as Basis[]).default('rules'),
  reason: words(texts.reasonMissing),
});

/** The form with which a person objects to a decision about them. */
export const objectForm = z.object({ intent: z.literal('object'), decisionId: z.uuid(), objection: words(texts.objectionMissing) });

export type Decided = z.output<typeof decideForm>;
export type DecideFields = {
  measure: string;
  hides: string;
  days: string;
  rating: string;
  warnings: string[];
  basis: string;
  reason: string;
};
export type ObjectFields = { objection: string };
