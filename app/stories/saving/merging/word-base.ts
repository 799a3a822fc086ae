import { z } from 'zod/mini';
import { commonEnd, commonStart } from '~/platform/text/replay-edit';
import type { Words } from '../save.contract';

/** What words were made from, as one edit of them: between `start` and the last `end` characters stood `text`. */
export const wordBase = z.object({ title: z.string(), start: z.int(), end: z.int(), text: z.string() });
export type WordBase = z.output<typeof wordBase>;

/** Describes what words were made from; short, since both are mostly the same. */
export function baseOf(base: Words, words: Words): WordBase {
  const start = commonStart(base.body, words.body);
  const end = commonEnd(base.body.slice(start), words.body.slice(start));
  return { title: base.title, start, end, text: base.body.slice(start, base.body.length - end) };
}

/** What words were made from. */
export function wordsOfBase({ title, start, end, text }: WordBase, { body }: Words): Words {
  return { title, body: body.slice(0, start) + text + body.slice(body.length - end) };
}
