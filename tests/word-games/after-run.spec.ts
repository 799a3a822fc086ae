import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { endTakesKeys, gameOver, press, startRun, tabTo } from '../support/play/run';
import { wordCompletion } from '../support/play/word-completion';
import { expect, hydrated, slowTest as test } from '../support/test';

const WORDS = 10;
const tiles = (page: Page) => page.getByRole('region', { name: 'Your run' }).getByRole('listitem');
const keepButtons = (page: Page) => page.getByRole('region', { name: 'Words you came across' }).getByRole('button', { name: /My Words/ });

/** Plays Word Completion: the first word solved, all others skipped. */
async function playToTheEnd(page: Page): Promise<void> {
  await page.goto('/word-games/word-completion');
  await hydrated(page);
  const run = await startRun(page);
  await wordCompletion.turn(run);
  for (let skipped = 1; skipped < WORDS; skipped += 1) {
    const before = await page.getByRole('main').getByRole('textbox').getAttribute('aria-describedby');
    const puzzle = page.locator(`[id="${before}"]`);
    const text = (await puzzle.textContent()) ?? '';
    await press(page, 'Skip');
    if (skipped < WORDS - 1) await expect(puzzle).not.toHaveText(text);
  }
  await expect(gameOver(page)).toBeFocused();
}

test('the end of a run shows its tiles and its words, which a player keeps and removes again by keyboard', async ({ page, mailbox }) => {
  test.slow();
  await join(page, mailbox, 'Reader');
  await playToTheEnd(page);
  await expect(tiles(page)).toHaveCount(WORDS);
  await expect(tiles(page).first().getByRole('img')).toHaveAccessibleName('Solved:');
  await expect(tiles(page).last().getByRole('img')).toHaveAccessibleName('Skipped:');
  await expect(page.getByText('1 solved · 9 skipped')).toBeVisible();
  await expect(page.getByText(/^Par \d+, a good player/)).toBeVisible();
  await inspect(page, 'the end of a run', 320);

  const first = keepButtons(page).first();
  const word = ((await first.textContent()) ?? '').split(' ')[0] ?? '';
  await tabTo(page, first);
  await endTakesKeys(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `“${word}” is now among your words.` })).toHaveCount(1);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toBeFocused();

  await page.goto('/profile?tab=words');
  await hydrated(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Remove ${word}`, exact: true }) }),
  ).toBeVisible();
  await inspect(page, 'own words', 320);
  await press(page, `Remove ${word}`);
  await expect(page.getByText(`“${word}” is no longer among your words.`)).toBeFocused();
  await expect(page.getByText('Keep a word at the end of a game')).toBeVisible();
});
