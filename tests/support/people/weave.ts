import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** Time until one's turn comes, while everybody else in a room takes all of theirs. */
export const TURN_COMES_WITHIN = { timeout: 300_000 };

/** Enters the room that Story Weave assigns. @returns the room's path. */
export async function enterRoom(page: Page): Promise<string> {
  await page.goto('/storyweave');
  await page.waitForURL(/\/storyweave\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** Takes a seat in the room with the given address. */
export async function takeSeat(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await page.getByRole('button', { name: 'Take a Seat' }).click();
  await expect(page.getByRole('link', { name: 'Leave Room' })).toBeVisible();
}

/**
 * Enters a room and types into the first turn, as a keyboard does. On the site that tests share, people of other tests may be in that
 * room, and have their turns before.
 * @returns the room's path.
 */
export async function typeFirstTurn(page: Page, words: string): Promise<string> {
  const room = await enterRoom(page);
  await expect(ownWords(page)).toBeFocused(TURN_COMES_WITHIN);
  await page.keyboard.type(words);
  return room;
}

/** Ends the turn by keyboard. @param words of the turn, which become a part of the story. */
export async function endTurn(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(storySoFar(page)).toContainText(words);
}

/** Follows a link out of the room, up to the question before leaving. */
export async function startLeaving(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'About' }).first().click();
  // It hears the keyboard once it has the focus.
  await expect(page.locator('[role=alertdialog]:focus, [role=alertdialog] :focus')).toHaveCount(1);
}

/** The text box of the player's own turn. */
export const ownWords = (page: Page): Locator => page.getByLabel('Your words');

export const storySoFar = (page: Page): Locator => page.getByRole('region', { name: 'The story so far' });

/** The texts of all parts in a list or a region. */
export const partTexts = (parts: Locator): Promise<string[]> => parts.locator('li > div').allTextContents();

/** Seconds left in the game, as its ring shows. */
export async function gameSeconds(page: Page): Promise<number> {
  const label = await page.getByRole('timer', { name: 'Game' }).getAttribute('aria-label');
  const [minutes, seconds] = label?.match(/\d+/g)?.map(Number) ?? [];
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** Leaves the room by its link; by keyboard, as a toast that comes under a pointer stays there. */
export async function leaveRoom(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Leave Room' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** From now on writes a sentence in each of the player's turns and ends it. */
export async function writeEachTurn(page: Page, name: string): Promise<void> {
  await page.evaluate((writer) => {
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    let turn = 0;
    const writeIfOpen = () => {
      const box = document.querySelector('textarea[aria-label="Your words"]');
      if (!(box instanceof HTMLTextAreaElement) || box.value !== '') return;
      turn += 1;
      value?.set?.call(box, `${writer} wrote this, turn ${turn}.`);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    };
    new MutationObserver(writeIfOpen).observe(document.body, { subtree: true, childList: true });
    writeIfOpen();
  }, name);
}
