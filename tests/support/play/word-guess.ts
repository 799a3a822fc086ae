import type { Page } from '@playwright/test';
import { fitsLetters, lexicon } from './lexicon';
import { failed, gained, gameOver, goOn, known, lettersIn, type Player, type Run, scoreOf, spokenPuzzle } from './run';

interface Shown {
  /** One for each position, empty where hidden. */
  letters: string[];
  wrong: string[];
  /** Words that fit the letters and the hint. */
  candidates: string[];
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

async function read(page: Page): Promise<Shown> {
  const spoken = await page.getByText(/^The word has \d+ letters: /).textContent();
  const letters = lettersIn(spoken ?? '');
  const keys = page.getByRole('group', { name: 'Letters to guess' });
  const labels = await keys.getByRole('button', { name: /, not in the word$/ }).evaluateAll((all) => all.map((key) => key.ariaLabel ?? ''));
  const wrong = labels.map((label) => label.charAt(0).toLowerCase());
  const said = await spokenPuzzle(page);
  const candidates = lexicon.words.filter(
    ({ word, hint }) => fitsLetters(word, letters) && said.includes(hint) && !wrong.some((letter) => word.includes(letter)),
  );
  return { letters, wrong, candidates: candidates.map(({ word }) => word) };
}

/** Guesses a letter and waits until it is judged. @returns whether the word has it. */
async function guess(run: Run, letter: string, gain: number): Promise<boolean> {
  const { page } = run;
  if (run.by === 'keyboard') await page.keyboard.press(letter);
  else await page.getByRole('button', { name: letter.toUpperCase(), exact: true }).tap();
  const miss = page.getByRole('button', { name: `${letter.toUpperCase()}, not in the word` });
  const judged = miss.or(scoreOf(page, run.score + gain)).or(gameOver(page));
  await judged.first().waitFor();
  if (await miss.isVisible()) return false;
  await gained(run, gain);
  return true;
}

/** Guesses a word by its hint, letter by letter. */
export const wordGuess: Player = {
  game: 'word-guess',
  title: 'Word Guess',
  xpMultiplier: 1.2,
  bonus: 1.5,
  turns: 10,
  right: /Correct!/,
  read,
  async turn(run) {
    for (let isHidden = true; isHidden; ) {
      const { letters, wrong, candidates } = await read(run.page);
      const word = known(candidates[0], 'a word with this hint');
      const missing = [...new Set(word)].filter((letter) => !letters.includes(letter));
      const isLast = missing.length === 1;
      const gain = isLast ? 10 + Math.max(0, 10 * word.length - 10 * wrong.length) : 10;
      const hit = await guess(run, known(missing[0], `what is missing of ${word}`), gain);
      isHidden = !(hit && isLast);
    }
    await goOn(run.page);
  },
  async fail(run) {
    const { wrong, candidates } = await read(run.page);
    const letter = ALPHABET.find((each) => !wrong.includes(each) && !candidates.some((word) => word.includes(each)));
    await run.page.keyboard.press(known(letter, 'a letter that the word does not have'));
    await failed(run, /Incorrect: there is no \w\. \d guess(es are| is) left\./);
  },
};
