import { diff3Merge, diffIndices } from 'node-diff3';
import type { Words } from '../save.contract';

/** Sentences with what ends them, and the rest of a text: together all of it. */
const SENTENCES = /[^\n.!?…]*[\n.!?…]+[ \t"'”’)\]]*|[^\n.!?…]+$/g;

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

/** The version that has every change of the other one: what that one added is there, and what it took away is not. */
function madeFromOther(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string | undefined {
  const [own, other] = [changesOf(base, mine), changesOf(base, theirs)];
  if (isPartOf(own, other)) return theirs.join('');
  return isPartOf(other, own) ? mine.join('') : undefined;
}

interface Changes {
  added: string[];
  /** Indices of the base's sentences. */
  removed: Set<number>;
}

/** The space after a sentence does not matter: a text's last one has none until the writer goes on. */
function changesOf(base: readonly string[], version: readonly string[]): Changes {
  const changes: Changes = { added: [], removed: new Set() };
  for (const { buffer1, buffer2Content } of diffIndices(base.map(trimmed), version.map(trimmed))) {
    const [from, length] = buffer1;
    for (let index = from; index < from + length; index += 1) changes.removed.add(index);
    changes.added.push(...buffer2Content);
  }
  return changes;
}

const trimmed = (sentence: string) => sentence.trimEnd();

function isPartOf(changes: Changes, others: Changes): boolean {
  return [...changes.removed].every((index) => others.removed.has(index)) && isWithin(changes.added, others.added);
}

/** Whether all sentences are among other ones, in their order. */
function isWithin(some: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const sentence of others) if (sentence === some[next]) next += 1;
  return next === some.length;
}

function sentences(text: string): string[] {
  return text.match(SENTENCES) ?? [];
}
