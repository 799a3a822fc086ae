import { POINTER, type Synset, type WordNet } from '../wordnet.ts';

/** What a synset is, and all that it is a kind of, each with how much it says: from 0 for 'entity' to 1 for what has no kinds. */
export interface Kinds {
  /** Of itself. */
  content: number;
  above: ReadonlyMap<string, number>;
  /** Whether it is a thing or a person, rather than a quality, an event or an idea. */
  isThing: boolean;
}

/** A word of which WordNet knows no kinds. */
export const NO_KINDS: Kinds = { content: 0, above: new Map(), isThing: false };

/**
 * Prepares how alike two synsets are by the tree of what is a kind of what.
 * @returns for a synset, what {@link likeness} compares
 */
export function createKindsOf(wordNet: WordNet): (synset: Synset) => Kinds {
  const below = new Map<string, ReadonlySet<string>>();
  const kindsBelow = (synset: Synset): ReadonlySet<string> => {
    const known = below.get(synset.key);
    if (known) return known;
    const own = [POINTER.hyponym, POINTER.instance].flatMap((kind) => wordNet.related(synset, kind));
    const all = new Set(own.flatMap((each) => [each.key, ...kindsBelow(each)]));
    below.set(synset.key, all);
    return all;
  };
  const sizes = Map.groupBy(wordNet.synsets(), ({ part }) => part);
  // Counted by what is below it (Seco, Veale and Hayes, 'An Intrinsic Information Content Metric', 2004).
  const contentOf = (synset: Synset) => 1 - Math.log(kindsBelow(synset).size + 1) / Math.log(sizes.get(synset.part)?.length ?? 2);
  const above = (synset: Synset, found = new Map<string, number>()): Map<string, number> => {
    if (found.has(synset.key)) return found;
    found.set(synset.key, contentOf(synset));
    for (const kind of [POINTER.hypernym, POINTER.instanceOf]) for (const each of wordNet.related(synset, kind)) above(each, found);
    return found;
  };
  const synsetsOf = (lemma: string) => wordNet.senses(lemma).map(({ synset }) => synset);
  const physical = new Set(synsetsOf('physical entity').map(({ key }) => key));
  const isPhysical = (synset: Synset) => wordNet.related(synset, POINTER.hypernym).some(({ key }) => physical.has(key));
  // Processes are physical to WordNet too, and no things.
  const things = [...synsetsOf('physical object'), ...synsetsOf('matter')].filter(isPhysical).map(({ key }) => key);
  const known = new Map<string, Kinds>();
  return (synset) => {
    const before = known.get(synset.key);
    if (before) return before;
    const all = above(synset);
    const kinds = { content: contentOf(synset), above: all, isThing: things.some((key) => all.has(key)) };
    known.set(synset.key, kinds);
    return kinds;
  };
}

/** How alike two things are, from 0 to 1: what the nearest kind says that both belong to, against what both say (Lin, 1998). */
export function likeness(one: Kinds, other: Kinds): number {
  const said = one.content + other.content;
  const shared = Math.max(0, ...[...one.above].filter(([key]) => other.above.has(key)).map(([, content]) => content));
  return said > 0 ? (2 * shared) / said : 0;
}
