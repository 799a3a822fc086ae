import { classOfNoun } from '../language/noun-classes';
import { holdsAnimal } from '../story/people/animals';
import { classifyNames } from '../story/people/classify-names';
import type { Person, Story } from '../story/story';
import { escapedForPattern } from '../text-tools';

/**
 * The names of those whom a card may be about: who is there, can do what people do, and is certainly somebody else than the others.
 * @param turns the opening and what people wrote, in order.
 */
export function peopleOfCards({ people, present, areApart }: Story, turns: readonly string[]): string[] {
  const told = turns.join('\n');
  const mayBeAnimal = holdsAnimal(told) ? isNoun : () => false;
  const here = people.filter(
    ({ name, named, mute }) =>
      named && !mute && present.has(name) && !mayBeAnimal(name) && !isInfant(name, told) && !isOnlyQuoted(name, turns),
  );
  return here.filter((one, index) => here.slice(0, index).every((other: Person) => areApart(one, other))).map(({ name }) => name);
}

/** Biscuit, but not Rose: where there is an animal, it may be called so. */
function isNoun(name: string): boolean {
  const plain = name.toLowerCase();
  return classOfNoun(plain, plain.replace(/s$/, '')) !== undefined && classifyNames([name])[0]?.person !== true;
}

const INFANT = '(?:baby|newborn|infant|toddler)';

/** The baby Jesus, a newborn called Lotte: who wants nothing that a card could say. */
function isInfant(name: string, told: string): boolean {
  const plain = escapedForPattern(name);
  return new RegExp(
    `\\b${INFANT},? (?:(?:called|named|Lord) )?${plain}\\b|\\b${plain},? (?:is |was )?(?:the|an?|my|our|your|his|her|their) (?:\\p{Ll}+ )?${INFANT}\\b`,
    'iu',
  ).test(told);
}

/** 'My friend Priya reckons I should wait', and no word of her later: what somebody says who may be anywhere. */
function isOnlyQuoted(name: string, turns: readonly string[]): boolean {
  const naming = turns.filter((turn) => new RegExp(`\\b${escapedForPattern(name)}\\b`, 'u').test(turn));
  const quoting = new RegExp(
    `\\b(?:my|our|your|his|her|their) \\p{Ll}+ ${escapedForPattern(name)} (?:reckons?|thinks?|always|used to|says|said|told|swears)\\b`,
    'iu',
  );
  return naming.length === 1 && quoting.test(naming[0] ?? '');
}
