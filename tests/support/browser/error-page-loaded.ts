import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { MENTION_ID } from '../../../app/web/errors/texts';

const ASSETS = fileURLToPath(new URL('../../../build/client/assets', import.meta.url));

/** Waits until the browser has the page of errors, which comes after every other page: without a network nothing comes any more. */
export async function errorPageLoaded(page: Page): Promise<void> {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const files = scripts.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(MENTION_ID));
  await page.waitForFunction(
    (names) => performance.getEntriesByType('resource').some(({ name }) => names.some((end) => name.endsWith(end))),
    files,
  );
}
