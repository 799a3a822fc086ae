import { readStory } from '../built-in/story/read-story';
import type { Story } from '../built-in/story/story';
import type { KnownPerson, Said } from '../memory/story-memory';
import { lastTurns, storyText } from '../story-parts';
import type { StoryPart } from '../writer-model';
import { hasWrongPronoun, inventedNames, letsAbsentAct, letsDeadAct } from './story/cast';
import { hasOtherNarrator, isInOtherTense } from './story/narration';
import { retells } from './story/retelling';
import { takesUp } from './story/takes-up';

/** Why a part does not fit its story. */
export type Misfit = 'retelling' | 'other tense' | 'other narrator' | 'wrong pronoun' | 'dead person acting' | 'absent person acting';

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
  /** Whom people said to be dead, alive, or away. */
  said: { dead: readonly string[]; alive: readonly string[]; away: readonly string[] };
}

/**
 * Why a part does not fit; else whether it names somebody whom the story does not know, and what of the people's last turns
 * it takes up: 2 for a word, 1 for a name, 0 for neither. Good prose does either now and then, so both only choose among
 * parts that fit.
 */
export type Judgement = { misfit: Misfit } | { misfit?: undefined; namesStranger: boolean; takesUp: 0 | 1 | 2 };

const TAKEN_UP = { nothing: 0, name: 1, word: 2 } as const;

const RECENT = 2500;
const ROOM_TURNS = 6;

/** Reads a story for judging parts. @param said what people said of it. @param story what is known of it, where it has been read already. */
export function readSoFar(
  opening: string,
  parts: readonly StoryPart[],
  said: readonly Said[] = [],
  story = readStory(opening, parts, said),
): StorySoFar {
  const text = storyText(opening, parts);
  return {
    story,
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
    said: {
      dead: namesSaid(said, ({ alive }) => !alive),
      alive: namesSaid(said, ({ alive }) => alive),
      away: namesSaid(said, ({ here, alive }) => alive && !here),
    },
  };
}

function namesSaid(said: readonly Said[], holds: (person: KnownPerson) => boolean): string[] {
  return said.flatMap((one) => (one.about === 'person' && holds(one) ? [one.name] : []));
}

/**
 * Judges a part by what the story is: who is in it and how it is told, and what the people wrote last.
 * @see docs/product/ai-writers.md
 */
export function judgePart(part: string, { story, text, recent, last, room, said }: StorySoFar): Judgement {
  const { people, narrator, tone } = story;
  if (retells(part, last, recent)) return { misfit: 'retelling' };
  if (isInOtherTense(part, recent)) return { misfit: 'other tense' };
  if (hasOtherNarrator(part, narrator, room.join('\n'))) return { misfit: 'other narrator' };
  if (hasWrongPronoun(part, text, people)) return { misfit: 'wrong pronoun' };
  if (letsDeadAct(part, text, said)) return { misfit: 'dead person acting' };
  if (letsAbsentAct(part, said.away)) return { misfit: 'absent person acting' };
  const namesStranger = inventedNames(part, text, people).length > 0;
  // Nobody need take up the words of an order, of another language or of no language at all.
  if (tone !== 'story' && tone !== 'wall') return { namesStranger, takesUp: 2 };
  const names = people.filter(({ named }) => named).map(({ name }) => name);
  return { namesStranger, takesUp: TAKEN_UP[takesUp(part, last, names)] };
}
