import { personNouns } from '~content/story-writer/person-nouns';
import { classifyNames } from '../../built-in/story/people/classify-names';
import { actsOf, namesOfDead } from '../../built-in/story/people/departures';
import { nameCandidates } from '../../built-in/story/people/name-candidates';
import type { Person, Pronoun } from '../../built-in/story/story';
import { escapedForPattern, withoutSpeech } from '../../built-in/text-tools';
import { splitSentences } from '../../sentences';

/** Names that stand for something rather than for somebody present. */
const PROVERBIAL = new Set(
  `christ jesus mary moses adam eve cain abel job judas noah romeo juliet sinatra elvis houdini mozart bach beethoven shakespeare napoleon
    lincoln einstein darwin sherlock holmes cinderella dracula frankenstein santa claus satan lucifer buddha cupid venus mars jupiter
    orion atlas`.split(/\s+/),
);
const DETERMINER = /\b(?:the|an?|his|her|my|our|their|its|your|this|that|old|saint|st\.?)\s+$/iu;

/**
 * Names of people that a part brings in although the story has named people of its own.
 * @param before the story so far; whatever it has with a capital is not a new name.
 */
export function inventedNames(text: string, before: string, people: readonly Person[]): string[] {
  if (!people.some(({ named }) => named)) return [];
  const known = before.toLowerCase();
  const fresh = nameCandidates(text).filter(
    ({ name, positions }) =>
      !known.includes(name.toLowerCase()) &&
      !PROVERBIAL.has(name.toLowerCase()) &&
      !positions.every((position) => DETERMINER.test(text.slice(Math.max(0, position - 10), position))),
  );
  const classes = classifyNames(fresh.map(({ name }) => name));
  return fresh
    .filter(({ name, acts, inside, afterPlaceWord, title }, index) => {
      const known = classes[index];
      if (!known || known.otherName) return title !== '' && Boolean(known);
      const introduced = new RegExp(`\\b${escapedForPattern(name)},? whos?e?\\b`, 'u').test(text);
      return known.person || title !== '' || ((acts || introduced) && inside > 0 && afterPlaceWord === 0);
    })
    .map(({ name }) => name);
}

/** The pronoun of a person, unless the story does not tell it or their name tells another. */
export function surePronoun({ name, named, pronoun, pronounKnown, pronounSaid }: Person): Pronoun | undefined {
  if (!pronounKnown) return undefined;
  if (pronounSaid) return pronoun;
  const [told] = named ? classifyNames([name.split(' ')[0] ?? name]) : [];
  return told?.pronoun === undefined || told.pronoun === pronoun ? pronoun : undefined;
}

const FORMS = { he: /\b(?:he|him|his|himself)\b/iu, she: /\b(?:she|her|hers|herself)\b/iu } as const;
const others = { he: 'she', she: 'he' } as const;
const NEUTRAL = [
  ...personNouns.they,
  'figure',
  'voice',
  'person',
  'somebody',
  'someone',
  'anyone',
  'nobody',
  'dog',
  'cat',
  'horse',
  'ship',
  'boat',
];
const INTRODUCED = {
  he: new RegExp(`\\b(?:${[...personNouns.he, 'men', 'boys', 'guy', 'fella', ...NEUTRAL].join('|')})\\b`, 'iu'),
  she: new RegExp(`\\b(?:${[...personNouns.she, 'women', 'girls', 'dame', ...NEUTRAL].join('|')})\\b`, 'iu'),
} as const;

/** Whether a part calls somebody he who is she, or the other way round, as far as that can be told for certain. */
export function hasWrongPronoun(text: string, before: string, people: readonly Person[]): boolean {
  const narration = withoutSpeech(text);
  return (['he', 'she'] as const).some((pronoun) => {
    if (!FORMS[pronoun].test(narration)) return false;
    const wrong = people.filter((person) => person.named && surePronoun(person) === others[pronoun]);
    return (
      wrong.some(({ name }) => isMiscalled(name, pronoun, narration)) || (wrong.length > 0 && isNobodys(pronoun, text, before, people))
    );
  });
}

