import type { Page } from '@playwright/test';

/** Opens a page whose script loads only when the returned function is called. */
export async function withoutScriptYet(page: Page, open: () => Promise<unknown>): Promise<() => void> {
  const loaded = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await open();
  return loaded.resolve;
}
