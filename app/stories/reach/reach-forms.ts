import { z } from 'zod';
import { reaches } from './reach';
import { reachTexts } from './texts';

/** The form with which an author says who reads a story. */
export const reachForm = z.object({ reach: z.enum(reaches, reachTexts.noChoice) });

/** The form with which an author leaves a story for good. */
export const orphanForm = z.object({ sure: z.literal('yes', reachTexts.sureMissing) });
