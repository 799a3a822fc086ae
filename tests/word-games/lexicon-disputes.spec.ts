import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { answer, gameOver, press, startRun, tabTo } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { expect, hydrated, test } from '../support/test';

const THANKS = 'Thank you. An editor will look at it.';
const ask = (page: Page) => page.getByRole('button', { name: 'Should this count?' });
const openGame = async (page: Page, game: string) => {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
  return startRun(page);
};

test('a dispute is filed by keyboard and returns to the field, or is filed once the run is over', async ({ page }) => {
  const run = await openGame(page, 'word-chain');
  const letter = await lastLetter(page);
  await answer(run, `${letter}qqq`);
  await tabTo(page, ask(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toHaveCount(1);
  await answer(run, `${letter}zzz`);
  await expect(ask(page)).toBeVisible();
  await press(page, 'End the chain');
  await expect(gameOver(page)).toBeFocused();

  await page.getByText('Do you disagree?').click();
  const row = (word: string) => page.getByRole('listitem').filter({ hasText: `“${word}”` });
  await expect(row(`${letter}qqq`).getByRole('button')).toHaveText(THANKS);
  await row(`${letter}zzz`).getByRole('button', { name: 'Should this count?' }).click();
  await expect(row(`${letter}zzz`).getByRole('button')).toHaveText(THANKS);
  await inspect(page, 'disputes of a run that is over');
});

/** The letter that the next word of a chain starts with. */
async function lastLetter(page: Page): Promise<string> {
  return ((await wordChain.read(page)) as string[]).at(-1)?.at(-1) ?? '';
}
