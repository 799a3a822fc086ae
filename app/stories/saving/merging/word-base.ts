import { commonEnd, commonStart } from '~/platform/text/replay-edit';
import type { Words } from '../save.contract';

/** What words were made from, as one edit of them: between `start` and the last `end` characters stood `text`. */
export interface WordBase {
  title: string;
  start: number;
  end: number;
  text: string;
}

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

/** Whether a value that was stored on a device is a base. */
export function isWordBase(value: unknown): value is WordBase {
  if (typeof value !== 'object' || value === null) return false;
  const { title, start, end, text } = value as Partial<Record<keyof WordBase, unknown>>;
  return typeof title === 'string' && typeof text === 'string' && Number.isInteger(start) && Number.isInteger(end);
}
