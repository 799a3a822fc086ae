import { story } from '~content/demo-world/woven/by-noon-the-whole-building-was-whispering';
import type { StoryContentRequest, StoryPart } from '../writer-model';

/** Of the sample story, how much stands there at the first question, and at the one after the next round. */
const FIRST_TURNS = 5;
const LATER_TURNS = 7;

/** A question for a part as a room asks it, of a story that ships with the site: what writers answer can be compared. */
export function sampleRequest(at: 'first' | 'later'): StoryContentRequest {
  const turns = story.turns.slice(0, at === 'first' ? FIRST_TURNS : LATER_TURNS);
  return {
    opening: story.starter,
    // Every second seat is an AI writer's, so that there is a last turn of a person to answer.
    parts: turns.map(({ seat, text }): StoryPart => ({ by: seat % 2 === 0 ? 'person' : 'ai', text })),
    ...{ writer: 'Noah', personality: 'creative', proficiency: 'intermediate', targetLength: 140 },
    progress: 0.4,
    seed: 1,
    mustWrite: true,
  };
}

/** The last turn of the sample story, which the part answers. */
export const sampleTurn = story.turns[LATER_TURNS - 1]?.text ?? '';
