import { comparable, type Played, type ScoredState } from './word-game';

/** Longest answer, in characters. */
const LONGEST_ANSWER = 64;

export interface AnswerMove {
  type: 'answer';
  text: string;
}

/** A move that says no more than what it is: a skip, a hint, an end. */
export type PlainMove<Type extends string> = Type extends string ? { type: Type } : never;

/**
 * Makes the reader of a game's moves.
 * @param plain the names of the moves beside answers that the game knows.
 * @returns a function that gives the move that was sent, or undefined when it is none of these. An answer that is
 *   too long is cut behind the place where that shows.
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
 * What was answered, ready to be compared, or why it cannot be looked at.
 * @param text as typed.
 */
export function readAnswer(text: string): { answer: string } | { refusal: string } {
  if (text.length > LONGEST_ANSWER) return { refusal: 'That is too long for an answer.' };
  const answer = comparable(text);
  return answer ? { answer } : { refusal: 'Type an answer first.' };
}

/** The answer that a move brings, ready to be compared; undefined when it brings none that can be looked at. */
export function answerIn(move: AnswerMove | PlainMove<string>): string | undefined {
  if (!('text' in move)) return undefined;
  const read = readAnswer(move.text);
  return 'answer' in read ? read.answer : undefined;
}

/** A move that changes nothing, and why. */
export function refuse<State extends ScoredState>(state: State, text: string): Played<State> {
  return { state, verdict: { kind: 'refused', text, points: 0 } };
}

/** A try that was not right. */
export function wrong<State extends ScoredState>(state: State, text = 'Try again!'): Played<State> {
  return { state, verdict: { kind: 'wrong', text, points: 0 } };
}
