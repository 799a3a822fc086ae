import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { postForm } from './people';

/** The page of a fandom, for tests that need one. */
export const FANDOM_PAGE = '/fan-fiction/genre/anime/title/naruto';

/** Publishes a story as the page's player, like a form without script. @returns the address of the story. */
export async function publishFanFiction(page: Page, title: string, content: string): Promise<string> {
  const id = randomUUID();
  await postForm(page, `${FANDOM_PAGE}?tab=write`, { intent: 'publish', id, title, content });
  return `/fan-fiction/story/${id}`;
}

/** Adds a chapter in the same way. */
export async function addChapter(page: Page, story: string, title: string, content: string): Promise<void> {
  await postForm(page, story, { intent: 'add-chapter', id: randomUUID(), title, content });
}
