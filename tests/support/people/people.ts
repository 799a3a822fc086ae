import type { Page } from '@playwright/test';
import { hiddenField } from '../http/http-client.ts';
import type { Mailbox } from './mailbox.ts';
import { newPerson, PASSWORD, type Person } from './person.ts';

const PROMPT = 'Write about a gate that nobody closes.';

/** A story as its writer types it. */
export interface NewStory {
  title: string;
  body: string;
}

/** Posts a form like a browser without script, with the page's cookies. @returns the final address and text. */
export async function postForm(page: Page, path: string, form: Record<string, string>): Promise<{ url: string; text: string }> {
  const answer = await page.request.post(path, { form, headers: { Accept: 'text/html' } });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`POST ${path} was answered ${answer.status()}:\n${text.slice(0, 500)}`);
  return { url: answer.url(), text };
}

/** Signs a new person up without opening pages: the fast way for tests about something else. */
export async function join(page: Page, mailbox: Mailbox, name?: string): Promise<Person> {
  const person = newPerson(name);
  // Nobody looks at the pages that it leads to.
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, headers: { Accept: 'text/html' }, maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`POST ${path} was answered ${answer.status()}:\n${(await answer.text()).slice(0, 500)}`);
  };
  await send('/signup', { ...person, password: PASSWORD });
  const code = await mailbox.codeTo(person.email);
  await send('/verify-email', { intent: 'code', email: person.email, code });
  return person;
}

/** Starts a writing session as the page's player. */
export async function startSession(page: Page): Promise<void> {
  await postForm(page, '/creative-writing', { intent: 'start', prompt: PROMPT, timeZone: 'UTC', parent: '' });
}

/** Starts a session and finishes it at once. @returns the address of the story. */
export async function publish(page: Page, story: NewStory): Promise<string> {
  await startSession(page);
  const room = await (await page.request.get('/creative-writing')).text();
  const [storyId = '', writerId = '', saveId = '', baseVersion = ''] = ['storyId', 'writerId', 'saveId', 'baseVersion'].map((name) =>
    hiddenField(room, name),
  );
  const { url } = await postForm(page, '/creative-writing', { intent: 'finish', storyId, writerId, saveId, baseVersion, ...story });
  return new URL(url).pathname;
}
