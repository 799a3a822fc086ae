import type { Page } from '@playwright/test';

/** Waits for a part that the page loads after itself, by what its file exports: the names of files say nothing. */
export async function partLoaded(page: Page, exported: string): Promise<void> {
  await page.waitForFunction(async (part) => {
    const scripts = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));
    const sources = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return sources.some((source) => source.includes(` as ${part}`));
  }, exported);
}
