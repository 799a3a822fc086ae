import { isConcrete } from '../language/noun-classes';
import type { NounPhrase } from '../language/noun-phrases';
import { rolePronouns } from './people/roles';
import type { Thing } from './story';

/** Nouns that name nothing that a reply could take up. */
const vagueNouns = new Set(
  `last next mine yours hers ours place thing way kind sort lot bit part rest end side top bottom front back middle quarter half pair couple number
   piece people right left other one round first second third fourth fifth former latter order turn point step line spot area corner while time bye okay hello more less great next home color colour work name
   noise sort idea voice fact case matter use reason allen size draw upstairs downstairs outside inside wear`.split(/\s+/),
);

/** Whether a noun names nothing that could be taken up. */
function isVague({ head, lemma }: Pick<NounPhrase, 'head' | 'lemma'>): boolean {
  return vagueNouns.has(head) || vagueNouns.has(lemma);
}

/** The thing that a phrase names; undefined for pronouns, names and what nobody can point at. */
export function thingOf(phrase: NounPhrase | undefined): Thing | undefined {
  if (!phrase || phrase.pronoun || phrase.proper || phrase.kind === 'person') return undefined;
  if (isVague(phrase) || rolePronouns.has(phrase.lemma)) return undefined;
  // A noun too rare for the list is nearly always a thing: a matchbook, a trapdoor.
  const kind = phrase.kind ?? (phrase.determiner === '' ? undefined : 'thing');
  if (kind === undefined || !isConcrete(kind) || /[^\p{L}\p{N}’' -]/u.test(phrase.words)) return undefined;
  return { words: tidy(phrase), noun: phrase.lemma, plural: phrase.plural, kind };
}

/** One word in front of the noun, and no numbers: 'two small green bottles' are 'the green bottles'. */
function tidy({ words, count }: NounPhrase): string {
  const bare = count ? words.replace(new RegExp(`^${count} `, 'i'), '') : words;
  const all = bare.split(' ');
  const tidied = all.slice(-2).join(' ');
  // 'Table four': a noun that began a sentence.
  return /^\p{Lu}\p{Ll}/u.test(tidied) ? tidied.charAt(0).toLowerCase() + tidied.slice(1) : tidied;
}
