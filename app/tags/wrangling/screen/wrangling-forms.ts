import { z } from 'zod';
import { wranglingTexts as texts } from '../texts';

/** The most tags of one press: those of a page. */
const MAX_CHOSEN = 50;
const MAX_ID = 2 ** 31 - 1;

/** What is done with the chosen tags. */
const changes = ['canonical', 'merge', 'parents', 'settle'] as const;

export const wrangleForm = z.object({
  intent: z.enum(changes),
  tagIds: z.array(z.coerce.number().int().min(1).max(MAX_ID), texts.noneChosen).min(1, texts.noneChosen).max(MAX_CHOSEN),
  into: z.string().max(1_000).default(''),
  parents: z.string().max(10_000).default(''),
});

/** Takes a change back. */
export const undoForm = z.object({ intent: z.literal('undo'), changeId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const wrangleIntents = [...changes, 'undo'] as const;

export type WrangleFields = { tagIds: string[]; into: string; parents: string };
