import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as site from '../http/publish.ts';
import { clientOf } from './people.ts';

export { FANDOM_PAGE } from '../http/publish.ts';

/** Publishes a story as the page's player, like a form without script. @returns the address of the story. */
export const publishFanFiction = (page: Page, title: string, content: string): Promise<string> =>
  site.publishFanFiction(clientOf(page), title, content);

/** Adds a chapter in the same way. */
export async function addChapter(page: Page, story: string, title: string, content: string): Promise<void> {
  await site.sendForm(clientOf(page), story, { intent: 'add-chapter', id: randomUUID(), title, content });
}
