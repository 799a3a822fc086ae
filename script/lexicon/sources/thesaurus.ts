import { readFileSync } from 'node:fs';
import type { Frequencies } from './frequency.ts';

/** Which words the Moby thesaurus calls related, and how closely. */
export interface Thesaurus {
  /** Every two-part entry. */
  phrases(): Iterable<string>;
  /** The words listed under this one that also list it, with the share of listed words they have in common (0 to 1). */
  mutual(word: string): { word: string; closeness: number }[];
}

/** Reads the thesaurus: on each line a root word and the words related to it. */
export function readThesaurus(path: string, frequencies: Frequencies): Thesaurus {
  const entries = new Map<string, ReadonlySet<string>>();
  const phrases = new Set<string>();
  for (const line of readFileSync(path, 'utf8').split(/\r?\n|\r/)) {
    const [root = '', ...related] = line.split(',');
    for (const text of [root, ...related]) if (/^[A-Za-z]+[ -][a-z]+$/.test(text)) phrases.add(text);
    const known = related.filter((word) => /^[a-z]{2,15}$/.test(word) && frequencies.of(word) > 0);
    if (/^[a-z]+$/.test(root)) entries.set(root, new Set(known));
  }
  return {
    phrases: () => phrases,
    mutual: (word) => {
      const own = entries.get(word) ?? new Set();
      return [...own].flatMap((other) => {
        const theirs = entries.get(other);
        return theirs?.has(word) && other !== word ? [{ word: other, closeness: closeness(own, theirs) }] : [];
      });
    },
  };
}

function closeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
}
