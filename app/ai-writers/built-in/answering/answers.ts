import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import type { Person } from '../story/story';
import { normalise, sentencesOf } from '../text-tools';
import { type Line, type Writer, wordLine } from '../wording/line';
import { linesAnswering, linesFor } from '../wording/moments';
import { occasionsOf, type Round } from './occasions';
import { answererOf, speaksAlone } from './who-answers';

export interface Answering extends Round {
  writer: Writer;
  range: LengthRange;
  /** All that AI writers wrote in the room, and what is not to be written again. */
  written: string;
  /** Sentences that stand in the story already, normalised. */
  said: ReadonlySet<string>;
  mayJoke: boolean;
  /** How many writers of the round come after this one. */
  behind: number;
  /** Whether the story is coming to its end, so that nothing new is asked. */
  isClosing: boolean;
  /** Whether the writers' last part in the room was a question. */
  hasJustAsked: boolean;
  /** How their sentences in the room begin. */
  begun: ReadonlySet<string>;
  random: Random;
}

/** A part, and the line that it is a wording of. */
export interface Answer {
  text: string;
  line: Line;
}

/** All answers to a turn, the best first. */
export function* answersTo(answering: Answering): Generator<Answer> {
  const { story } = answering;
  for (const { sentence, spoken } of occasionsOf(answering)) {
    const by = answererOf(story, spoken);
    // Nobody is there who could answer.
    if (by || !speaksAlone(story, spoken)) yield* wordings(linesAnswering(sentence), answering, by);
  }
}

/** What is never wrong, where a writer must write: a line of narration that claims nothing. */
export function* neutralLines(answering: Answering): Generator<Answer> {
  const { language, tense } = answering.story;
  yield* wordings(linesFor(`must:${language ?? tense}`), answering);
}

function* wordings(lines: readonly Line[], answering: Answering, by?: Person): Generator<Answer> {
  const { story, random, range, said, begun } = answering;
  for (const line of inManner(random.shuffle(lines), answering)) {
    if (!mayBeSaid(line, answering)) continue;
    const text = wordLine(line, by, story.tense);
    const isFresh = !isRepeated(text, said) && !(line.isSpoken && begun.has(beginningOf(text)));
    if (text.length <= range.max && isFresh) yield { text, line };
  }
}

/** The writer's own lines, then everybody's, then those in another manner. */
function inManner(lines: readonly Line[], { writer }: Answering): Line[] {
  const rank = (line: Line) => (line.writer === writer ? 0 : line.writer === undefined ? 1 : 2);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** Whether nothing that is wanted or has been said in the room speaks against a line. */
function mayBeSaid(line: Line, { written, isClosing, hasJustAsked, mayJoke }: Answering): boolean {
  if (line.isJoke && !mayJoke) return false;
  // Two questions in a row answer nothing, and the last rounds open nothing.
  return !line.wording.test(written) && !(line.asks && (isClosing || hasJustAsked));
}

/** Words at the beginning of a part by which two sound alike: 'Who says'. */
const BEGINNING = 2;

/** How a part begins, without its marks. */
export function beginningOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).slice(0, BEGINNING).join(' ');
}

function isRepeated(text: string, said: ReadonlySet<string>): boolean {
  return sentencesOf(text).some((sentence) => said.has(normalise(sentence)));
}
