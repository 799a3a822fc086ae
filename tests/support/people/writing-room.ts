import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from '../test';

/** Starts a writing session on the page. @returns the field for the story. */
export async function startWriting(page: Page): Promise<Locator> {
  await page.goto('/creative-writing');
  await hydrated(page);
  await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
  const story = page.getByLabel('Your story', { exact: true });
  await expect(story).toBeVisible();
  return story;
}

/** Presses 'Save Progress' and waits for the confirmation. */
export async function saveProgress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByText('Story saved successfully!')).toBeVisible();
}
