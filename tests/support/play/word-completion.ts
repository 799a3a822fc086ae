import type { Page } from '@playwright/test';
import { fitsLetters, lexicon } from './lexicon';
import { answer, failed, gained, goOn, known, lettersIn, type Player, spokenPuzzle } from './run';

async function read(page: Page): Promise<{ letters: string[]; meaning: string }> {
  const [, letters = '', meaning = ''] = (await spokenPuzzle(page)).match(/^\d+ letters: (.*?)\. (.*)$/) ?? [];
  return { letters: lettersIn(letters), meaning };
}

/** Finds a word by its meaning and its visible letters. */
export const wordCompletion: Player = {
  game: 'word-completion',
  title: 'Word Completion',
  xpMultiplier: 1.1,
  bonus: 2,
  turns: 10,
  right: /Correct!/,
  read,
  async turn(run) {
    const { letters, meaning } = await read(run.page);
    const entry = lexicon.words.find((each) => fitsLetters(each.word, letters) && meaning === `${each.part}: ${each.definition}`);
    const { word } = known(entry, `a word that means ${meaning}`);
    await answer(run, word);
    await gained(run, 10 * word.length);
    await goOn(run.page);
  },
  async fail(run) {
    await answer(run, 'q');
    await failed(run, 'Try again!');
  },
};
