import { z } from 'zod';
import { warningNames } from '~/stories/content-rating/content-rating';
import { SPRINTS } from './rules/clock';
import { aiUseNames, duelRatings } from './rules/statements';
import { texts } from './texts';

/** Far more than what can be said, so that what is too long is told so by its own text. */
const MAX_TYPED = 4_000;
const checked = z.literal('on').optional();
const said = z.string().max(MAX_TYPED, texts.saidFaults.long).default('');
const line = z.coerce.number().int().min(0).max(10_000).optional();

/** Draws other cards. */
export const againForm = z.object({ intent: z.literal('again') });

/** Begins a text to a card. */
export const startForm = z.object({
  intent: z.literal('start'),
  card: z.string({ error: texts.write.pickCard }).max(60),
  clock: z.enum(['day', ...SPRINTS.map(String)]).default('day'),
});

/** Asks for a duel to read. */
export const dealForm = z.object({ intent: z.literal('deal') });

/** Takes a text out. */
export const withdrawForm = z.object({ intent: z.literal('withdraw'), text: z.uuid() });

/** Hands a text in. */
export const sealForm = z.object({
  intent: z.literal('seal'),
  rating: z.enum(duelRatings, texts.seal.ratingMissing),
  warnings: z.array(z.enum(warningNames)).max(warningNames.length).default([]),
  ai: z.enum(aiUseNames, texts.seal.aiMissing),
  named: checked,
});

/** What a reader says of a duel: of the text shown first, and of the one shown second where there is one. */
export const answerForm = z.object({
  intent: z.literal('answer'),
  reading: z.uuid(),
  pick: z.uuid({ error: texts.pickOne }).optional(),
  first: z.uuid(),
  firstLine: line,
  firstSaid: said,
  second: z.uuid().optional(),
  secondLine: line,
  secondSaid: said,
  named: checked,
});

/** Swaps a duel for another. */
export const swapForm = z.object({ intent: z.literal('swap'), reading: z.uuid(), why: z.enum(['known', 'not-for-me']) });

/** Answers something that a reader said. */
export const noteForm = z.object({
  intent: z.literal('note'),
  note: z.uuid(),
  answer: z.enum(['thank', 'helped', 'put-away', 'take-back']),
});

/** What becomes of a judged text. */
export const keepForm = z.object({ intent: z.literal('keep'), as: z.enum(['story', 'draft', 'own']) });

/** Asks for a rematch, or agrees to one. */
export const rematchForm = z.object({ intent: z.literal('rematch') });

export type AnswerFields = Record<'pick' | 'firstLine' | 'firstSaid' | 'secondLine' | 'secondSaid' | 'named', string | undefined>;
export type SealFields = z.input<typeof sealForm>;
