import listed from '~content/story-writer/noun-classes.txt?raw';

/** What kind of thing a noun names, such as 'cord' or 'door'; content/story-writer/noun-classes.txt has them all. */
export type NounClass = string;

const classes: ReadonlyMap<string, NounClass> = new Map(
  listed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', nouns = ''] = line.split(': ');
      return nouns.split(' ').map((noun) => [noun, name] as const);
    }),
);

/** Classes of what can be neither seen nor held. */
const ABSTRACT: ReadonlySet<NounClass> = new Set(['idea', 'time']);

/** The class of a noun by its form or its singular; undefined when nothing is known of it. */
export function classOfNoun(form: string, singular: string): NounClass | undefined {
  return classes.get(form) ?? classes.get(singular);
}

/** Whether a class is of things that a person can see, hear, smell, hold or stand on. */
export function isConcrete(noun: NounClass | undefined): boolean {
  return noun !== undefined && !ABSTRACT.has(noun);
}
