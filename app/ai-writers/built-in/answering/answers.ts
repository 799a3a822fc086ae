import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import { normalise, sentencesOf } from '../text-tools';
import type { Line, Writer } from '../wording/line';
import { linesOf, momentsOf } from '../wording/moments';
import { wordLine } from '../wording/word-line';
import { type Occasion, occasionsOf, type Round } from './occasions';
import { holds, referentsOf, speaksAlone } from './referents-of';
import { type UsedLines, usedLinesIn } from './used-lines';

export interface Answering extends Round {
  writer: Writer;
  range: LengthRange;
  used: UsedLines;
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

/** All answers to a turn, the best first: what it turns on before what else it says, special lines before general ones. */
export function* answersTo(answering: Answering): Generator<Answer> {
  const saidNow = usedLinesIn(answering.earlier.join('\n'));
  for (const occasion of occasionsOf(answering))
    for (const { lines } of momentsOf(occasion)) {
      // Two who answer one thing contradict each other.
      if (!lines.some((line) => saidNow.has(line))) yield* wordings(lines, occasion, answering);
    }
}

/** What is never wrong, where a writer must write. */
export function* safeAnswers(answering: Answering): Generator<Answer> {
  yield* wordings(linesOf('must'), { kind: 'must' }, answering);
}

function* wordings(lines: readonly Line[], occasion: Occasion, answering: Answering): Generator<Answer> {
  const { story, random } = answering;
  const referents = referentsOf(story, occasion);
  const isSpeech = occasion.kind === 'say';
  const isBare = isSpeech && !referents.addressed;
  // Nobody is there who could answer.
  if (isBare && occasion.fact && speaksAlone(story, occasion.fact)) return;
  for (const line of inManner(random.shuffle(lines), answering, isSpeech)) {
    if (isSpeech && line.flags.has('bare') !== isBare) continue;
    if (!holds(line, referents, story) || !mayBeSaid(line, answering)) continue;
    const text = wordLine(line, referents, story.tense);
    if (text.length <= answering.range.max && !isRepeated(text, answering.said) && !answering.begun.has(beginningOf(text)))
      yield { text, line };
  }
}

/** The writer's own lines, then everybody's, then those in another manner where nobody else of the round could say them. */
function inManner(lines: readonly Line[], { writer, behind }: Answering, isSpeech: boolean): Line[] {
  const rank = (line: Line) => (line.writer === writer ? 0 : line.writer === undefined ? 1 : 2);
  const mine = isSpeech || behind === 0 ? lines : lines.filter((line) => rank(line) < 2);
  return [...mine].sort((one, other) => rank(one) - rank(other));
}

/** Whether nothing that is wanted or has been said in the room speaks against a line. */
function mayBeSaid(line: Line, { used, isClosing, hasJustAsked, mayJoke }: Answering): boolean {
  if (line.flags.has('joke') && !mayJoke) return false;
  // Two questions in a row answer nothing, and the last rounds open nothing.
  return !used.has(line) && !(line.asks && (isClosing || hasJustAsked));
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
