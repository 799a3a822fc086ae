import { comparable, type Played, type ScoredState } from './word-game';

/** The longest answer, in characters. */
const LONGEST_ANSWER = 64;

export interface AnswerMove {
  type: 'answer';
  text: string;
}

/** A move without data: a skip, a hint, an end. */
export type PlainMove<Type extends string> = Type extends string ? { type: Type } : never;

/**
 * Makes the parser of a game's moves.
 * @param plain the names of the moves besides answers that the game knows.
 * @returns a function that returns the sent move, or undefined when it is not one of these. It cuts an answer that is
 *   too long just past the limit, so that the fault still shows.
 */
export function moveReader<Type extends string>(...plain: readonly Type[]): (sent: unknown) => AnswerMove | PlainMove<Type> | undefined {
  return (sent) => {
    if (typeof sent !== 'object' || sent === null || !('type' in sent)) return undefined;
    const fields = Object.keys(sent).length;
    if (sent.type === 'answer')
      return fields === 2 && 'text' in sent && typeof sent.text === 'string'
        ? { type: 'answer', text: sent.text.slice(0, LONGEST_ANSWER + 1) }
        : undefined;
    const type = plain.find((name) => name === sent.type);
    return type !== undefined && fields === 1 ? ({ type } as PlainMove<Type>) : undefined;
  };
}

/**
 * An answer ready for comparing, or why it cannot be judged.
 * @param text as typed.
 */
export function readAnswer(text: string): { answer: string } | { refusal: string } {
  if (text.length > LONGEST_ANSWER) return { refusal: 'That is too long for an answer.' };
  const answer = comparable(text);
  return answer ? { answer } : { refusal: 'Type an answer first.' };
}

/** The answer of a move, ready for comparing; undefined when it has none that can be judged. */
export function answerIn(move: AnswerMove | PlainMove<string>): string | undefined {
  if (!('text' in move)) return undefined;
  const read = readAnswer(move.text);
  return 'answer' in read ? read.answer : undefined;
}

/** A move that changes nothing, with the reason. */
export function refuse<State extends ScoredState>(state: State, text: string): Played<State> {
  return { state, verdict: { kind: 'refused', text, points: 0 } };
}

/** A wrong attempt. */
export function wrong<State extends ScoredState>(state: State, text = 'Try again!'): Played<State> {
  return { state, verdict: { kind: 'wrong', text, points: 0 } };
}
