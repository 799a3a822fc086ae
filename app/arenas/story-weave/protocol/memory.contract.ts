import * as z from 'zod/mini';
import { memoryPronouns } from '~/ai-writers/memory/story-memory';

/** The longest name of a person or a thing, in characters. */
export const MAX_KNOWN_NAME = 60;
/** The longest sentence about what is open, or about where a thing is. */
export const MAX_KNOWN_TEXT = 160;

const name = z.string().check(z.minLength(1), z.maxLength(MAX_KNOWN_NAME));
const text = z.string().check(z.minLength(1), z.maxLength(MAX_KNOWN_TEXT));
const person = { pronoun: z.nullable(z.enum(memoryPronouns)), here: z.boolean(), alive: z.boolean() };
const thing = { place: z.string().check(z.maxLength(MAX_KNOWN_TEXT)), holder: z.string().check(z.maxLength(MAX_KNOWN_NAME)) };

/** What a person says of the story. */
export const saying = z.discriminatedUnion('about', [
  z.object({ about: z.literal('person'), name, ...person }),
  z.object({ about: z.literal('no-person'), name }),
  z.object({ about: z.literal('same'), name, as: name }),
  z.object({ about: z.literal('two'), name, other: name }),
  z.object({ about: z.literal('thing'), name, ...thing }),
  z.object({ about: z.literal('no-thing'), name }),
  z.object({ about: z.literal('open'), text }),
  z.object({ about: z.literal('closed'), text }),
  z.object({ about: z.literal('unasked'), question: z.string().check(z.maxLength(3 * MAX_KNOWN_NAME)) }),
]);

/** Something that the reader can ask people. */
export const memoryQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('person'), name: z.string() }),
  z.object({ ask: z.literal('same'), name: z.string(), other: z.string() }),
  z.object({ ask: z.literal('pronoun'), name: z.string() }),
  z.object({ ask: z.literal('here'), name: z.string(), alive: z.boolean() }),
]);

export const doubt = z.enum(['pronoun', 'person']);
const strings = z.readonly(z.array(z.string()));

/** What is known of a story, as everyone in its room sees it. */
export const memoryView = z.object({
  people: z.readonly(
    z.array(z.object({ name: z.string(), ...person, also: strings, doubts: z.readonly(z.array(doubt)), isSaid: z.boolean() })),
  ),
  things: z.readonly(z.array(z.object({ name: z.string(), place: z.string(), holder: z.string(), isSaid: z.boolean() }))),
  open: z.readonly(z.array(z.object({ text: z.string(), isSaid: z.boolean() }))),
  /** At most one a turn; null where nothing need be asked. */
  question: z.nullable(memoryQuestion),
});
export type MemoryView = z.output<typeof memoryView>;
