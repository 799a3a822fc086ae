import { expect, type Page } from '@playwright/test';
import { lexicon } from './lexicon';
import { answer, failed, gained, goOn, known, type Player, spokenPuzzle, tabTo, use } from './run';

async function read(page: Page): Promise<string[]> {
  return (await spokenPuzzle(page)).split('.')[0]?.split(', ') ?? [];
}

/** Knows what three words have in common; uses one hint in a run. */
export const wordAssociation: Player = {
  game: 'word-association',
  title: 'Word Association',
  xpMultiplier: 1.2,
  bonus: 1.2,
  turns: 15,
  right: /Correct!/,
  read,
  async turn(run) {
    const { page } = run;
    const words = await read(page);
    const puzzle = lexicon.associations.find((each) => each.words.every((word, place) => word === words[place]));
    const asksForHint = run.score === 0;
    if (asksForHint) {
      await use(run, 'Hint (3 left)');
      await expect(page.getByText('Worth 75 points')).toBeAttached();
      if (run.by === 'keyboard') await tabTo(page, page.getByRole('main').getByRole('textbox'), 'Shift+Tab');
    }
    await answer(run, known(puzzle?.answer, `what goes with ${words.join(', ')}`));
    await gained(run, asksForHint ? 75 : 100);
    await goOn(page);
  },
  async fail(run) {
    await answer(run, 'qqq');
    await failed(run, 'Try again!');
  },
};
