import { randomUUID } from 'node:crypto';
import { type HttpClient, type HttpResponse, hiddenField } from './http-client.ts';

/** The id with which an address ends. */
export const idIn = (address: string) => address.split('/').at(-1) ?? '';

/** A client whose addresses are those of one site. */
export type SiteClient = Pick<HttpClient, 'ask'>;

/** A story as its writer types it. */
export interface NewStory {
  title: string;
  body: string;
}

/** The page of a fandom, for tests that need one. */
export const FANDOM_PAGE = '/fan-fiction/genre/anime/title/naruto';

/** Words from which the end of a session publishes its story. */
const FEWEST_WORDS = 50;
const PROMPT = 'Write about a gate that nobody closes.';

/** Sends a form like a browser without script. @throws if it is refused. */
export async function sendForm(client: SiteClient, path: string, form: Record<string, string>): Promise<HttpResponse> {
  const response = await client.ask(path, { form });
  if (response.status >= 400) throw new Error(`POST ${path} was answered ${response.status}:\n${response.text.slice(0, 500)}`);
  return response;
}

/** Starts a writing session. */
export async function startSession(client: SiteClient): Promise<void> {
  await sendForm(client, '/creative-writing', { intent: 'start', prompt: PROMPT, timeZone: 'UTC', parent: '' });
}

/** Starts a session, finishes it at once, and publishes what is too short to be published by itself. @returns the address of the story. */
export async function publish(client: SiteClient, story: NewStory): Promise<string> {
  await startSession(client);
  const { text: room } = await client.ask('/creative-writing');
  const [storyId = '', writerId = '', saveId = '', baseVersion = ''] = ['storyId', 'writerId', 'saveId', 'baseVersion'].map((name) =>
    hiddenField(room, name),
  );
  const finished = { intent: 'finish', storyId, writerId, saveId, baseVersion, ...story };
  const { location } = await sendForm(client, '/creative-writing', finished);
  const path = new URL(location ?? '', 'http://site').pathname;
  if (story.body.split(' ').length < FEWEST_WORDS) await sendForm(client, path, { intent: 'publish' });
  return path;
}

/** Publishes a story of a fandom. @returns its address. */
export async function publishFanFiction(client: SiteClient, title: string, content: string): Promise<string> {
  const id = randomUUID();
  await sendForm(client, `${FANDOM_PAGE}?tab=write`, { intent: 'publish', id, title, content });
  return `/fan-fiction/story/${id}`;
}
