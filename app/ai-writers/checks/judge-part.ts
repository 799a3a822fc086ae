import { readStory } from '../built-in/story/read-story';
import type { Story } from '../built-in/story/story';
import { lastTurns, storyText } from '../story-parts';
import type { StoryPart } from '../writer-model';
import { hasWrongPronoun, inventedNames, letsDeadAct } from './story/cast';
import { hasOtherNarrator, isInOtherTense } from './story/narration';
import { retells } from './story/retelling';
import { takesUp } from './story/takes-up';

/** Why a part does not fit its story. */
export type Misfit =
  | 'retelling'
  | 'other tense'
  | 'other narrator'
  | 'invented name'
  | 'wrong pronoun'
  | 'dead person acting'
  | 'does not answer';

/** A story, read for judging what might come next. */
export interface StorySoFar {
  story: Story;
  /** The opening and all parts. */
  text: string;
  /** The end of that, by which the telling is judged: reading all of it for each part would take too long. */
  recent: string;
  /** What people wrote since the writers' last round, or the opening. */
  last: string;
  /** The opening and what people wrote lately: the room's language. */
  room: readonly string[];
}

/** How well a part fits: 2 if it takes up a word of the people's last turns, 1 if only a name; else why it does not. */
export type Judgement = { worth: 1 | 2; misfit?: undefined } | { worth?: undefined; misfit: Misfit };

const RECENT = 2500;
const ROOM_TURNS = 6;

/** Reads a story for judging parts. */
export function readSoFar(opening: string, parts: readonly StoryPart[]): StorySoFar {
  const text = storyText(opening, parts);
  return {
    story: readStory(opening, parts),
    text,
    recent: text.slice(-RECENT).toWellFormed(),
    last: lastTurns(parts).join('\n') || opening,
    room: [
      opening,
      ...parts
        .filter(({ by }) => by === 'person')
        .slice(-ROOM_TURNS)
        .map((part) => part.text),
    ],
  };
}

/**
 * Judges a part by what the story is: who is in it and how it is told, and what the people wrote last.
 * @see docs/product/ai-writers.md
 */
export function judgePart(part: string, { story, text, recent, last, room }: StorySoFar): Judgement {
  const { people, narrator, tone } = story;
  if (retells(part, last, recent)) return { misfit: 'retelling' };
  if (isInOtherTense(part, recent)) return { misfit: 'other tense' };
  if (hasOtherNarrator(part, narrator, room.join('\n'))) return { misfit: 'other narrator' };
  if (inventedNames(part, text, people).length > 0) return { misfit: 'invented name' };
  if (hasWrongPronoun(part, text, people)) return { misfit: 'wrong pronoun' };
  if (letsDeadAct(part, text)) return { misfit: 'dead person acting' };
  // Nobody need take up the words of an order, of another language or of no language at all.
  if (tone !== 'story' && tone !== 'wall') return { worth: 2 };
  const names = people.filter(({ named }) => named).map(({ name }) => name);
  const takenUp = takesUp(part, last, names);
  if (takenUp === 'nothing') return { misfit: 'does not answer' };
  return { worth: takenUp === 'word' ? 2 : 1 };
}
