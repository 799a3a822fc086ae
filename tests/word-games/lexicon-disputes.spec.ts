import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { lexicon } from '../support/play/lexicon';
import { answer, gameOver, known, press, startRun, tabTo } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { expect, hydrated, test } from '../support/test';

const THANKS = 'Thank you. An editor will look at it.';
const ask = (page: Page) => page.getByRole('button', { name: 'Should this count?' });
const openGame = async (page: Page, game: string) => {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
  return startRun(page);
};

test('a dispute is filed by keyboard and returns to the field, or is filed once the run is over, and a guest is asked to sign in', async ({
  page,
}) => {
  const run = await openGame(page, 'word-chain');
  await wordChain.turn(run);
  const letter = await lastLetter(page);
  await answer(run, `${letter}xqzv`);
  await expect(page.getByRole('status').filter({ hasText: 'Not in word list!' })).toBeVisible();
  await expect(ask(page)).toHaveCount(0);
  const first = unlisted(letter, 'hood');
  const second = unlisted(letter, 'dom');
  await answer(run, first);
  await tabTo(page, ask(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toHaveCount(1);
  await answer(run, second);
  await expect(ask(page)).toBeVisible();
  await press(page, 'End the chain');
  await expect(gameOver(page)).toBeFocused();

  await page.getByText('Do you disagree?').click();
  const row = (word: string) => page.getByRole('listitem').filter({ hasText: `“${word}”` });
  await expect(row(first).getByRole('button')).toHaveText(THANKS);
  await row(second).getByRole('button', { name: 'Should this count?' }).click();
  await expect(row(second).getByRole('button')).toHaveText(THANKS);
  await expect(row(`${letter}xqzv`)).toHaveCount(0);
  await inspect(page, 'the end of a guest’s run, with its disputes', 320);

  const panel = page.getByRole('region', { name: 'Game Over!' });
  await expect(panel.getByText('Sign in to earn XP!')).toBeVisible();
  await expect(panel.getByText('Create an account to save your progress and compete on leaderboards.')).toBeVisible();
  await expect(panel.getByText(/\+[\d,]+ XP/)).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup?to=%2Fword-games%2Fword-chain');
  await panel.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin\?to=%2Fword-games%2Fword-chain$/);
});

/** A word that could be one, and is in no dictionary. */
function unlisted(letter: string, ending: string): string {
  const entry = lexicon.words.find(({ word }) => word.startsWith(letter) && !lexicon.isWord(word + ending));
  return known(entry, `a word with ${letter}`).word + ending;
}

/** The letter that the next word of a chain starts with. */
async function lastLetter(page: Page): Promise<string> {
  return ((await wordChain.read(page)) as string[]).at(-1)?.at(-1) ?? '';
}
