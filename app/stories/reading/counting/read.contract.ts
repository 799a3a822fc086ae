import * as z from 'zod/mini';
import { origins } from './origin';

/** That a story was opened; an older page does not say from where. */
export const readForm = z.object({ from: z.optional(z.enum(origins)) });
