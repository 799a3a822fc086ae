import { classOfNoun } from '../language/noun-classes';
import { lastOfDead } from '../story/manner/gravity';
import { hasOtherBody, isNameOf } from '../story/people/animals';
import { classifyNames } from '../story/people/classify-names';
import type { Person, Story } from '../story/story';
import { verbsOfSpeech } from '../story/talk/speech';
import { escapedForPattern } from '../text-tools';

/**
 * The names of those whom a card may be about: who is there, is shown as a person, and is certainly somebody else than the others.
 * @param turns the opening and what people wrote, in order.
 */
export function peopleOfCards({ people, present, areApart }: Story, turns: readonly string[]): string[] {
  const told = turns.join('\n');
  // Behind a word of the dead, who may be anybody ('and then he died'), only who does something is alive.
  const alive = told.slice(lastOfDead(told));
  const here = people.filter(
    (person) =>
      person.named &&
      !person.mute &&
      present.has(person.name) &&
      isPerson(person, told) &&
      (alive === told || actsIn(person, alive, `${human}|${any}`)) &&
      !isOnlyQuoted(person.name, turns),
  );
  return here.filter((one, index) => here.slice(0, index).every((other: Person) => areApart(one, other))).map(({ name }) => name);
}

/** What only people do; a name that is known as one may do anything. */
const human = `${verbsOfSpeech}|smile[sd]|grin(?:s|ned)|laughs?|nod(?:s|ded)|shrug(?:s|ged)|frown(?:s|ed)|sighs|wink(?:s|ed)|blush(?:es|ed)|swallow(?:s|ed)|coughs?|coughed|weeps?|wept|kneels?|knelt|thinks?|thought|knows?|knew|remember(?:s|ed)|wonder(?:s|ed)|hope[sd]|wants?|wanted|hate[sd]|decide[sd]|pretend(?:s|ed)|promise[sd]|lie[sd]|swore|reads?|writes?|wrote|type[sd]|pays?|paid|pours?|poured|wears?|wore|hugs|hugged|kiss(?:es|ed)|wipe[sd]|squint(?:s|ed)|stare[sd]|point(?:s|ed)|picks|picked|hand(?:s|ed)|hold|holds|held|lifts?|lifted|pulls?|pulled|grab(?:s|bed)|shakes?|shook|walks?|walked|stepp?(?:s|ed)|drinks?|drank|lights?|lit|sits?|sat|looks?|looked|folds?|folded|feeds|fed`;
const any =
  'went|came|ran|knew|took|saw|felt|kept|put|cut|gave|got|let|left|made|stood|began|found|fell|drew|threw|drove|spoke|swung|broke|bent|did|could|would|will|does|can|\\p{Ll}{2,}ed|\\p{Ll}{2,}[^s]s';
/** What stands before the name of a ship, a house or a place, or in a form of address: the Dorothy Lamb, in Lund, His Grace. */
const NO_NAME =
  '(?<!\\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Yy]our|[Aa]board|[Ii]n|[Ii]nto|[Aa]t|[Ff]rom|[Tt]o|[Nn]ear|[Ss]ince|[Oo]f|[Tt]hrough) (?:\\p{Lu}[\\p{L}.]* )?)';
/** What may be any of several people, or a bell. */
const title =
  /^(?:Captain|Skipper|Count|Countess|Contessa|Duke|Duchess|Saint|Chef|Chief|Governor|Colonel|General|Major|Sergeant|Lieutenant|Commander|Admiral|Inspector|Detective|Constable|Officer|Doctor|Professor|Judge|Mayor|Bishop|Lord|Lady|King|Queen|Prince|Princess|Master|Mistress|Madame?|Sir|Dear)$/u;

/** Whether a story shows somebody as a person. */
function isPerson(person: Person, told: string): boolean {
  const last = person.name.split(' ').at(-1) ?? '';
  // 'Fetch me the Chamberlain', who is then Chamberlain Osk.
  if (title.test(person.name) || new RegExp(`\\bthe ${escapedForPattern(person.name)}\\b(?! \\p{Lu})`, 'u').test(told)) return false;
  // Comrade, who is Comrade Brodskaya, and Captain Bloody, who is Captain Bloody Maud.
  if (!calledBy(person).isName && new RegExp(`\\b${escapedForPattern(person.name)} \\p{Lu}\\p{Ll}`, 'u').test(told)) return false;
  return !isNameOf(told, last, isThing) && !hasOtherBody(told, last) && isShown(person, told);
}

/** The words by which somebody is called, as a part of a pattern, and whether the last one is known as a person's name. */
function calledBy({ name, also }: Person) {
  const last = name.split(' ').at(-1) ?? '';
  const called = [last, ...(also ? [also] : [])].map(escapedForPattern).join('|');
  return { called, named: `${NO_NAME}\\b(?:${called})\\b(?! \\d)`, isName: classifyNames([last])[0]?.person === true };
}

/** Whether somebody says something by name, or does one of the things that people do. */
function actsIn(person: Person, told: string, does: string): boolean {
  const { called, named, isName } = calledBy(person);
  const acts = [
    `${named}(?: \\p{Ll}+ly| just| only| never)?,? (?:${isName ? `${does}|${any}` : does})\\b`,
    `["”],? (?:\\p{Ll}+ly )?(?:${verbsOfSpeech}) (?:\\p{Lu}[\\p{L}.]* )?(?:${called})\\b(?! \\d)`,
  ];
  return new RegExp(acts.join('|'), 'u').test(told);
}

/** Whether somebody acts, is spoken to, or is called he or she: Biscuit and Blue may be, and stand beside a 'he', without being anybody. */
function isShown(person: Person, told: string): boolean {
  if (actsIn(person, told, human)) return true;
  const { called, named, isName } = calledBy(person);
  const isCalled = [
    `\\b(?:asked|asks|told|tells|(?:said|says) to) (?:\\p{Lu}[\\p{L}.]* )?(?:${called})\\b`,
    `["“](?:${called})[,!?]|, (?:${called})[.!?]["”]`,
    `${named}(?![’'])[^.!?\\p{Lu}"“”]*(?:[.!?] (?:He|She)|\\b(?:he|she|his|her|him|who))\\b`,
  ];
  return (isName || /^(?:Mrs?|Ms|Miss|Dr)\b/.test(person.name)) && new RegExp(isCalled.join('|'), 'u').test(told);
}

/** Whether words name what is nobody, or wants nothing that a card could say: the station, the fishing boat, her robot, the baby. */
function isThing(words: readonly string[]): boolean {
  const noun = words.at(-1)?.toLowerCase() ?? '';
  const kind = classOfNoun(noun, noun.replace(/s$/u, ''));
  return /^(?:robot|baby|newborn|infant|toddler)$/.test(noun) || (kind !== undefined && kind !== 'person');
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
