import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import { normalise, sentencesOf } from '../text-tools';
import type { Line, Writer } from '../wording/line';
import { linesAnswering } from '../wording/moments';
import { occasionsOf, type Round } from './occasions';

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

/** All answers to a turn, the best first. */
export function answersTo(answering: Answering): Line[] {
  return occasionsOf(answering).flatMap((sentence) => inManner(linesAnswering(sentence), answering));
}

/** Those that may be said: the writer's own lines, then everybody's, then those in another manner. */
function inManner(lines: readonly Line[], answering: Answering): Line[] {
  const rank = (line: Line) => (line.writer === answering.writer ? 0 : line.writer === undefined ? 1 : 2);
  const shuffled = answering.random.shuffle(lines).filter((line) => mayBeSaid(line, answering));
  return shuffled.sort((one, other) => rank(one) - rank(other));
}

/** Whether a line is short enough, new in the room, and wanted there. */
export function mayBeSaid({ text, plain, isJoke, asks }: Line, { range, written, said, begun, ...answering }: Answering): boolean {
  if (text.length > range.max || (isJoke && !answering.mayJoke)) return false;
  // Two questions in a row answer nothing, and the last rounds open nothing.
  if (asks && (answering.isClosing || answering.hasJustAsked)) return false;
  return !written.includes(plain) && !(text.startsWith('"') && begun.has(beginningOf(text))) && !isRepeated(text, said);
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
