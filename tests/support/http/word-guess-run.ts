import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import type { RunView } from '../../../app/arenas/word-games/referee/referee-types.ts';

export const WORD_GUESS_START = '/word-games/word-guess.data';

const BY_FREQUENCY = 'etaoinsrhldcumfpgwybvkxjqz';

/** The fields of Word Guess's view needed to try one letter after another. */
export interface GuessView {
  puzzle: number;
  right: string[];
  wrong: string[];
}

/** The run in the response to a start; undefined if it was refused. */
export async function runIn(answer: ReadableStream<Uint8Array>): Promise<RunView | undefined> {
  const { value } = await decode(answer, globalThis);
  return (value as { data: { run?: RunView } }).data.run;
}

/** The next guess of a player who knows only what the page shows. */
export function nextGuess({ puzzle, right, wrong }: GuessView) {
  const tried = new Set([...right, ...wrong]);
  return { type: 'guess', puzzle, letter: [...BY_FREQUENCY].find((letter) => !tried.has(letter)) ?? '' };
}
