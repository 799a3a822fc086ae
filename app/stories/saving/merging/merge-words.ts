import { diff3Merge } from 'node-diff3';
import type { Words } from '../save.contract';

/** Sentences with what ends them, and the rest of a text: together all of it. */
const SENTENCES = /[^\n.!?…]*[\n.!?…]+[ \t"'”’)\]]*|[^\n.!?…]+$/g;

/** A text's last sentence has none until somebody goes on. */
const SPACE_AFTER = /\s+$/;

/**
 * Merges two versions of words that were made from the same ones.
 * @param base what both were made from.
 * @returns undefined when both changed the same place: then their writer has to choose.
 */
export function mergeWords(base: Words, mine: Words, theirs: Words): Words | undefined {
  const title = changedOne(base.title, mine.title, theirs.title);
  const body = changedOne(base.body, mine.body, theirs.body) ?? mergeTexts(base.body, mine.body, theirs.body);
  return title === undefined || body === undefined ? undefined : { title, body };
}

/** The version that differs from the base, if only one does. */
function changedOne(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : undefined;
}

function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const [own, before, other] = [sentences(mine), sentences(base), sentences(theirs)];
  const merged: string[] = [];
  for (const { ok } of diff3Merge(own, before, other, { excludeFalseConflicts: true })) {
    if (!ok) return madeFromOther(before, own, other);
    merged.push(...ok);
  }
  return merged.join('');
}

/** The version that was made from the other, where nothing was taken away on the way from the base. */
function madeFromOther(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string | undefined {
  if (isWithin(base, mine) && isWithin(mine, theirs)) return theirs.join('');
  return isWithin(base, theirs) && isWithin(theirs, mine) ? mine.join('') : undefined;
}

/** Whether all sentences of a text are in another one, in their order; what comes after its last one may be new. */
function isWithin(text: readonly string[], other: readonly string[]): boolean {
  let next = 0;
  for (const sentence of other) {
    const end = next === text.length - 1 ? SPACE_AFTER : '';
    if (sentence.replace(end, '') === text[next]?.replace(end, '')) next += 1;
  }
  return next === text.length;
}

function sentences(text: string): string[] {
  return text.match(SENTENCES) ?? [];
}
