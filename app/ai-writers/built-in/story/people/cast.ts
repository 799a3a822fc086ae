import { kinNouns } from '~content/story-writer/person-nouns';
import { classOfNoun } from '../../language/noun-classes';
import type { NounPhrase } from '../../language/noun-phrases';
import type { Narrator, Person, Pronoun, Thing } from '../story';
import { rolePronouns } from './roles';

const narrators: Readonly<Record<Narrator, Person | undefined>> = {
  first: { name: 'I', pronoun: 'I', named: false, pronounKnown: true, plural: false },
  we: { name: 'we', pronoun: 'we', named: false, pronounKnown: true, plural: true },
  second: { name: 'you', pronoun: 'you', named: false, pronounKnown: true, plural: false },
  third: undefined,
};
/** 'They' who are called nothing else. */
const theOthers: Person = { name: 'they', pronoun: 'they', named: false, pronounKnown: true, plural: true };
const isAnimals = (name: string) => {
  const noun = name.split(' ').at(-1) ?? '';
  return classOfNoun(noun, noun.replace(/s$/, '')) === 'animal';
};
const narratorPronouns: Readonly<Record<string, Narrator>> = { i: 'first', me: 'first', we: 'we', us: 'we', you: 'second' };
const pronounsOf: Readonly<Record<string, Pronoun>> = { he: 'he', him: 'he', she: 'she', her: 'she', they: 'they', them: 'they', it: 'it' };

/** How many others may have been met since somebody whose pronoun is known, before a newer stranger takes it. */
const JUST_MET = 2;

/** Follows who is meant while a text is read from its beginning. */
export interface Cast {
  /** The narrator, when the story is told by one or to one. */
  narrator: Person | undefined;
  /** The person a phrase means; undefined for things and for pronouns of nobody known. */
  personOf(phrase: NounPhrase): Person | undefined;
  /** The same for a phrase in somebody's mouth, which does not bring those it means onto the scene. */
  overhear(phrase: NounPhrase): Person | undefined;
  /** Notes that a turn begins: what 'it' means in another is too far away, and who came in it is a stranger no more. */
  begin(): void;
  /** Those met so far, the last one first. */
  met(): readonly Person[];
  /** Notes that somebody was just meant. */
  meet(person: Person): void;
  /** Notes that somebody has just come into view, so that the next 'he' or 'she' may be this stranger; a name tells more than that. */
  arrive(person: Person | undefined): void;
  /** What 'it' means: the last thing or animal that was mentioned. */
  it(): Thing | Person | undefined;
  /** Notes that a thing was just mentioned, or that nothing was. */
  mention(thing: Thing | Person | undefined): void;
}

/**
 * @param known everybody whom the whole story names, with their pronouns.
 * @param isSame whether the story says that a name and a role are one person.
 * @param talks whether an animal talks in the story.
 */
