import { type Random, seededRandom } from '~/platform/random/random';
import type { Card, StoryNote } from '../card';
import { judgePart, readSoFar } from '../checks/judge-part';
import { partsOfRound } from '../story-parts';
import { targetLengths } from '../target-length';
import { wordsOf } from '../words';
import type { Proficiency, StoryContentRequest, StoryPass } from '../writer-model';
import { type Writer, writers } from './answering/choose-fact';
import { type Candidate, type Composition, composeParts, lastResort } from './answering/compose-part';
import { drawCard, toneOfText } from './answering/draw-card';
import { isSure } from './answering/is-sure';
import { ENDING, isGrave, planPart } from './answering/plan';
import { isEarnest } from './answering/score-line';
import { usedLinesIn } from './answering/used-lines';
import { readStory } from './story/read-story';
import type { Story } from './story/story';
import { hashOf, normalise, sentencesOf } from './text-tools';
import type { ReplyLine } from './wording/reply-line';

/** A part, and the ids of the replies of the stock that it is made of. */
export interface WrittenPart {
  text: string;
  replies: readonly number[];
}

/** The last words of a story by which its tone is heard, in characters. */
const HEARD = 3_000;

/**
 * Writes the next part of a collaborative story: a sure answer, in the writer's voice, to what the people wrote last; else
 * it passes. The same request gives the same text.
 * @returns whole sentences, no longer than the writer's proficiency allows.
 * @see docs/product/ai-writers.md
 */
export function writeStoryContent(request: StoryContentRequest): WrittenPart | StoryPass {
  const { opening, parts, progress, mustWrite = false } = request;
  const writer = writerOf(request);
  const random = seededRandom(request.seed ^ hashOf(`${writer} ${parts.length} ${parts.at(-1)?.text ?? opening}`));
  const story = withCards(readStory(opening, parts, request.said), request.cards);
  const earlier = partsOfRound(parts);
  const written = parts.filter(({ by }) => by === 'ai').map(({ text }) => text);
  const composition: Composition = {
    ...{ writer, story, random, range: targetLengths[request.proficiency] },
    tasks: planPart({ story, writer, progress, earlier, random }),
    closing: progress >= ENDING,
    used: usedLinesIn([...written, ...(request.instead ?? [])].join('\n')),
    said: new Set([...parts.map(({ text }) => text), ...(request.instead ?? [])].flatMap(sentencesOf).map(normalise)),
    isMet: ({ id }) => request.met?.has(id) === true,
  };
  const candidates = composeParts(composition);
  const soFar = readSoFar(opening, parts, request.said, story);
  const isVouchedFor = ({ text }: { text: string }) => judgePart(text, soFar).misfit === undefined;
  const isFit = ({ line, task }: Candidate) => mayJoke(request.note) || isEarnest(line, task);
  const isAnswer = (candidate: Candidate) => isFit(candidate) && isSure(candidate, story, earlier) && isVouchedFor(candidate);
  // What the players have met lately is no answer to this story, however well it fits.
  const sure = candidates.find((one) => !composition.isMet(one.line) && isAnswer(one));
  if (sure) return partOf(sure);
  if (!mustWrite) return { passes: true, card: cardFor(request, story, soFar.text, random) };
  return partOf(candidates.find((one) => isFit(one) && isVouchedFor(one)) ?? candidates[0] ?? lastResort(composition));

  function partOf({ text, line }: { text: string; line?: ReplyLine }): WrittenPart {
    return { text: setQuotes(text, story.curly), replies: line ? [line.id] : [] };
  }
}

/** What a card names is there, as what somebody has named is. */
function withCards(story: Story, cards: readonly string[] = []): Story {
  return { ...story, named: new Set([...story.named, ...cards.flatMap((text) => wordsOf(text))]) };
}

/** Jokes are the first thing that a serious room does without. */
function mayJoke(note: StoryNote | undefined): boolean {
  return note?.jokes !== false && note?.tone !== 'tender' && note?.tone !== 'eerie';
}

function cardFor({ cards = [], note }: StoryContentRequest, story: Story, text: string, random: Random): Card {
  const tone = note?.tone ?? (isGrave(story) ? 'tender' : toneOfText(text.slice(-HEARD)));
  return drawCard({ tone, place: story.setting, laid: cards, random });
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
