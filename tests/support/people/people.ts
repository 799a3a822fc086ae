import type { Page } from '@playwright/test';
import { joinSite } from '../http/http-client.ts';
import * as site from '../http/publish.ts';
import type { Mailbox } from './mailbox.ts';
import { newPerson, PASSWORD, type Person } from './person.ts';

/** Posts a form like a browser without script, with the page's cookies. @returns the final address and text. */
export async function postForm(page: Page, path: string, form: Record<string, string>): Promise<{ url: string; text: string }> {
  const answer = await page.request.post(path, { form, headers: { Accept: 'text/html' } });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`POST ${path} was answered ${answer.status()}:\n${text.slice(0, 500)}`);
  return { url: answer.url(), text };
}

/** Requests with a page's cookies. Nobody looks at the pages that they lead to. */
export function clientOf(page: Page): site.SiteClient {
  return {
    async ask(path, { form } = {}) {
      const headers = { Accept: 'text/html' };
      const answer = await page.request.fetch(path, { ...(form && { method: 'POST', form }), headers, maxRedirects: 0 });
      return { status: answer.status(), location: answer.headers().location ?? null, text: await answer.text() };
    },
  };
}

/** Signs a new person up without opening pages: the fast way for tests about something else. */
export async function join(page: Page, mailbox: Mailbox, name?: string): Promise<Person> {
  const person = newPerson(name);
  await joinSite(clientOf(page), '', person, { password: PASSWORD, codeTo: mailbox.codeTo });
  return person;
}

/** Starts a writing session as the page's player. */
export const startSession = (page: Page): Promise<void> => site.startSession(clientOf(page));

/** Starts a session and finishes it at once. @returns the address of the story. */
export const publish = (page: Page, story: site.NewStory): Promise<string> => site.publish(clientOf(page), story);
