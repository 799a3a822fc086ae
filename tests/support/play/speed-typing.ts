import { expect, type Page } from '@playwright/test';
import { failed, gained, type Player, type Run, spokenPuzzle } from './run';

/** Delay between two keystrokes, in ms: fast for people, slow for pages. */
const KEY_MS = 40;
/** A position inside every text, in characters: no text is shorter than 60. */
const HALF_WAY = 40;

async function read(page: Page): Promise<{ text: string; typed: string }> {
  return { text: await spokenPuzzle(page), typed: await page.getByLabel('Type the text').inputValue() };
}

async function type(run: Run, characters: string): Promise<void> {
  await run.page.keyboard.type(characters, { delay: KEY_MS });
  run.characters += characters.length;
  await gained(run, Math.floor((run.characters * 60) / (5 * 90)) - run.score);
}

/** Types the text on the page and corrects a typo. */
export const speedTyping: Player = {
  game: 'speed-typing',
  title: 'Word Speed Typing',
  xpMultiplier: 1,
  bonus: 1,
  turns: 2,
  right: /Done\. Next text\./,
  read,
  async turn(run) {
    const { page } = run;
    const { text } = await read(page);
    await expect(page.getByLabel('Type the text')).toBeFocused();
    await page.keyboard.type('#');
    await expect(page.getByText('Accuracy').locator('xpath=following-sibling::dd')).not.toHaveText('100%');
    await page.keyboard.press('Backspace');
    await type(run, text.slice(0, HALF_WAY));
    // A message after every few characters would disturb typing.
    await expect(page.getByRole('status').filter({ hasText: 'Typed.' })).toHaveCount(0);
    await type(run, text.slice(HALF_WAY));
  },
  async fail(run) {
    await run.page.keyboard.insertText('All of it at once, as if it had been copied from somewhere.');
    await failed(run, 'That was too much at once: pasted text does not count. Please type it.');
  },
};
