import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Goes into whatever room Story Weave has for a person. @returns the room's path. */
export async function enterRoom(page: Page): Promise<string> {
  await page.goto('/storyweave');
  await page.waitForURL(/\/storyweave\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** Sits down in a room that one has the address of. */
export async function takeSeat(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await page.getByRole('button', { name: 'Take a Seat' }).click();
  await expect(page.getByRole('link', { name: 'Leave Room' })).toBeVisible();
}

/** The box of one's own turn. */
export const ownWords = (page: Page): Locator => page.getByLabel('Your words');

/** Whose turn it is, as the editor says it. */
export const headline = (page: Page): Locator => page.getByRole('region', { name: 'Editor' }).getByRole('status').first();

export const storySoFar = (page: Page): Locator => page.getByRole('region', { name: 'The story so far' });

/** The words of all parts below a list or a region. */
export const partTexts = (parts: Locator): Promise<string[]> => parts.locator('li > div > p').allTextContents();

/** Seconds that the game has left, as its ring says. */
export async function gameSeconds(page: Page): Promise<number> {
  const label = await page.getByRole('timer', { name: 'Game' }).getAttribute('aria-label');
  const [minutes, seconds] = label?.match(/\d+/g)?.map(Number) ?? [];
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}
