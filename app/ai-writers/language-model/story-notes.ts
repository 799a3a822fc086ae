import { readingOf } from '../built-in/story/read-memory';
import type { StorySoFar } from '../checks/judge-part';
import { type KnownThing, type MemoryPerson, memoryOf } from '../memory/story-memory';
import type { StoryContentRequest } from '../writer-model';

/** How many tokens a question has besides the story, with room for its answers; and how many characters a token of a story has at least. */
const OTHER_TOKENS = 2_000;
const TOKEN_LENGTH = 3;
/** How many tokens a question may have where nobody has said. */
export const USUAL_CONTEXT = 4_000;
/** A person's turn has 2,000 characters at most, so that it is shown as it is. */
export const TURN_LENGTH = 2_000;
/** How much of a long turn is its beginning, and of a question. */
const TURN_START = 150;
const MOST_PEOPLE = 8;
const MOST_THINGS = 5;
const MOST_OPEN = 5;
const MOST_CARDS = 3;

/** How many characters of a story go into a question of so many tokens, which has 3,000 or more. */
export function storyLengthIn(contextTokens: number): number {
  return (contextTokens - OTHER_TOKENS) * TOKEN_LENGTH;
}

/**
 * The story for a model, to its last word. Of a long one the beginning is cut in large steps, so that the questions of
 * several turns begin alike; a summary stands for it, where there is one.
 * @param storyLength the most characters of the story.
 */
export function storySoFar(
  { text }: Pick<StorySoFar, 'text'>,
  { summaryOf, storyLength }: { summaryOf(beginning: string): string | undefined; storyLength: number },
): string {
  const cut = cutOf(text, storyLength);
  if (cut === 0) return section('The story so far', text);
  const summary = section('What happened before, in short', summaryOf(text.slice(0, cut)) ?? '');
  return [summary, section('The end of the story so far', tail(text, text.length - cut))].filter(Boolean).join('\n\n');
}

/** How much of a story's beginning is not shown, in characters: so many halves of what can be. */
function cutOf(text: string, storyLength: number): number {
  const step = storyLength / 2;
  return Math.ceil(Math.max(0, text.length - storyLength) / step) * step;
}

/** The beginning that will be cut next, and what of it was cut before; undefined while the story is far from that. */
export function nextCut(text: string, storyLength: number): { before: string; added: string } | undefined {
  const cut = cutOf(text, storyLength);
  const step = storyLength / 2;
  if (text.length < cut + step + step / 2) return undefined;
  return { before: text.slice(0, cut), added: text.slice(cut, cut + step) };
}

/**
 * What a model should know of a story: its people, what is where, what is open, and what the people wrote last.
 * @param said what people said of it. @param cards the texts of the cards on the table.
 */
export function storyNotes(
  { story, last }: StorySoFar,
  { said = [], cards = [], note }: Pick<StoryContentRequest, 'said' | 'cards' | 'note'> = {},
): string {
  const { people, things, open } = memoryOf({ read: { upTo: 0, ...readingOf(story, last) }, said });
  const known = people.filter(({ isSaid, doubts }) => isSaid || !doubts.includes('person'));
  const narrator = story.people.filter(({ pronoun }) => /^(?:I|we|you)$/u.test(pronoun)).map(({ pronoun }) => `the narrator (${pronoun})`);
  const isAway = ({ name, isSaid, here }: MemoryPerson) => (isSaid ? !here : story.gone.has(name));
  const alive = known.filter((person) => person.alive);
  const names = (list: readonly MemoryPerson[]) => list.slice(0, MOST_PEOPLE).map(({ name }) => name);
  return [
    section(
      'Its people',
      [
        ...narrator,
        ...alive
          .filter((person) => !isAway(person))
          .slice(0, MOST_PEOPLE)
          .map(personNote),
      ].join(', '),
    ),
    section('Away, and not acting', names(alive.filter(isAway)).join(', ')),
    section('Dead in it', names(known.filter(({ alive }) => !alive)).join(', ')),
    section(
      'What is where',
      things
        .filter(({ place, holder }) => place || holder)
        .slice(0, MOST_THINGS)
        .map(thingNote)
        .join('; '),
    ),
    section(
      'What is open',
      open
        .slice(0, MOST_OPEN)
        .map(({ text }) => text)
        .join('; '),
    ),
    section('Cards on the table, which the story may use or leave', cards.slice(-MOST_CARDS).join('; ')),
    section('What the players wish for this story', note?.words ?? ''),
    section('The last turn, which you answer', shortened(last, TURN_LENGTH)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function section(title: string, text: string): string {
  return text === '' ? '' : `${title}:\n${text}`;
}

function personNote({ name, pronoun, also }: MemoryPerson): string {
  const facts = [pronoun, ...also.map((other) => `also ${other}`)].filter(Boolean);
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name;
}

function thingNote({ name, place, holder }: KnownThing): string {
  return holder ? `${name}: ${holder} has it` : `${name}: ${place}`;
}

/** A text as it is, or the beginning and the end of a long one. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text
    .slice(0, TURN_START)
    .toWellFormed()
    .replace(/\s\S*$/u, '');
  return `${start} … ${tail(text, length - TURN_START - 3)}`;
}

/** The last characters of a text, starting at a whole word; all of it where it is short enough. */
export function tail(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(-length)
        .toWellFormed()
        .replace(/^\S*\s/u, '');
}
