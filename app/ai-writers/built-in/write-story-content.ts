import { seededRandom } from '~/platform/random/random';
import { partsOfRound } from '../story-parts';
import { targetLengths } from '../target-length';
import type { Proficiency, StoryContentRequest } from '../writer-model';
import { type Writer, writers } from './answering/choose-fact';
import { composePart } from './answering/compose-part';
import { ENDING, planPart } from './answering/plan';
import { usedLinesIn } from './answering/used-lines';
import { readStory } from './story/read-story';
import { hashOf, normalise, sentencesOf } from './text-tools';

/** A part, and the ids of the replies of the stock that it is made of. */
export interface WrittenPart {
  text: string;
  replies: readonly number[];
}

/**
 * Writes the next part of a collaborative story: an answer, in the writer's voice, to what the people wrote last. The same
 * request gives the same text.
 * @returns whole sentences, no longer than the writer's proficiency allows; shorter where the last turn cannot be read.
 * @see docs/product/ai-writers.md
 */
export function writeStoryContent(request: StoryContentRequest): WrittenPart {
  const { opening, parts, progress } = request;
  const writer = writerOf(request);
  const random = seededRandom(request.seed ^ hashOf(`${writer} ${parts.length} ${parts.at(-1)?.text ?? opening}`));
  const story = readStory(opening, parts);
  const written = parts.filter(({ by }) => by === 'ai').map(({ text }) => text);
  const { text, lines } = composePart({
    ...{ writer, story, random, range: targetLengths[request.proficiency] },
    tasks: planPart({ story, writer, progress, earlier: partsOfRound(parts), random }),
    closing: progress >= ENDING,
    used: usedLinesIn(written.join('\n')),
    said: new Set(parts.flatMap((part) => sentencesOf(part.text)).map(normalise)),
    isMet: ({ id }) => request.met?.has(id) === true,
  });
  return { text: setQuotes(text, story.curly), replies: lines.map(({ id }) => id) };
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

const byPersonality: Readonly<Record<string, Writer>> = {
  thoughtful: 'Emma',
  creative: 'Noah',
  concise: 'Olivia',
  plain: 'Liam',
  simple: 'Liam',
};
const byProficiency: Readonly<Record<Proficiency, Writer>> = { expert: 'Emma', intermediate: 'Noah', advanced: 'Olivia', basic: 'Liam' };

/** The writer whose replies are used: their own, or those of the one with their manner or skill. */
function writerOf({ writer, personality, proficiency }: Pick<StoryContentRequest, 'writer' | 'personality' | 'proficiency'>): Writer {
  const own = writers.find((name) => name === writer);
  return own ?? byPersonality[personality.toLowerCase().split(/[^a-z]/)[0] ?? ''] ?? byProficiency[proficiency];
}
