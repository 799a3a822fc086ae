import { classOfNoun } from '../language/noun-classes';
import { readSentences } from '../language/tokens';
import { lastOfDead } from '../story/manner/gravity';
import { holdsAnimal } from '../story/people/animals';
import { classifyNames } from '../story/people/classify-names';
import { actsOf } from '../story/people/departures';
import type { Person, Story, Tense } from '../story/story';
import { escapedForPattern } from '../text-tools';

/**
 * The names of those whom a card may be about: who is there, does what people do, and is certainly somebody else than the others.
 * @param turns the opening and what people wrote, in order.
 */
export function peopleOfCards({ people, present, areApart, tense }: Story, turns: readonly string[]): string[] {
  const told = turns.join('\n');
  const mayBeAnimal = holdsAnimal(told) ? isNoun : () => false;
  const afterDead = told.slice(lastOfDead(told));
  const here = people.filter(
    (person) =>
      person.named &&
      !person.mute &&
      present.has(person.name) &&
      isSurelyThere(person, { told, afterDead }, tense) &&
      !mayBeAnimal(person.name) &&
      !isInfant(person.name, told) &&
      !isOnlyQuoted(person.name, turns),
  );
  return here.filter((one, index) => here.slice(0, index).every((other: Person) => areApart(one, other))).map(({ name }) => name);
}

/** Behind a name, what people do. */
const did =
  'went|came|ran|knew|took|sat|saw|thought|told|felt|held|knelt|kept|put|cut|gave|got|let|left|made|stood|began|found|fell|drew|threw|drove|spoke|swung|broke|bent|said|did|could|would|will|\\p{Ll}{2,}ed';
const doesOrDid = { past: did, present: `${did}|does|can|\\p{Ll}{2,}[^s]s` } as const;
/** What may be any of several people, or a bell. */
const title =
  /^(?:Captain|Skipper|Count|Countess|Contessa|Duke|Duchess|Saint|Chef|Chief|Governor|Colonel|General|Major|Sergeant|Lieutenant|Commander|Admiral|Inspector|Detective|Constable|Officer|Doctor|Professor|Judge|Mayor|Bishop|Lord|Lady|King|Queen|Prince|Princess|Master|Mistress|Madame?|Sir|Dear)$/u;

/** Whether a name is a word that stands for other things, too: blue, petty, a willow. */
function isWord(name: string): boolean {
  const plain = name.toLowerCase();
  return classOfNoun(plain, plain) !== undefined || /^(?:ADJ|ADV|VERB)$/.test(readSentences(plain)[0]?.[0]?.pos ?? '');
}

/** What has a name and is nobody: the Marigold, the fishing boat Constance; and the forms of address that are names, too: His Grace. */
const namesThing = '(?:[Tt]he|[Aa]board|[Bb]oat|[Ss]hip|[Tt]rawler|[Ff]reighter|[Ff]erry|[Yy]acht|[Ss]chooner|[Tt]ug|[Tt]rain)';
const address = /\b(?:[Hh]is|[Hh]er|[Yy]our) (?:Grace|Honou?r)\b/u;

/**
 * Whether somebody does by name what people do, as 'Saint Bruno' and 'blue buttons' do not; Mr Okoro and Mara need not. Behind a word of
 * the dead, who may be anybody ('and then he died'), only who does something is alive.
 */
function isSurelyThere({ name, also }: Person, { told, afterDead }: { told: string; afterDead: string }, tense: Tense): boolean {
  const last = name.split(' ').at(-1) ?? name;
  if (title.test(name) || new RegExp(`\\b${namesThing} ${escapedForPattern(name)}\\b(?! \\p{Lu})`, 'u').test(told)) return false;
  if (/^(?:Grace|Honou?r)$/.test(name) && address.test(told)) return false;
  const called = [last, ...(also ? [also] : [])].map(escapedForPattern).join('|');
  const isKnown = !isWord(last) && (/^(?:Mrs?|Ms|Miss|Dr)\b/.test(name) || classifyNames([last])[0]?.person === true);
  if (afterDead === told && isKnown) return true;
  if (isWord(last)) return actsOf(`(?:${called})`).test(afterDead);
  const acts = `\\b(?:${called})(?: \\p{Ll}+ly| just| only| never)? (?:${doesOrDid[tense]})\\b|["”] \\p{Ll}+ (?:\\p{L}+\\.? )?(?:${called})\\b`;
  return new RegExp(acts, 'u').test(afterDead);
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
