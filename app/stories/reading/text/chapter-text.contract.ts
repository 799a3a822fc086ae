import * as z from 'zod/mini';

/** Words within a paragraph; '\n' in a string is a line break. */
export type Inline = string | { kind: 'em' | 'strong'; words: Inline[] };

/** One block of a text, shown below the one before. */
export type Block = { kind: 'paragraph'; words: Inline[] } | { kind: 'break' } | { kind: 'quote'; blocks: Block[] };

const inline: z.ZodMiniType<Inline> = z.union([
  z.string(),
  z.object({ kind: z.enum(['em', 'strong']), words: z.array(z.lazy(() => inline)) }),
]);

/** A text as its readers' pages show it. */
export const block: z.ZodMiniType<Block> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), words: z.array(inline) }),
  z.object({ kind: z.literal('break') }),
  z.object({ kind: z.literal('quote'), blocks: z.array(z.lazy(() => block)) }),
]);
