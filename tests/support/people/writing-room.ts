import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from '../test';

/** What a writer writes in: the plain field until the editor has taken its place. */
export const storyBox = (page: Page) => page.getByLabel('Your story', { exact: true });

/** The field that holds a story's words, whatever shows them. */
export const storyText = (page: Page) => page.locator('textarea[name="body"]');

/** Waits for the editor that takes the plain field's place. */
export async function editorReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Italics' })).toBeVisible();
}

/** Replaces the words of a story in its editor. */
export async function fillStory(page: Page, words: string): Promise<void> {
  await editorReady(page);
  await storyBox(page).fill(words);
}

/** Pastes a page's words at the end of a box, once its editor is there. */
export async function pasteInto(page: Page, box: Locator, html: string): Promise<void> {
  await editorReady(page);
  await box.press('ControlOrMeta+End');
  await box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Starts a writing session on the page. @returns the box for the story. */
export async function startWriting(page: Page): Promise<Locator> {
  await page.goto('/creative-writing');
  await hydrated(page);
  await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
  const story = storyBox(page);
  await editorReady(page);
  return story;
}

/** Waits until all words are saved: the page says so with an exclamation mark for three seconds, and then in another line that stays. */
export async function wordsSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^(Story saved successfully!|Saved · .+)$/)).toBeVisible();
}

/** Presses 'Save Progress', which takes the line of an earlier save away, and waits for the confirmation. */
export async function saveProgress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await wordsSaved(page);
}
