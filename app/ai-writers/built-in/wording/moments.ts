import endings from '~content/story-writer/answers/endings.txt?raw';
import forms from '~content/story-writer/answers/forms.txt?raw';
import openWords from '~content/story-writer/answers/open-words.txt?raw';
import orders from '~content/story-writer/answers/orders.txt?raw';
import questions from '~content/story-writer/answers/questions.txt?raw';
import statements from '~content/story-writer/answers/statements.txt?raw';
import { type Line, parseLine } from './line';

/** A paragraph of the stock: sentences of a speech and the lines that answer them, or lines for an occasion of another kind. */
export interface Moment {
  kind: string;
  /** The sentences that it answers, where it answers speech. */
  says?: RegExp;
  lines: readonly Line[];
}

/** All moments, in the order of the stock: special ones before general ones. @throws where a line cannot be read. */
export const everyMoment: readonly Moment[] = [questions, orders, statements, openWords, forms, endings]
  .flatMap((file) => file.trim().split(/\n{2,}/))
  .map(parseMoment);

/** 'Inside or outside?' can only be answered by one of the two. */
const CHOICE = /. or .*\?$/u;

/** The lines that answer a sentence of a speech, by the most special head that has it. @param sentence in plain lower case. */
export function linesAnswering(sentence: string): readonly Line[] {
  if (CHOICE.test(sentence)) return [];
  return everyMoment.find(({ says }) => says?.test(sentence))?.lines ?? [];
}

/** The lines of an occasion that is no speech: a part that must be written. */
export function linesFor(kind: string): readonly Line[] {
  return everyMoment.find((moment) => moment.kind === kind)?.lines ?? [];
}

function parseMoment(paragraph: string): Moment {
  const [head = '', ...lines] = paragraph.split('\n');
  const parsed = lines.map(parseLine);
  const [, patterns] = /^say: (.+)$/.exec(head) ?? [];
  return patterns === undefined ? { kind: head, lines: parsed } : { kind: 'say', says: sentencePattern(patterns), lines: parsed };
}

/** The sentences of a head, as one pattern. Many leave apostrophes out. */
function sentencePattern(patterns: string): RegExp {
  return new RegExp(
    `^(?:${patterns
      .split(' | ')
      .join('|')
      .replace(/'(?! \])/g, "'?")})$`,
    'u',
  );
}
