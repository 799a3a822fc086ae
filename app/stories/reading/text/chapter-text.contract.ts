import * as z from 'zod/mini';
import type { ProseBlock as Block, ProseWords as Inline } from '~/ui/text/prose-block';

export type { Block, Inline };

const inline: z.ZodMiniType<Inline> = z.union([
  z.string(),
  z.object({ kind: z.enum(['em', 'strong', 's', 'u']), words: z.array(z.lazy(() => inline)) }),
  z.object({ kind: z.literal('a'), to: z.url({ protocol: /^https?$/ }), words: z.array(z.lazy(() => inline)) }),
]);

/** A text as its readers' pages show it. */
export const block: z.ZodMiniType<Block> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), words: z.array(inline) }),
  z.object({ kind: z.literal('break') }),
  z.object({ kind: z.literal('quote'), blocks: z.array(z.lazy(() => block)) }),
  z.object({ kind: z.literal('list'), start: z.nullable(z.number()), items: z.array(z.array(z.lazy(() => block))) }),
]);
