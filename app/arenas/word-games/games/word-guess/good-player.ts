import { asker, byBand } from '../../testing/play/asker';
import type { WordGuessState } from './word-guess.rules';

export const goodPlayer = asker<WordGuessState>(({ puzzles, at, guessed }, lexicon, random) => {
  const word = puzzles[at]?.word ?? '';
  const missing = [...new Set(word)].filter((letter) => !guessed.includes(letter));
  const known = missing.length <= 2 || (guessed.length === 0 ? false : missing.length < new Set(word).size * 0.55);
  const tried = [...'etaoinsrhldcumfpgwybvkxjqz'].filter((letter) => !guessed.includes(letter));
  const guess = (letter: string) => ({ type: 'guess', puzzle: at, letter });
  return {
    right: guess(missing[0] ?? ''),
    otherwise: guess(random.next() < 0.5 ? (tried[0] ?? '') : (tried[1] ?? tried[0] ?? '')),
    typed: 1,
    thinkMs: known ? 800 : 2_500,
    chance: known ? 1 : byBand(lexicon, word, [0.65, 0.55, 0.45]),
    patienceMs: 2_500,
  };
});
