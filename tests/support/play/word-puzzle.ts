import type { Page } from '@playwright/test';
import { lexicon } from './lexicon';
import { answer, failed, gained, goOn, known, lettersIn, type Player, spokenPuzzle } from './run';

const TO_FIND = 4;

interface Shown {
  /** Letters, and '_' for each one to find. */
  pattern: string;
  found: string[];
}

async function read(page: Page): Promise<Shown> {
  const [, spoken = ''] = (await spokenPuzzle(page)).match(/^\d+ letters: (.*?)\. /) ?? [];
  const rows = page.getByRole('list', { name: 'Words found' }).getByRole('listitem');
  return {
    pattern: lettersIn(spoken)
      .map((letter) => letter || '_')
      .join(''),
    found: await rows.evaluateAll((all) => all.map((row) => row.firstElementChild?.textContent ?? '')),
  };
}

/** Knows four words for each pattern. */
export const wordPuzzle: Player = {
  game: 'word-puzzle',
  title: 'Word Puzzle',
  xpMultiplier: 1.4,
  bonus: 1.5,
  turns: 10,
  right: /Correct! That makes 4: 100 points more\./,
  read,
  async turn(run) {
    const { pattern, found } = await read(run.page);
    const puzzle = lexicon.patterns.find((each) => each.pattern === pattern);
    const words = known(puzzle?.answers, `words for ${pattern}`).filter((word) => !found.includes(word));
    for (const [place, word] of words.slice(0, TO_FIND - found.length).entries()) {
      await answer(run, word);
      await gained(run, 10 * word.length + (found.length + place === TO_FIND - 1 ? 100 : 0));
    }
    await goOn(run.page);
  },
  async fail(run) {
    const { pattern } = await read(run.page);
    const word = known(lexicon.patterns.find((each) => each.pattern === pattern)?.answers[0], `a word for ${pattern}`);
    await answer(run, 'q');
    await failed(run, `Not a valid answer! It needs ${pattern.length} letters.`);
    await answer(run, pattern.replaceAll('_', 'q'));
    await failed(run, 'Not a valid answer! It is not in the dictionary.');
    await answer(run, word);
    await gained(run, 10 * word.length);
    await answer(run, word);
    await failed(run, 'Already found!');
  },
};
