import type { Page } from '@playwright/test';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { goOn, press, tabTo } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { expect, hydrated, test } from '../support/test';

const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Opens the practice of a game from its page, by keyboard. */
async function openPractice(page: Page, game: string): Promise<void> {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
  await tabTo(page, page.getByRole('link', { name: 'Practice without a clock' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/word-games/${game}/practice`);
  await press(page, 'Start Practice');
}

/** The answer that the board has just shown. */
async function shownAnswer(page: Page): Promise<string> {
  const said = await status(page, 'The answer:').textContent();
  return /The answer: (\w+)\./.exec(said ?? '')?.[1] ?? '';
}

test('a guest practices Word Completion by keyboard to its end, without clock and score', async ({ page }) => {
  test.slow();
  await openPractice(page, 'word-completion');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText('Score', { exact: true })).toHaveCount(0);
  await inspect(page, 'a practice', 320);
  await page.keyboard.type('zz');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Try again!')).toBeVisible();
  const puzzle = page.locator('[data-playing] section > div > [aria-live="polite"]');
  for (let shown = 0; shown < 10; shown += 1) {
    const before = (await puzzle.textContent()) ?? '';
    await press(page, 'Show me the answer');
    if (shown === 9) break;
    await expect(puzzle).not.toHaveText(before);
    expect(await shownAnswer(page)).not.toBe('');
  }
  const over = page.getByRole('heading', { name: 'That was the last one' });
  await expect(over).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z]+$/ })).toHaveCount(10);
  await inspect(page, 'a practice that is over', 320);
  await press(page, 'Practice Again');
  await expect(over).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show me the answer' })).toBeVisible();
});

test('a player practices Word Chain by keyboard, shown a word, and it counts for nothing', async ({ page, mailbox }) => {
  await join(page, mailbox, 'Learner');
  await openPractice(page, 'word-chain');
  await expect(field(page)).toBeFocused();
  await press(page, 'Show me a word');
  const said = await status(page, 'You could say').textContent();
  const word = /“(\w+)”/.exec(said ?? '')?.[1] ?? '';
  await tabTo(page, field(page), 'Shift+Tab').catch(() => tabTo(page, field(page)));
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(status(page, 'Correct!')).toBeVisible();
  expect((await wordChain.read(page)) as string[]).toContain(word);
  await goOn(page);
  await press(page, 'End the chain');
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeFocused();
  await page.goto('/word-games/word-chain');
  await expect(page.getByText('Best score')).toHaveCount(0);
});
