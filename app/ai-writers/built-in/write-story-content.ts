import { seededRandom } from '~/platform/random/random';
import type { StoryContentRequest } from '../writer-model';
import { nextThreadStep, stageAt } from './arc';
import { chooseCast } from './cast';
import { composePart } from './compose-part';
import { lengthRange } from './lengths';
import { remember } from './memory';
import { fits } from './pieces/fits';
import { setQuotes } from './pieces/typography';
import { readStory } from './reading/read-story';
import { voiceOf } from './reading/voice-of';
import { hashOf } from './text-tools';

/**
 * Writes the next part of a collaborative story: prose in the writer's voice that carries on the story's people, things
 * and places in its own person and tense. The same request gives the same text.
 * @returns whole sentences, within the length of the writer's proficiency.
 * @see docs/product/ai-writers.md
 */
export function writeStoryContent(request: StoryContentRequest): string {
  const { storyContent, opening, progress } = request;
  const memory = remember(storyContent);
  const story = readStory(storyContent, opening, memory.others);
  const voice = voiceOf(request);
  const random = seededRandom(request.seed ^ hashOf(`${voice} ${storyContent.length} ${storyContent.slice(-200)}`));
  const likelyCast = chooseCast(story, { chance: () => 0, maySwap: false });
  const step = nextThreadStep({
    ...{ voice, progress, storyContent, opening, random },
    isUsed: memory.isUsed,
    isFit: (piece) => fits(piece, likelyCast, story),
  });
  const part = composePart({ story, memory, voice, stage: stageAt(progress), step, range: lengthRange(request), random });
  return setQuotes(part, story.curly);
}
