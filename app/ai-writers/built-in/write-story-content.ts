import { type Random, seededRandom } from '~/platform/random/random';
import type { Card, StoryNote } from '../card';
import { judgePart, readSoFar } from '../checks/judge-part';
import { partsOfRound } from '../story-parts';
import { targetLengths } from '../target-length';
import type { Proficiency, StoryContentRequest, StoryPass } from '../writer-model';
import { type Answering, answersTo, beginningOf } from './answering/answers';
import { peopleOfCards } from './answering/card-people';
import { drawCard, toneOfText } from './answering/draw-card';
import { neutralLine } from './answering/neutral-line';
import { ENDING, isGrave, isMiddle, threadOf } from './answering/occasions';
import { endsStory } from './story/manner/ending';
import { isOfOlderTimes, scenesOf } from './story/manner/scene';
import { talksIn } from './story/people/animals';
import { readStory } from './story/read-story';
import type { Story } from './story/story';
import { hashOf, normalise, sentencesOf } from './text-tools';
import { type Line, type Writer, writers } from './wording/line';

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
  const { opening, parts, progress, seed, mustWrite = false, met = new Set(), instead = [], besides = [] } = request;
  const writer = writerOf(request);
  const random = seededRandom(seed ^ hashOf(`${writer} ${parts.length} ${parts.at(-1)?.text ?? opening}`));
  const story = readStory(opening, parts, request.said);
  const written = parts.filter(({ by }) => by === 'ai').map(({ text }) => text);
  const answering: Answering = {
    ...{ writer, story, random, earlier: partsOfRound(parts), range: targetLengths[request.proficiency] },
    mayJoke: mayJoke(request.note) && !isGrave(story),
    isClosing: progress >= ENDING,
    hasJustAsked: /\?["”]?(?: [^.!?"“”]+\.)?$/u.test(written.at(-1) ?? ''),
    begun: new Set(written.map(beginningOf)),
    behind: request.behind ?? 0,
    written: normalise([...written, ...instead, ...besides].join('\n')),
    said: new Set([...parts.map(({ text }) => text), ...instead, ...besides].flatMap(sentencesOf).map(normalise)),
  };
  const soFar = readSoFar(opening, parts, request.said, story);
  const isVouchedFor = ({ text }: Line) => judgePart(text, soFar).misfit === undefined;
  const isOver = endsStory(parts.findLast(({ by }) => by === 'person')?.text ?? '');
  const answers = isOver || isLeftToOthers(answering) ? [] : answersTo(answering);
  for (const line of answers) if (!met.has(line.id) && isVouchedFor(line)) return partOf(line);
  // Nobody takes up a card behind the end.
  if (!mustWrite) return { passes: true, card: isOver || progress >= 1 ? null : cardFor(request, story, soFar.text, random) };
  // A writer that must write says an answer that was met lately, else what claims nothing.
  const answer = answersTo(answering).find(isVouchedFor);
  const place = { room: soFar.room, length: parts.length, besides: new Set(besides.map(normalise)) };
  return partOf(answer ?? neutralLine(answering, { ...place, seed, met, isVouchedFor }));

  function partOf({ id, text }: Line): WrittenPart {
    return { text: setQuotes(text, story.curly), replies: [id] };
  }
}

/** Whether a speech is left to a writer who comes later, so that each of them answers as often. */
function isLeftToOthers({ story, writer, behind, earlier }: Answering): boolean {
  if (behind === 0 || earlier.length > 0 || !story.speech) return false;
  return hashOf(`${writer} ${story.speech.words}`) % (behind + 1) > 0;
}

/** Jokes are the first thing that a serious room does without. */
function mayJoke(note: StoryNote | undefined): boolean {
  return note?.jokes !== false && note?.tone !== 'tender' && note?.tone !== 'eerie';
}

/** A card for what the story tells, and what the room wishes for. */
function cardFor(
  { opening, parts, cards = [], met, note, progress }: StoryContentRequest,
  story: Story,
  text: string,
  random: Random,
): Card {
  const heard = text.slice(-HEARD);
  const tone = note?.tone ?? (isGrave(story) ? 'tender' : toneOfText(heard, note?.words));
  const isClosing = progress >= ENDING;
  const planted = isClosing || isMiddle(progress) ? threadOf(story) : undefined;
  // A trunk that talks is somebody.
  const thread = planted && !talksIn(text, planted.noun) ? planted : undefined;
  const people = peopleOfCards(story, [opening, ...parts.filter(({ by }) => by === 'person').map((part) => part.text)]);
  const places = scenesOf(heard, note?.words);
  const isOlder = isOfOlderTimes(`${text}\n${note?.words ?? ''}`);
  const told = new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/u, '')));
  return drawCard({ tone, places, laid: cards, met, thread, people, isOlder, told, isClosing, random });
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
