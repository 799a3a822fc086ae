import type { Page } from '@playwright/test';
import { lexicon, sortedLetters } from './lexicon';
import { answer, failed, gained, goOn, known, lettersIn, type Player, spokenPuzzle } from './run';

async function read(page: Page): Promise<string> {
  const [, letters = ''] = (await spokenPuzzle(page)).match(/^Letters: (.*)\.$/) ?? [];
  return lettersIn(letters).join('');
}

/** Unscrambles letters with the help of the lexicon. */
export const wordScrambler: Player = {
  game: 'word-scrambler',
  title: 'Word Scrambler',
  xpMultiplier: 1,
  bonus: 1,
  turns: 5,
  right: /Correct!/,
  read,
  async turn(run) {
    const letters = await read(run.page);
    const entry = lexicon.words.find(({ word }) => sortedLetters(word) === sortedLetters(letters));
    const { word } = known(entry, `a word of ${letters}`);
    await answer(run, word);
    await gained(run, 10 * word.length);
    await goOn(run.page);
  },
  async fail(run) {
    await answer(run, 'zz');
    await failed(run, 'Try again!');
  },
};
