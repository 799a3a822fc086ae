import { z } from 'zod';
import { storedText } from '~/stories/reading/text/stored-text';
import { moment } from '../moment';
import { MAX_FANDOMS, MAX_PROMPT } from './prompt';
import { promptTexts as texts } from './texts';

const said = {
  body: z
    .string()
    .default('')
    .transform((typed) => storedText(typed).trim())
    .refine((typed) => typed !== '', texts.bodyMissing)
    .refine((typed) => [...typed].length <= MAX_PROMPT, texts.bodyTooLong(MAX_PROMPT)),
  fandoms: z
    .string()
    .default('')
    .transform((typed) => storedText(typed).trim())
    .refine((typed) => [...typed].length <= MAX_FANDOMS, texts.fandomsTooLong(MAX_FANDOMS)),
  mature: z.literal('on').optional(),
  several: z.literal('on').optional(),
  dueAt: moment,
};

/** Writes a prompt, or proposes one. */
const writePromptForm = z.object({ intent: z.literal('write'), ...said });

/** Changes a prompt. */
const changePromptForm = z.object({ intent: z.literal('change'), prompt: z.uuid(), ...said });

/** Claims a prompt, under the pen name that is chosen. */
const claimForm = z.object({ intent: z.literal('claim'), prompt: z.uuid(), pen: z.uuid().optional() });

/** One press on a prompt. */
const promptPressForm = z.object({ intent: z.enum(['give-back', 'accept', 'remove']), prompt: z.uuid() });

/** Ends another's claim. */
const endClaimForm = z.object({ intent: z.literal('end-claim'), prompt: z.uuid(), person: z.uuid() });

export const promptForms = [writePromptForm, changePromptForm, claimForm, promptPressForm, endClaimForm] as const;

export type PromptFields = Record<'body' | 'fandoms' | 'dueAt', string | undefined>;