/** Mara … himself, with nobody else between. */
function isMiscalled(name: string, pronoun: 'he' | 'she', narration: string): boolean {
  const reflexive = pronoun === 'he' ? 'himself' : 'herself';
  const clause = new RegExp(`\\b${escapedForPattern(name)}\\b([^.!?;:]{0,60}?)\\b${reflexive}\\b`, 'u').exec(narration);
  return clause !== null && !/\b(?:he|she|him|her)\b|\p{Lu}/u.test(clause[1] ?? '');
}

/** Whether a pronoun can mean nobody: all people are others, and neither the story nor the part has anybody for it. */
function isNobodys(pronoun: 'he' | 'she', text: string, before: string, people: readonly Person[]): boolean {
  const fits = people.some((person) => ![others[pronoun], 'it', 'I', 'we', 'you'].includes(surePronoun(person) ?? ''));
  return !fits && !FORMS[pronoun].test(before) && !INTRODUCED[pronoun].test(text) && !INTRODUCED[pronoun].test(before);
}

/** The dead may act where these are, in a memory or a comparison. */
const OTHERWORLDLY =
  /\b(?:ghosts?|haunt\w*|undead|zombies?|vampires?|resurrect\w*|spirits?|s[ée]ance|skeletons?|alive|not dead|back to life|dream\w*|remember\w*|memory|years ago)\b/iu;
const NOT_NOW = /\b(?:had|if|as though|when|because|where|that|which|what|before|until|once|never|used to|would)\b[^.!?]*$/iu;

/**
 * Whether somebody acts in a part who is dead in the story. Where the story itself tells of ghosts or dreams, those may act
 * whose death was only read; those whom people said to be dead act only in a sentence that tells of such things.
 * @param said those of whom people said that they are dead, or `alive`.
 */
export function letsDeadAct(
  text: string,
  before: string,
  said: { dead: readonly string[]; alive: readonly string[] } = NOTHING_SAID,
): boolean {
  if (said.dead.some((name) => acts(name, text, OTHERWORLDLY))) return true;
  if (OTHERWORLDLY.test(text) || OTHERWORLDLY.test(before)) return false;
  return namesOfDead(before).some((name) => !said.alive.includes(name) && acts(name, text));
}

const NOTHING_SAID = { dead: [], alive: [] };
/** How somebody comes back who was away, or speaks from there: behind their name, or before it as 'in came Tom'. */
const RETURNS =
  '(?:came|comes|coming|return(?:ed|s)?|arrive[ds]?|appear(?:ed|s)?|call(?:ed|s)|phone[ds]?|telephone[ds]?|wrote|writes|text(?:ed|s)|(?:stepped|steps|walked|walks|ran|runs|burst|bursts|rode|rides|stumbled|stumbles|climbed|climbs|strode|slipped|slips) (?:back|in|into|inside|through|out|up|down)|(?:was|is|were) (?:back|at the door|on the phone|on the line))';

/** Whether somebody acts in a part who is away, as people said, and does not come back in it. */
export function letsAbsentAct(text: string, away: readonly string[]): boolean {
  return away.some((name) => acts(name, text, OTHERWORLDLY) && !comesBack(name, text));
}

/** What may stand between a name and what its person does: no other name, and no clause of somebody else's. */
const BETWEEN = String.raw`(?:(?!\b(?:when|as|while|after|before|until|because|that|which)\b)[^.!?;\p{Lu}]){0,40}?`;

/** Whether a sentence that has somebody's name says that they come back. */
function comesBack(name: string, text: string): boolean {
  const own = escapedForPattern(name);
  const returns = new RegExp(`\\b${own}\\b(?![’'])${BETWEEN}\\b${RETURNS}|\\b(?:came|comes|walked|walks|stepped|steps) ${own}\\b`, 'u');
  return splitSentences(withoutSpeech(text)).some((sentence) => returns.test(sentence));
}

/** Whether somebody acts here and now in a text. @param except what a sentence holds that does not count. */
function acts(name: string, text: string, except?: RegExp): boolean {
  return splitSentences(text).some(
    (sentence) =>
      !except?.test(sentence) &&
      [...sentence.matchAll(actsOf(escapedForPattern(name)))].some(({ index }) => !NOT_NOW.test(sentence.slice(0, index))),
  );
}
