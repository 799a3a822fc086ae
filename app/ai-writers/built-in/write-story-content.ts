import { seededRandom } from '~/platform/random/random';
import { type Voice, voices } from '~content/story-writer/piece';
import type { Proficiency, StoryContentRequest } from '../writer-model';
import { nextThreadStep, stageAt } from './arc';
import { chooseCast } from './cast';
import { composePart } from './compose-part';
import { lengthRange } from './lengths';
import { remember } from './memory';
import { fits } from './pieces/fits';
import { readStory } from './reading/read-story';
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

/** Sets quotation marks and apostrophes as the story does: curly or straight. */
function setQuotes(text: string, curly: boolean): string {
  if (!curly) return text;
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s—(“])'/g, '$1‘')
    .replace(/'/g, '’');
}

const byPersonality: Readonly<Record<string, Voice>> = {
  thoughtful: 'Emma',
  creative: 'Noah',
  concise: 'Olivia',
  plain: 'Liam',
  simple: 'Liam',
};
const byProficiency: Readonly<Record<Proficiency, Voice>> = { expert: 'Emma', intermediate: 'Noah', advanced: 'Olivia', basic: 'Liam' };

/** A writer's voice: their own, or the one for their manner or skill. */
function voiceOf({ writer, personality, proficiency }: Pick<StoryContentRequest, 'writer' | 'personality' | 'proficiency'>): Voice {
  const own = voices.find((voice) => voice === writer);
  return own ?? byPersonality[personality.toLowerCase().split(/[^a-z]/)[0] ?? ''] ?? byProficiency[proficiency];
}