export function createCast(
  narratorIs: Narrator,
  known: readonly Person[],
  isSame: (name: string, role: string) => boolean = () => false,
  talks: (name: string) => boolean = () => false,
): Cast {
  const narrator = narrators[narratorIs];
  let met: Person[] = [...known];
  /** Those meant since the turn began. */
  let lately = new Set<string>();
  const meet = (person: Person) => {
    lately.add(person.name);
    met = [person, ...met.filter(({ name }) => name !== person.name)];
  };

  let newcomer: Person | undefined;

  /** 'He signed it', in a turn that has not named the goose: somebody who can, if there is anybody. */
  const isBehind = ({ mute, name }: Person, pronoun: Pronoun) =>
    mute === true && !lately.has(name) && met.some((person) => !person.mute && person.pronoun === pronoun);

  function ofPronoun(word: string): Person | undefined {
    const told = narratorPronouns[word];
    if (told) return told === narratorIs ? narrator : told === 'we' && narratorIs !== 'third' ? narrators.we : undefined;
    const pronoun = pronounsOf[word];
    if (!pronoun || pronoun === 'it') return undefined;
    if (pronoun === 'they')
      return met.find(({ plural, name, pronoun: theirs }) => plural && theirs === 'they' && !isAnimals(name)) ?? theOthers;
    if (newcomer && (pronoun === 'he' || pronoun === 'she') && /^(?:he|she)$/.test(word)) {
      const known: Person = { ...newcomer, pronoun, pronounKnown: true };
      newcomer = undefined;
      return known;
    }
    const exact = met.findIndex((person) => person.pronoun === pronoun && !isBehind(person, pronoun));
    const open = met.findIndex((person) => !person.pronounKnown && !person.plural);
    const fitting = met[open >= 0 && (exact < 0 || exact > open + JUST_MET) ? open : exact];
    if (fitting) return { ...fitting, pronoun, pronounKnown: true };
    return { name: pronoun, pronoun, named: false, pronounKnown: true, plural: false };
  }

  function overhear(phrase: NounPhrase): Person | undefined {
    const found = phrase.pronoun ? ofPronoun(phrase.pronoun) : ofNoun(phrase, met, talks);
    // Who is named after a stranger has come is the one 'she' means.
    if (!phrase.pronoun && found && found.name !== newcomer?.name) newcomer = undefined;
    return found && !found.named && found.name.startsWith('the ') ? ofOtherName(found) : found;
  }

  /** The same person by name, or by the role that came first: the rider is the old woman. */
  function ofOtherName(found: Person): Person {
    const roleOf = ({ name }: Person) => name.split(' ').at(-1) ?? '';
    const isRole = (person: Person) => !person.named && person.name.startsWith('the ') && roleOf(person) !== roleOf(found);
    const same =
      known.find(({ name, named }) => named && isSame(name, found.name)) ??
      met.findLast(
        (person) =>
          isRole(person) && !person.plural && !found.plural && (isSame(roleOf(person), found.name) || isSame(roleOf(found), person.name)),
      );
    if (!same) return found;
    return same.pronounKnown || !found.pronounKnown ? same : { ...same, pronoun: found.pronoun, pronounKnown: true };
  }

  function personOf(phrase: NounPhrase): Person | undefined {
    const person = overhear(phrase);
    if (person && person !== narrator) meet(person);
    return person;
  }

  let itself: Thing | Person | undefined;
  const mention = (thing: Thing | Person | undefined) => {
    itself = thing;
  };
  const arrive = (person: Person | undefined) => {
    newcomer = person?.pronounKnown || person?.plural || person?.named ? undefined : person;
  };
  const begin = () => {
    itself = undefined;
    newcomer = undefined;
    lately = new Set();
  };
  return { narrator, personOf, overhear, arrive, met: () => met, meet, it: () => itself, mention, begin };
}

function ofNoun(phrase: NounPhrase, met: readonly Person[], talks: (name: string) => boolean): Person | undefined {
  const { head, lemma, words, proper, kind, plural } = phrase;
  // 'Five friends' are 'the friends'.
  const bare = words.replace(new RegExp(`^${phrase.count ?? '\\d+'} `, 'i'), '');
  const full = proper ? words : `the ${lemma}`;
  const isDead = /\b(?:dead|late|drowned|murdered)\b/.test(words);
  const same = met.find((person) => (person.named ? proper && isCalled(person, words) : !isDead && person.name.endsWith(` ${head}`)));
  if (same) return same;
  if (proper || isDead) return undefined;
  const pronoun = rolePronouns.get(lemma) ?? rolePronouns.get(head) ?? pronounByForm(lemma);
  if (!pronoun && kind !== 'person' && kind !== 'animal') return undefined;
  const isMute = kind === 'animal' && !talks(`the ${bare}`);
  if (kind === 'animal' || /^(?:baby|infant|toddler)$/.test(lemma))
    return {
      name: `the ${bare}`,
      pronoun: plural ? 'they' : 'it',
      named: false,
      pronounKnown: true,
      plural,
      ...(isMute ? { mute: true } : {}),
    };
  return {
    name: plural ? `the ${bare}` : roleName(phrase, full),
    pronoun: plural ? 'they' : (pronoun ?? 'they'),
    named: false,
    pronounKnown: plural || pronoun === 'he' || pronoun === 'she',
    plural,
  };
}

/** Tom Hale, Hale, and the Colonel for Colonel Hale. */
function isCalled({ name, also }: Person, words: string): boolean {
  const all = words.split(' ');
  return all.includes(name.split(' ').at(-1) ?? '') || (also !== undefined && all.includes(also)) || name.startsWith(`${words} `);
}

/** Barman, barmaid. */
function pronounByForm(noun: string): Pronoun | undefined {
  if (/(?:woman|maid|lady|girl)$/.test(noun)) return 'she';
  return /(?<!hu)man$/.test(noun) ? 'he' : undefined;
}

/** The porter, my uncle; an aunt of a third person is 'the aunt'. */
function roleName({ determiner, words, lemma }: NounPhrase, full: string): string {
  if (/^(?:my|our|your)$/.test(determiner)) return `${determiner} ${words}`;
  return kinNouns.has(lemma) ? `the ${lemma}` : words.split(' ').length > 2 ? full : `the ${words}`;
}
