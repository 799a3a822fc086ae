import type { Page } from '@playwright/test';
import { lexicon } from './lexicon';
import { answer, failed, gained, goOn, known, type Player, spokenPuzzle } from './run';

interface Shown {
  word: string;
  found: string[];
  /** How many synonyms the word takes. */
  needed: number;
}

async function read(page: Page): Promise<Shown> {
  const said = await spokenPuzzle(page);
  return {
    word: said.match(/^(\w+),/)?.[1] ?? '',
    found: await page
      .getByRole('list', { name: 'Synonyms found' })
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => item.firstChild?.textContent ?? '')),
    needed: Number(said.match(/(\d+) synonyms to find/)?.[1]),
  };
}

/** The synonyms of a word and what each is worth, the exact ones first. */
function synonymsOf(word: string): { synonym: string; points: number }[] {
  const { synonyms, close } = known(lexicon.entry(word), word);
  const worth = (synonym: string) => 20 + 5 * synonym.length;
  return [
    ...synonyms.map((synonym) => ({ synonym, points: worth(synonym) })),
    ...close.map((synonym) => ({ synonym, points: Math.floor(worth(synonym) / 2) })),
  ];
}

/** Names the synonyms that the lexicon has for a word. */
export const synonymFinder: Player = {
  game: 'synonym-finder',
  title: 'Synonym Finder',
  xpMultiplier: 1.2,
  bonus: 1.5,
  turns: 10,
  right: /Correct!|Close!/,
  read,
  async turn(run) {
    const { word, found, needed } = await read(run.page);
    const open = synonymsOf(word).filter(({ synonym }) => !found.includes(synonym));
    for (const { synonym, points } of open.slice(0, needed - found.length)) {
      await answer(run, synonym);
      await gained(run, points);
    }
    await goOn(run.page);
  },
  async fail(run) {
    const { word } = await read(run.page);
    const { synonym, points } = known(synonymsOf(word)[0], `a synonym of ${word}`);
    await answer(run, 'zzz');
    await failed(run, "Try again! That's not a valid synonym.");
    await answer(run, synonym);
    await gained(run, points);
    await answer(run, synonym);
    await failed(run, 'Already used!');
  },
};
