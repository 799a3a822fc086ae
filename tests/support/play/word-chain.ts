import type { Page } from '@playwright/test';
import { lexicon } from './lexicon';
import { answer, failed, gained, known, type Player, spokenPuzzle, use } from './run';

async function read(page: Page): Promise<string[]> {
  const last = await spokenPuzzle(page);
  const before = await page
    .getByRole('region', { name: /^The chain so far/ })
    .getByRole('listitem')
    .allTextContents();
  return [...before, last.match(/is (\w+)\./)?.[1] ?? ''];
}

/** Which letters a word may end with for the chain to go on. */
const firstLetters = new Set(lexicon.words.map(({ word }) => word.charAt(0)));

/** Continues with any word that is not in the chain yet and that another can follow. */
export const wordChain: Player = {
  game: 'word-chain',
  title: 'Word Chain',
  xpMultiplier: 1.3,
  bonus: 1.2,
  turns: 6,
  right: /Correct!/,
  read,
  async turn(run) {
    const words = await read(run.page);
    const letter = words.at(-1)?.at(-1) ?? '';
    const next = lexicon.words.find(({ word }) => word.startsWith(letter) && !words.includes(word) && firstLetters.has(word.slice(-1)));
    const { word } = known(next, `a word that starts with ${letter}`);
    await answer(run, word);
    await gained(run, 10 * word.length);
  },
  async fail(run) {
    const words = await read(run.page);
    const letter = words.at(-1)?.at(-1) ?? '';
    await answer(run, letter === 'a' ? 'bee' : 'ant');
    await failed(run, `Word must start with '${letter}'`);
    await answer(run, `${letter}qqq`);
    await failed(run, 'Not in word list!');
  },
  end: (run) => use(run, 'End the chain'),
};
