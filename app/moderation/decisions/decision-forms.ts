import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { ratingNames, warningNames } from '~/stories/content-rating/content-rating';
import { decisionTexts as texts } from './decision-texts';
import { MAX_REASON, measureNames, measuresAlike, suspensionDays } from './measures';
import { ruleNames } from './reasons/rules';

const words = (field: z.ZodString) =>
  field.transform((text) => printable(text).trim()).refine((text) => [...text].length <= MAX_REASON, texts.reasonTooLong);

/** What every decision says. */
const decision = {
  hides: z.literal('on').optional(),
  days: z.enum(suspensionDays.map(String)).transform(Number).optional(),
  rule: z.enum(ruleNames).default('person'),
  /** Empty for the words that are kept for the rule. */
  reason: words(z.string()).default(''),
  /** Whether these words are kept for the rule. */
  keep: z.literal('on').optional(),
};

/** The form with which a moderator closes a case. */
export const decideForm = z.object({
  intent: z.literal('decide'),
  caseId: z.uuid(),
  measure: z.enum(measureNames, texts.measureMissing),
  rating: z.enum(ratingNames).optional(),
  warnings: z.array(z.enum(warningNames)).max(warningNames.length).default([]),
  ...decision,
});

/** The most cases that are decided alike at once. */
const MAX_ALIKE = 50;

/** The form that decides several cases alike. */
export const decideAlikeForm = z.object({
  intent: z.literal('decide-alike'),
  caseIds: z.array(z.uuid(), texts.casesMissing).min(1, texts.casesMissing).max(MAX_ALIKE, texts.casesTooMany),
  measure: z.enum(measuresAlike, texts.measureMissing),
  ...decision,
});

/** The form that takes back decisions which its moderator has just made. */
export const undoForm = z.object({ intent: z.literal('undo'), decisionIds: z.array(z.uuid()).min(1).max(MAX_ALIKE) });

/** The form with which a person objects to a decision about them. */
export const objectForm = z.object({
  intent: z.literal('object'),
  decisionId: z.uuid(),
  objection: words(z.string(texts.objectionMissing)).refine((text) => text !== '', texts.objectionMissing),
});

export type Decided = z.output<typeof decideForm>;
export type DecidedAlike = z.output<typeof decideAlikeForm>;
export type DecideFields = {
  measure: string;
  hides: string;
  days: string;
  rating: string;
  warnings: string[];
  rule: string;
  reason: string;
  keep: string;
};
export type ObjectFields = { objection: string };
