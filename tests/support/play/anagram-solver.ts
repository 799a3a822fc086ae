import type { Page } from '@playwright/test';
import { lexicon } from './lexicon';
import { answer, failed, gained, goOn, known, type Player, spokenPuzzle } from './run';

async function read(page: Page): Promise<string> {
  return (await spokenPuzzle(page)).match(/^Make another word of (\w+): /)?.[1] ?? '';
}

/** Knows the anagrams of the lexicon. */
export const anagramSolver: Player = {
  game: 'anagram-solver',
  title: 'Anagram Solver',
  xpMultiplier: 1.3,
  bonus: 1.2,
  turns: 10,
  right: /Correct!/,
  read,
  async turn(run) {
    const word = await read(run.page);
    const puzzle = lexicon.anagrams.find((each) => each.word === word);
    await answer(run, known(puzzle?.answers[0], `an anagram of ${word}`));
    await gained(run, 100);
    await goOn(run.page);
  },
  async fail(run) {
    await answer(run, await read(run.page));
    await failed(run, 'That is the word itself. Find another one.');
    await answer(run, 'zz');
    await failed(run, 'Try again!');
  },
};
