import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { shiftsOn, watchShifts, withholdFaces } from '../support/browser/shifts';
import { join, startSession } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

const sorted = (letters: Iterable<string>) => [...letters].sort().join('');

/** The words of five letters by their letters in alphabetical order. */
function wordsByLetters(): Map<string, string> {
  const lines = readFileSync(resolve('content/lexicon/words.jsonl'), 'utf8').trim().split('\n');
  const words = lines.map((line): string => JSON.parse(line).word).filter((word) => word.length === 5);
  return new Map(words.map((word) => [sorted(word), word]));
}

/** The letters that lie under the nib. */
async function lettersOf(page: Page): Promise<string> {
  return (await page.getByRole('button', { name: /^Use / }).allTextContents()).join('').toLowerCase();
}

test.use({ expectedErrors: [/ERR_FAILED/] });

test('a visitor solves words in the pit, by keys and by tiles, and nothing on the page moves', async ({ page }) => {
  const words = wordsByLetters();
  await watchShifts(page);
  await withholdFaces(page);
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  const pit = page.getByRole('region', { name: 'Unscramble the word' });
  const letters = await lettersOf(page);
  const word = words.get(sorted(letters)) ?? '';
  await expect(page.locator('body')).toBeFocused();

  await page.keyboard.type(letters);
  await expect(pit.getByRole('status')).toHaveText('Not that one. Try another order.');
  await page.keyboard.type(word);
  await expect(pit.getByRole('status')).toHaveText('Right! A ring of seats lights up for you.');
  await expect(pit.getByRole('textbox', { name: 'Unscramble the word' })).toBeFocused();
  await expect(pit.getByRole('button', { name: 'Play a 60-second game' })).toBeVisible();
  await expect(pit.getByRole('link', { name: 'Write with others' })).toHaveAttribute('href', '/storyweave');

  await pit.getByRole('button', { name: 'Another word' }).click();
  await expect(pit.getByRole('status')).toHaveText('');
  await expect.poll(() => lettersOf(page)).not.toBe('');
  // The new puzzle takes the place of the old one.
  await expect(pit.getByRole('textbox')).toHaveCount(1);
  await expect(pit.getByRole('link')).toHaveCount(0);
  const next = words.get(sorted(await lettersOf(page))) ?? '';
  for (const letter of next) await pit.locator(`button:not([aria-disabled])[aria-label="Use ${letter.toUpperCase()}"]`).first().click();
  await expect(pit.getByRole('status')).toHaveText('Right! A ring of seats lights up for you.');

  await page.route('**/word-games/taster*', (route) => route.abort());
  await pit.getByRole('button', { name: 'Another word' }).click();
  await expect(pit.getByRole('status')).toHaveText('The server did not answer. Please check your connection and try again.');
  expect(await shiftsOn(page)).toEqual([]);
});

test('the first press of Tab offers to skip to the content, where a visitor plays at once, without an account', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('button').first()).toBeFocused();
  await page.getByRole('button', { name: 'Play a 60-second game' }).click();
  await expect(page).toHaveURL('/word-games/word-scrambler');
  await expect(page.getByRole('timer', { name: 'Time Remaining' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer', { name: 'Time Remaining' })).toBeVisible();
});

test('a player finds what they have before them today, and goes on with it', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await page.goto('/');
  await hydrated(page);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('button', { name: 'Play a 60-second game' })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Take a seat in a room' })).toHaveAttribute('href', '/storyweave');
  await expect(today.getByRole('region'), 'where to begin, and the Day’s Line, which is never empty').toHaveCount(2);
  const prompt = (await today.getByRole('region', { name: 'Where to begin' }).getByRole('paragraph').last().textContent()) ?? '';
  await today.getByRole('link', { name: 'Write from today’s prompt' }).click();
  await expect(page).toHaveURL(/\/creative-writing\?prompt=/);
  await expect(page.getByText(prompt)).toBeVisible();

  await startSession(page);
  await page.goto('/');
  await hydrated(page);
  await expect(today.getByRole('link', { name: /0 of 10 games played today · Next set in/ })).toBeVisible();
  await expect(today.getByRole('region', { name: 'Since yesterday' })).toHaveCount(0);
  await today.getByRole('link', { name: /minutes left/ }).click();
  await expect(page).toHaveURL(/\/creative-writing$/);
});
