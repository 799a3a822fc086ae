import listed from '~content/story-writer/noun-classes.txt?raw';
import sure from '~content/story-writer/sure-nouns.txt?raw';

/** What kind of thing a noun names, such as 'cord' or 'door'; content/story-writer/sure-nouns.txt has them all. */
export type NounClass = string;

function classesIn(list: string): ReadonlyMap<string, NounClass> {
  const lines = list.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [name = '', nouns = ''] = line.split(': ');
      return nouns.split(' ').map((noun) => [noun, name] as const);
    }),
  );
}

const sureClasses = classesIn(sure);
const listedClasses = classesIn(listed);

/** Classes for which the list that was derived from WordNet is right nearly always; it takes a fence for a building. */
const WELL_LISTED: ReadonlySet<NounClass> = new Set('person idea time animal food drink plant vehicle sound smell weather'.split(' '));

/** Classes of what can be neither seen nor held, or is a part of somebody. */
const ABSTRACT: ReadonlySet<NounClass> = new Set(['idea', 'time', 'feature']);

/** The class of a noun by its form or its singular, 'thing' where none is sure; undefined when nothing is known of it. */
export function classOfNoun(form: string, singular: string): NounClass | undefined {
  const known = sureClasses.get(form) ?? sureClasses.get(singular);
  if (known) return known;
  const derived = listedClasses.get(form) ?? listedClasses.get(singular);
  return derived === undefined || WELL_LISTED.has(derived) ? derived : 'thing';
}

/** Whether a class is of things that a person can see, hear, smell, hold or stand on. */
export function isConcrete(noun: NounClass | undefined): boolean {
  return noun !== undefined && !ABSTRACT.has(noun);
}
