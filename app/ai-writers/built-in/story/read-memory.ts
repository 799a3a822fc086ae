import { surePronoun } from '../../checks/story/cast';
import { openEnds } from '../../memory/open-ends';
import {
  type Doubt,
  type MemoryPronoun,
  type MemoryQuestion,
  type MemoryReading,
  memoryPronouns,
  type Said,
} from '../../memory/story-memory';
import { lastTurns } from '../../story-parts';
import type { StoryPart } from '../../writer-model';
import { classifyNames } from './people/classify-names';
import { nameCandidates } from './people/name-candidates';
import { readStory } from './read-story';
import type { Person, Story } from './story';

/** A story to read for what its people should know of it. */
export interface MemoryRequest {
  opening: string;
  parts: readonly StoryPart[];
  /** What people said: who is one with whom, and who is nobody. */
  said: readonly Said[];
  /** The number of the latest part. */
  upTo: number;
}

/** The most of each kind. */
const MOST = 8;
const MOST_QUESTIONS = 5;

/** What the built-in reader makes of a story: who is in it, what is where, what is open, and what only people can tell. */
export function readMemory({ opening, parts, said, upTo }: MemoryRequest): MemoryReading {
  const last = lastTurns(parts).join('\n') || opening;
  return { upTo, ...readingOf(readStory(opening, parts, said), last) };
}

/** The same of a story that has been read. @param last the people's last turns. */
export function readingOf(story: Story, last: string): Omit<MemoryReading, 'upTo'> {
  const people = story.everybody.filter((person) => isWorthKnowing(person, story)).slice(0, MOST);
  const strangers = strangersIn(last, story);
  return {
    people: [
      ...people.map((person) => ({
        name: person.name,
        pronoun: pronounOf(person),
        here: story.present.has(person.name) && !story.gone.has(person.name),
        alive: !story.dead.has(person.name),
        doubts: doubtsAbout(person, story),
      })),
      ...strangers.map((name) => ({ name, pronoun: null, here: false, alive: true, doubts: ['person', 'pronoun'] as const })),
    ],
    things: story.things.slice(0, MOST),
    open: story.tone === 'story' || story.tone === 'wall' ? openEnds(last, story.planted) : [],
    questions: questionsAbout(people, strangers, last, story).slice(0, MOST_QUESTIONS),
  };
}

/** A name is; a role is, while they are here or dead. */
function isWorthKnowing({ name, pronoun, named }: Person, { present, dead }: Story): boolean {
  if (name === pronoun || /^(?:I|we|you)$/u.test(pronoun)) return false;
  return named || present.has(name) || dead.has(name);
}

function pronounOf(person: Person): MemoryPronoun | null {
  const sure = surePronoun(person);
  return memoryPronouns.find((one) => one === sure) ?? null;
}

function doubtsAbout(person: Person, story: Story): Doubt[] {
  const isClear = person.pronounKnown || person.plural;
  return [...(isSomebody(person, story) ? [] : ['person' as const]), ...(isClear ? [] : ['pronoun' as const])];
}

/** Whether somebody does something, is called he or she, or has a name that is known as one, or a title. */
function isSomebody({ name, named, pronounKnown }: Person, { present }: Story): boolean {
  if (!named || pronounKnown || present.has(name) || name.includes(' ')) return true;
  const [told] = classifyNames([name]);
  return told?.person === true && !told.otherName;
}

/** Names of the last turn that may be somebody's or something's, as far as the reader can tell. */
function strangersIn(last: string, { everybody, tone }: Story): string[] {
  if (tone !== 'story') return [];
  const names = nameCandidates(last)
    .filter(({ inside, narrated, title }) => inside > 0 && narrated && title === '')
    .map(({ name }) => name)
    .filter((name) => !everybody.some((person) => person.name.includes(name) || person.also === name));
  const classes = classifyNames(names);
  return names.filter((_, index) => classes[index]?.otherName === false && classes[index]?.word !== true && !classes[index]?.person);
}

/** What the next part needs to know: about those of the last turn. */
function questionsAbout(people: readonly Person[], strangers: readonly string[], last: string, story: Story): MemoryQuestion[] {
  const isIn = ({ name }: Person) => last.toLowerCase().includes(name.replace(/^the /u, '').toLowerCase());
  const here = people.filter((person) => isIn(person) && !story.dead.has(person.name));
  const doubtful = here.filter((person) => !isSomebody(person, story)).map(({ name }) => name);
  const roles = here.filter(({ named, plural, mute, name }) => !named && !plural && !mute && name.startsWith('the '));
  const named = here.filter((person) => person.named && !person.plural && isSomebody(person, story));
  const pairs = named.flatMap((one) => roles.filter((role) => !story.areApart(one, role)).map((role) => [one, role] as const));
  return [
    ...[...doubtful, ...strangers].map((name): MemoryQuestion => ({ ask: 'person', name })),
    ...pairs.map(([one, role]): MemoryQuestion => ({ ask: 'same', name: one.name, other: role.name })),
    ...named.filter(({ pronounKnown }) => !pronounKnown).map(({ name }): MemoryQuestion => ({ ask: 'pronoun', name })),
  ];
}
