import { z } from 'zod';
import { printableLine } from '~/platform/text/printable';
import { sharedDays, WHOLE_WORK } from './beta';
import { betaTexts as texts } from './texts';

/** The longest name that is looked for, in characters. */
const MAX_NAME = 100;

const shared = {
  /** Chosen by the form, so that sending it twice shares once. */
  id: z.uuid(),
  what: z.union([z.literal(WHOLE_WORK), z.uuid()], texts.chooseWhat),
  days: z.coerce.number(texts.chooseDays).pipe(z.literal(sharedDays, texts.chooseDays)),
};

/** Shares with somebody by name. */
const shareForm = z.object({
  intent: z.literal('share'),
  name: z.string(texts.nameMissing).transform(printableLine).pipe(z.string().min(1, texts.nameMissing).max(MAX_NAME, texts.unknown)),
  ...shared,
});

/** Makes a link. The name's field may be sent along, as it stands in the same form. */
const linkForm = z.object({ intent: z.literal('link'), name: z.string().optional(), ...shared });

const takeBackForm = z.object({ intent: z.literal('take-back'), share: z.uuid() });

/** Ends it for somebody. */
const removeForm = z.object({ intent: z.literal('remove'), person: z.uuid() });

/** Comes by a link. */
const joinForm = z.object({ intent: z.literal('join'), link: z.string() });

const leaveForm = z.object({ intent: z.literal('leave') });

export const betaForms = [shareForm, linkForm, takeBackForm, removeForm, joinForm, leaveForm] as const;
export const betaIntents = betaForms.map(({ shape }) => shape.intent.value);

export type ShareFields = Record<'name' | 'what' | 'days' | 'id', string | undefined>;
