import type { ZodMiniType } from 'zod/mini';
import { plainLetters } from '~/platform/text/plain-letters';
import type { Lexicon } from '../lexicon/lexicon';
import { type AnswerMove, LONGEST_ANSWER } from './game.contract';
import { comparable, type Played, type ScoredState } from './word-game';

/** Makes the parser of a game's moves. @returns a function that returns the sent move, or undefined when it is not one of these. */
export function moveReader<Move>(contract: ZodMiniType<Move>): (sent: unknown) => Move | undefined {
  return (sent) => contract.safeParse(sent).data;
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
export function answerIn(move: AnswerMove | { type: string }): string | undefined {
  if (!('text' in move)) return undefined;
  const read = readAnswer(move.text);
  return 'answer' in read ? read.answer : undefined;
}

/** A move that changes nothing, with the reason. */
export function refuse<State extends ScoredState>(state: State, text: string): Played<State> {
  return { state, verdict: { kind: 'refused', text, points: 0 } };
}

/** What the lexicon could list as a word. */
const PLAIN_WORD = /^[a-z]{2,32}$/;

/** A verdict that may be disputed, because only the lexicon is against the answer; unless it is not a word at all. */
export function disputable<State>({ state, verdict }: Played<State>, answer: string): Played<State> {
  return PLAIN_WORD.test(answer) ? { state, verdict: { ...verdict, dispute: 'refused' } } : { state, verdict };
}

/** What is looked up of an answer in games that ask for a word of the dictionary. */
export interface FormFacts {
  isWord: boolean;
  /** Of what is not in the dictionary: whether it is known as a word all the same. Moves of earlier releases do not say. */
  isKnown?: boolean;
}

/** What the lexicon knows of an answer. */
export function formFacts(answer: string | undefined, lexicon: Pick<Lexicon, 'isWord' | 'isKnown'>): FormFacts {
  if (answer === undefined) return { isWord: false };
  return lexicon.isWord(answer) ? { isWord: true } : { isWord: false, isKnown: lexicon.isKnown(answer) };
}

/** Like `disputable`, for what is known as a word: the dictionary may lack it. */
export function disputableForm<State>(played: Played<State>, answer: string, facts: FormFacts | undefined): Played<State> {
  return facts?.isKnown === false ? played : disputable(played, answer);
}

/** What a move tells about its answer, in games that ask what a word means or what goes with it. */
export interface WordFacts {
  isWord: boolean;
}

/** Whether a move's answer is in the dictionary. */
export function wordFacts(move: AnswerMove | { type: string }, lexicon: Pick<Lexicon, 'isWord'>): WordFacts {
  const answer = answerIn(move);
  return { isWord: answer !== undefined && lexicon.isWord(plainLetters(answer)) };
}

/**
 * Like `disputable`, for words of the dictionary alone: nothing else can mean the same as a word, or go with it.
 * @param facts undefined for moves of earlier versions, which did not ask.
 */
export function disputableWord<State>(played: Played<State>, answer: string, facts: WordFacts | undefined): Played<State> {
  return facts?.isWord === false ? played : disputable(played, answer);
}

/** A wrong attempt. */
export function wrong<State extends ScoredState>(state: State, text = 'Try again!'): Played<State> {
  return { state, verdict: { kind: 'wrong', text, points: 0 } };
}
