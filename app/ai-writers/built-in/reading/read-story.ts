import { moodWords } from '~content/story-writer/mood-words';
import { spareNames } from '~content/story-writer/person-nouns';
import { type Mood, moods } from '~content/story-writer/piece';
import { hashOf, withoutSpeech } from '../text-tools';
import { countOf, narratorPerson, narratorTense } from './narration';
import { peopleOf, type RankedPerson } from './people';
import type { Break, NarratorPerson, StoryPerson, StoryReading } from './story-reading';
import { thingsOf } from './things';

/** Characters of people's words to read, besides the opening: enough for whole games, and quick. */
const READ = 12_000;
/** Characters at the end from which the things at hand are taken. */
const AT_HAND = 3_500;
/** The bonus, in mentions, for being there from the opening on. */
const FROM_THE_START = 8;
/** Different words of a mood that establish it. */
const MOOD_WORDS = 2;
const MOST_MOODS = 2;

const narrators: Readonly<Record<Exclude<NarratorPerson, 'third'>, StoryPerson>> = {
  first: { name: 'I', pronoun: 'I', named: false, pronounKnown: true },
  we: { name: 'we', pronoun: 'we', named: false, pronounKnown: true },
  second: { name: 'you', pronoun: 'you', named: false, pronounKnown: true },
};

/**
 * Everything the built-in writer takes from a story: who, where, what, how it is told and how it breaks off.
 * @param others the end of the story without the built-in writer's own sentences, so that it does not reuse its figures of speech.
 */
export function readStory(storyContent: string, opening: string, others: string): StoryReading {
  const told = readable(`${opening}\n${(others.startsWith(opening) ? others.slice(opening.length) : others).slice(-READ)}`).replace(
    / {2,}/g,
    ' ',
  );
  const narration = withoutSpeech(told);
  const [first, rest] = [narration.slice(0, opening.length), narration.slice(opening.length)];
  const person = narratorPerson(first, rest);
  const people = peopleOf(told, person);
  const found = thingsOf(told.slice(-AT_HAND));
  return {
    person,
    tense: narratorTense(first, rest),
    curly: /[’“”]/.test(told) || !/["']/.test(told),
    ...castOf(person, people, narration, opening),
    ...found,
    moods: moodsOf(told),
    lastBreak: lastBreakOf(storyContent),
    ...doorOf(told),
  };
}

/** In a text of nothing but capitals, capitals tell nothing. */
function readable(text: string): string {
  const capitals = countOf(text, /\p{Lu}/gu);
  return capitals > 20 && capitals > countOf(text, /\p{Ll}/gu) ? text.toLowerCase() : text;
}

function castOf(person: NarratorPerson, people: readonly RankedPerson[], narration: string, opening: string) {
  if (person !== 'third') return { focus: narrators[person], others: people.length > 0 ? people : pronounPeople(narration) };
  const centrality = ({ mentions, named, firstAt }: RankedPerson) =>
    mentions * (named ? 2 : 1) + (firstAt < opening.length ? FROM_THE_START : 0);
  const focus = [...people].sort((one, other) => centrality(other) - centrality(one))[0];
  if (focus) return { focus, others: people.filter((other) => other !== focus) };
  return { focus: pronounPeople(narration)[0] ?? spareName(opening), others: [] };
}

/** People whom the story calls only by a pronoun. */
function pronounPeople(narration: string): StoryPerson[] {
  return (['she', 'he', 'they'] as const)
    .map((pronoun) => ({ pronoun, count: countOf(narration, new RegExp(`\\b${pronoun}\\b`, 'gi')) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ pronoun }) => ({ name: pronoun, pronoun, named: false, pronounKnown: true }));
}

function spareName(opening: string): StoryPerson {
  const [name, pronoun] = spareNames[hashOf(opening) % spareNames.length] ?? spareNames[0];
  return { name, pronoun, named: true, pronounKnown: true };
}

function moodsOf(text: string): ReadonlySet<Mood> {
  const said = new Set(text.toLowerCase().match(/[\p{L}é]+/gu));
  const counts = moods.map((mood) => ({ mood, count: moodWords[mood].filter((word) => said.has(word)).length }));
  const strong = counts.filter(({ count }) => count >= MOOD_WORDS).sort((one, other) => other.count - one.count);
  return new Set(strong.slice(0, MOST_MOODS).map(({ mood }) => mood));
}

const doorOpen = /\bdoor\b[^.!?]{0,30}\b(?:open|opened|opens|ajar)\b|\b(?:opened|opens) (?:the|that|his|her|my) door\b/g;
const doorShut =
  /\bdoor\b[^.!?]{0,30}\b(?:shut|closed|closes|locked|slammed)\b|\b(?:closed|shut|locked|closes|shuts|locks) (?:the|that|his|her|my) door\b/g;

/** The last plain statement about the door. */
function doorOf(text: string): Pick<StoryReading, 'door'> {
  const [open, shut] = [doorOpen, doorShut].map((pattern) => [...text.matchAll(pattern)].at(-1)?.index ?? -1);
  if (open === undefined || shut === undefined || open === shut) return {};
  return { door: open > shut ? 'open' : 'shut' };
}

const unfinished =
  /(?:,|\b(?:the|a|an|and|but|or|of|to|in|on|at|with|from|for|by|was|were|is|are|had|has|my|his|her|our|your|their|that|which|who|because|if|when|while|as|into|onto|very|so|then))$/i;

/** How the text so far breaks off: in the middle of a sentence, in speech, or with a question somebody asked. */
function lastBreakOf(text: string): Break {
  const end = text.trimEnd();
  const paragraph = end.slice(end.lastIndexOf('\n') + 1).slice(-600);
  if (isOpen(paragraph)) return 'open-quote';
  if (unfinished.test(end) || /[—–-]$/.test(end)) return 'mid-sentence';
  return /\?[”"’']$/.test(end) ? 'question' : 'none';
}

function isOpen(paragraph: string): boolean {
  if (paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”')) return true;
  const straight = paragraph.match(/"/g)?.length ?? 0;
  return straight % 2 === 1 && !/"$/.test(paragraph) && /(?:^|\s)"[^"]*$/.test(paragraph);
}
