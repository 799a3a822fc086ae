import { personNouns } from '~content/story-writer/person-nouns';
import { classifyNames } from '../../built-in/story/classify-names';
import { nameCandidates } from '../../built-in/story/name-candidates';
import type { Person, Pronoun } from '../../built-in/story/story';
import { withoutSpeech } from '../../built-in/text-tools';
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
 * @param before the story so far; whatever it has with a capital is no new name.
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
      const introduced = new RegExp(`\\b${escaped(name)},? whos?e?\\b`, 'u').test(text);
      return known.person || title !== '' || ((acts || introduced) && inside > 0 && afterPlaceWord === 0);
    })
    .map(({ name }) => name);
}

/** The pronoun of a person, unless the story does not tell it or their name tells another. */
export function surePronoun({ name, named, pronoun, pronounKnown }: Person): Pronoun | undefined {
  if (!pronounKnown) return undefined;
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
  const clause = new RegExp(`\\b${escaped(name)}\\b([^.!?;:]{0,60}?)\\b${reflexive}\\b`, 'u').exec(narration);
  return clause !== null && !/\b(?:he|she|him|her)\b|\p{Lu}/u.test(clause[1] ?? '');
}

/** Whether a pronoun can mean nobody: all people are others, and neither the story nor the part has anybody for it. */
function isNobodys(pronoun: 'he' | 'she', text: string, before: string, people: readonly Person[]): boolean {
  const fits = people.some((person) => ![others[pronoun], 'it', 'I', 'we', 'you'].includes(surePronoun(person) ?? ''));
  return !fits && !FORMS[pronoun].test(before) && !INTRODUCED[pronoun].test(text) && !INTRODUCED[pronoun].test(before);
}

const DEATHS = (name: string) =>
  new RegExp(
    `\\b${name}(?:[’']s (?:\\w+ )?(?:body|corpse|funeral|grave|coffin|murder|death)\\b| (?:\\w+ )?(?:was|is|lay|lies|fell|dropped|were) (?:\\w+ ){0,2}(?:dead|killed|murdered|hanged|buried|drowned)\\b|,? (?:had )?(?:died|dies|perished|drowned)\\b|,? (?:\\w+ ){0,2}dead on\\b)|\\b(?:killed|murdered|buried|drowned|hanged) ${name}\\b|\\bshot ${name} dead\\b|\\b(?:body|corpse|grave|funeral|death) of ${name}\\b`,
    'giu',
  );
const ACTS =
  'says?|said|asks?|asked|replie[sd]|whisper(?:s|ed)|laugh(?:s|ed)|smile[sd]|nod(?:s|ded)|look(?:s|ed)|turn(?:s|ed)|walk(?:s|ed)|step(?:s|ped)|takes?|took|pick(?:s|ed)|open(?:s|ed)|close[sd]|reache[sd]|grab(?:s|bed)|pull(?:s|ed)|push(?:es|ed)|stands up|stood up|sits up|sat up|runs?|ran|comes?|came|goes|went|shakes?|shook|raise[sd]|follow(?:s|ed)|watche[sd]|answer(?:s|ed)|lean(?:s|ed)|shrug(?:s|ged)|grin(?:s|ned)|frown(?:s|ed)|sigh(?:s|ed)|wave[sd]|pour(?:s|ed)|point(?:s|ed)';
const acting = (name: string) =>
  new RegExp(`\\b${name}(?: \\w+ly)? (?:${ACTS})\\b|["”] (?:said|asked|whispered|replied|says|asks) ${name}\\b`, 'giu');
/** The dead may act where these are, in a memory or a comparison. */
const OTHERWORLDLY =
  /\b(?:ghosts?|haunt\w*|undead|zombies?|vampires?|resurrect\w*|spirits?|s[ée]ance|skeletons?|alive|not dead|back to life|dream\w*|remember\w*|memory|years ago)\b/iu;
const NOT_NOW = /\b(?:had|if|as though|when|because|where|that|which|what|before|until|once|never|used to|would)\b[^.!?]*$/iu;

/** Whether somebody acts in a part who is dead in the story. */
export function letsDeadAct(text: string, before: string): boolean {
  if (OTHERWORLDLY.test(text) || OTHERWORLDLY.test(before)) return false;
  const sentences = splitSentences(text);
  return namesOfDead(before).some((name) =>
    sentences.some((sentence) =>
      [...sentence.matchAll(acting(escaped(name)))].some(({ index }) => !NOT_NOW.test(sentence.slice(0, index))),
    ),
  );
}

/** Those of whom the last thing said in a story is that they are dead. */
export function namesOfDead(story: string): string[] {
  return nameCandidates(story)
    .map(({ name }) => name)
    .filter((name) => {
      const death = lastIndex(story, DEATHS(escaped(name)));
      return death >= 0 && death >= lastIndex(story, acting(escaped(name)));
    });
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
