import type { Page } from '@playwright/test';
import { lexicon } from './lexicon';
import { answer, failed, gained, goOn, known, type Player } from './run';

interface Shown {
  word: string;
  found: string[];
  /** How many synonyms the word takes. */
  needed: number;
}

async function read(page: Page): Promise<Shown> {
  const label = await page.getByText(/^A word that means the same as/).textContent();
  const count = await page.getByText(/^\d+ of \d+ found$/).textContent();
  return {
    word: label?.match(/“(.*)”/)?.[1] ?? '',
    found: await page.getByRole('list', { name: 'Synonyms found' }).getByRole('listitem').allTextContents(),
    needed: Number(count?.match(/of (\d+)/)?.[1]),
  };
}

/** Names the synonyms that the lexicon has for a word. */
export const synonymFinder: Player = {
  game: 'synonym-finder',
  title: 'Synonym Finder',
  xpMultiplier: 1.2,
  bonus: 1.5,
  turns: 10,
  right: /Correct!/,
  read,
  async turn(run) {
    const { word, found, needed } = await read(run.page);
    const synonyms = known(lexicon.entry(word)?.synonyms, `synonyms of ${word}`).filter((synonym) => !found.includes(synonym));
    for (const synonym of synonyms.slice(0, needed - found.length)) {
      await answer(run.page, synonym);
      await gained(run, 20 + 5 * synonym.length);
    }
    await goOn(run.page);
  },
  async fail(run) {
    const { word } = await read(run.page);
    const synonym = known(lexicon.entry(word)?.synonyms[0], `a synonym of ${word}`);
    await answer(run.page, 'zzz');
    await failed(run, "Try again! That's not a valid synonym.");
    await answer(run.page, synonym);
    await gained(run, 20 + 5 * synonym.length);
    await answer(run.page, synonym);
    await failed(run, 'Already used!');
  },
};
