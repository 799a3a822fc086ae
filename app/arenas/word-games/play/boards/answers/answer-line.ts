import type { NumberedVerdict } from '../../board';

/** What is typed for the puzzle on the screen. */
export interface AnswerLine {
  puzzle: number;
  text: string;
  /** Whether the text has been sent as it stands: it waits for its verdict, or has been refused. */
  sent: boolean;
  /** Whether that verdict was no. */
  refused: boolean;
  /** The number of the latest verdict. */
  verdict: number | undefined;
}

/** An empty line. @param verdict the number of the latest verdict. */
export function emptyLine(puzzle: number, verdict?: number): AnswerLine {
  return { puzzle, text: '', sent: false, refused: false, verdict };
}

/** The line after an edit. Letters added to an answer that was sent begin the next one; any other edit mends it. */
export function withText(line: AnswerLine, text: string): AnswerLine {
  const isNext = line.sent && text.length > line.text.length && text.startsWith(line.text);
  return { ...line, text: isNext ? text.slice(line.text.length) : text, sent: false, refused: false };
}

/** Whether Enter sends the line: an empty one has nothing to send, and each answer is sent once. */
export function isReady({ text, sent }: AnswerLine): boolean {
  return text.trim() !== '' && !sent;
}

/** The line after Enter: its text stays until it turns out right, or the next letter is typed. */
export function withSent(line: AnswerLine): AnswerLine {
  return { ...line, sent: true };
}

/**
 * The line once the referee has answered. What is typed belongs to the puzzle on the screen: a new puzzle has an empty
 * line, and within a puzzle letters typed since Enter stay.
 * @returns the same line when nothing has changed.
 */
export function lineAfter(line: AnswerLine, puzzle: number, verdict: NumberedVerdict | undefined): AnswerLine {
  if (line.puzzle !== puzzle) return emptyLine(puzzle, verdict?.number);
  if (!verdict || line.verdict === verdict.number) return line;
  const next = { ...line, verdict: verdict.number };
  if (!line.sent || verdict.kind === 'told') return next;
  return verdict.kind === 'right' ? emptyLine(puzzle, verdict.number) : { ...next, refused: true };
}
