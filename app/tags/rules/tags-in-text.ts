import { printable, printableLine } from '~/platform/text/printable';
import { showsSomething } from '~/platform/text/visible';
import type { TagKind, WrittenTag } from './tag';
import { tagKey } from './tag-key';

/** What separates tags: commas of all scripts, and the ends of lines. */
const SEPARATOR = /[,，、،\n]/;

/** The tags in a text that separates them by commas, in its order; names that have commas themselves are in pieces. */
export function tagsInText(kind: TagKind, text: string): WrittenTag[] {
  return namesInText(text).map((name) => ({ kind, name }));
}

/** The same of tags of any kind. */
export function namesInText(text: string): string[] {
  return printable(text)
    .split(SEPARATOR)
    .map((name) => printableLine(name).normalize('NFC'))
    .filter(showsSomething);
}

/** Tags as such a text. */
export function textOfTags(names: readonly string[]): string {
  return names.join(', ');
}

/** A tag's name as one that needs no comma. */
export function withoutCommas(name: string): string {
  return printableLine(name.split(SEPARATOR).join(' '));
}

/** The first of all that are the same. */
export function eachOnce(tags: readonly WrittenTag[]): WrittenTag[] {
  const found = new Map<string, WrittenTag>();
  for (const tag of tags) {
    const key = `${tag.kind}:${tagKey(tag)}`;
    if (!found.has(key)) found.set(key, tag);
  }
  return [...found.values()];
}
