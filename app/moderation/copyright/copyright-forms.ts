import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { copyrightTexts as texts } from './copyright-texts';

const LINE = 200;
const WORDS = 2_000;

const clean = (field: z.ZodString, most: number) =>
  field.transform((text) => printable(text).trim()).refine((text) => [...text].length <= most, texts.tooLong);
const required = (missing: string, most: number) => clean(z.string(missing), most).refine((text) => text !== '', missing);
const optional = (most: number) => clean(z.string(), most).default('');

const signed = z.object({ name: z.string(), signature: z.string() });

/** The form that complains of a copied text, with what the law asks of it. */
export const complaintForm = z
  .object({
    work: required(texts.workMissing, WORDS),
    passages: optional(WORDS),
    name: required(texts.nameMissing, LINE),
    onBehalf: optional(LINE),
    email: z.email(texts.emailMissing).max(254).optional(),
    faith: z.literal('on', texts.stated),
    truth: z.literal('on', texts.stated),
    signature: required(texts.signatureWrong, LINE),
  })
  .refine(({ name, signature }) => name.toLowerCase() === signature.toLowerCase(), {
    ...{ path: ['signature'], message: texts.signatureWrong },
    // Also where other fields are still wrong, so that all is said at once.
    when: ({ value }) => signed.safeParse(value).success,
  });

export type Complaint = z.output<typeof complaintForm>;
export type ComplaintFields = Record<'work' | 'passages' | 'name' | 'onBehalf' | 'email' | 'faith' | 'truth' | 'signature', string>;

/** The form that answers a complaint, as the law asks of a counter-notice. */
export const answerForm = z.object({
  intent: z.literal('answer-complaint'),
  decisionId: z.uuid(),
  words: required(texts.answerMissing, WORDS),
  name: required(texts.nameMissing, LINE),
  reach: required(texts.reachMissing, LINE),
  truth: z.literal('on', texts.stated),
  toCourt: z.literal('on').optional(),
});

export type Answer = z.output<typeof answerForm>;
export type AnswerFields = Record<'words' | 'name' | 'reach' | 'truth' | 'toCourt', string>;
