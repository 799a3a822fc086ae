import type { Page } from '@playwright/test';

/**
 * Waits for words that go by themselves, as those of a toast do. Call it before what brings them: the page itself looks, in each
 * of its frames, as Playwright may come too late on a busy machine.
 */
export async function passing(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('body *')].some((each) => each.innerHTML === text && each.checkVisibility()),
    words,
  );
}
