import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import { normalise, sentencesOf } from '../text-tools';
import { type Line, type Voices, type Writer, wordLine } from '../wording/line';
import { linesOf, momentsOf } from '../wording/moments';
import { occasionsOf, type Round } from './occasions';
import { type UsedLines, usedLinesIn } from './used-lines';
import { voicesOf } from './who-answers';

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
  for (const occasion of occasionsOf(answering)) {
    const voices = voicesOf(answering.story, occasion);
    if (!voices) continue;
    const hearsTwo = voices.first === undefined && voices.second !== undefined;
    for (const { lines } of momentsOf(occasion)) {
      // Two who answer one thing contradict each other.
      if (lines.some((line) => saidNow.has(line))) continue;
      // Who hears two answer each other wants to know who they are.
      yield* wordings(hearsTwo ? lines.filter(({ speeches }) => speeches.length === 1) : lines, voices, answering);
    }
  }
}

/** What is never wrong, where a writer must write. */
export function* safeAnswers(answering: Answering): Generator<Answer> {
  yield* wordings(linesOf('must'), { first: undefined, second: undefined }, answering);
}

function* wordings(lines: readonly Line[], voices: Voices, answering: Answering): Generator<Answer> {
  const { story, random, range, said, begun } = answering;
  for (const line of inManner(random.shuffle(lines), answering)) {
    if (!mayBeSaid(line, answering)) continue;
    const text = wordLine(line, voices, story.tense);
    if (text.length <= range.max && !isRepeated(text, said) && !begun.has(beginningOf(text))) yield { text, line };
  }
}

/** Emma lets people talk, Noah jokes, Olivia is brief, and Liam says what comes first. */
function inManner(lines: readonly Line[], { writer }: Answering): Line[] {
  const ranks: Readonly<Record<Writer, (line: Line) => number>> = {
    Emma: ({ speeches }) => -speeches.length,
    Noah: ({ isJoke }) => (isJoke ? 0 : 1),
    Olivia: ({ speeches }) => speeches.length,
    Liam: () => 0,
  };
  const rank = ranks[writer];
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** Whether nothing that is wanted or has been said in the room speaks against a line. */
function mayBeSaid(line: Line, { used, isClosing, hasJustAsked, mayJoke }: Answering): boolean {
  if (line.isJoke && !mayJoke) return false;
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
