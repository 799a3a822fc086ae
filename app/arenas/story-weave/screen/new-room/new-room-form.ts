import * as z from 'zod';
import { MAX_PROMPT } from '../../rules/room-setting';

/** The value of `chosen` for a prompt of one's own. */
export const OWN_PROMPT = 'own';

/** The form of 'Play now', which only its button sends. */
export const playForm = z.object({});

/** One press at an open table: whether one comes, and once it is time, a seat at it. */
export const tableForm = z.object({ table: z.iso.datetime('Please choose a table.'), comes: z.enum(['yes', 'no']).default('yes') });

/** How many AI writers there are at most, by what is chosen for the free seats. */
export const writersOf = { people: 0, one: 1, two: 2, ai: 3 } as const;

/** The form of a room of one's own. @see docs/product/story-weave.md */
export const newRoomForm = z
  .object({
    format: z.enum(['turns', 'battle', 'fold', 'slow'], 'Please choose a game.'),
    access: z.enum(['public', 'private'], 'Please choose who may come.'),
    company: z.enum(['people', 'one', 'two', 'ai'], 'Please choose who fills the free seats.'),
    rating: z.enum(['general', 'teen'], 'Please choose a rating.').default('general'),
    time: z.enum(['usual', 'more']).default('usual'),
    /** One of the prompts on offer, empty for a surprise, or `own`. */
    chosen: z.string().max(MAX_PROMPT).default(''),
    own: z.string().trim().max(MAX_PROMPT, `A prompt can have at most ${MAX_PROMPT} characters.`).default(''),
  })
  .refine(({ chosen, own }) => chosen !== OWN_PROMPT || own !== '', {
    path: ['own'],
    error: 'Please write your prompt, or choose another one.',
  });
export type NewRoomFields = z.input<typeof newRoomForm>;

/** What is chosen before the person has chosen anything. */
export const usualRoom = {
  format: 'turns',
  access: 'private',
  company: 'people',
  rating: 'general',
  time: 'usual',
  chosen: '',
  own: '',
} as const satisfies NewRoomFields;
