import type { Page } from '@playwright/test';

/**
 * Waits for words that go by themselves, as those of a toast do. Call it before what brings them: the page itself looks, in each
 * of its frames, as Playwright may come too late on a busy machine.
 * @param tag of the element that has the words and nothing else; any by default.
 */
export async function passing(page: Page, words: string, tag = '*'): Promise<void> {
  await page.waitForFunction(
    ([text, elements]) =>
      [...document.querySelectorAll(`body ${elements}`)].some((each) => each.innerHTML === text && each.checkVisibility()),
    [words, tag] as const,
  );
}

/** Waits until a page says that an address is verified, which it does for two seconds. Call it before what has it verified. */
export const toldVerified = (page: Page): Promise<void> => passing(page, 'Email Verified!', 'h1');
