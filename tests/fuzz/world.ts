import { randomUUID } from 'node:crypto';
import type { RunView } from '../../app/arenas/word-games/referee/referee-types.ts';
import { type HttpClient, hiddenField, httpClient, joinSite } from '../support/http/http-client.ts';
import { runIn, WORD_GUESS_START } from '../support/http/word-guess-run.ts';
import type { Mailbox } from '../support/people/mailbox.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';
import { type ShownForm, shownForms } from './forms.ts';
import type { FuzzRoute } from './routes.ts';

/** A signed-in person with content of their own. */
interface FuzzPerson {
  id: string;
  cookie: string;
  /** A fan-fiction story; its first chapter has the same id. */
  fanStoryId: string;
  /** A Creative Writing story in progress. */
  storyId: string;
  run: RunView;
  /** The forms shown to this person. */
  forms: readonly ShownForm[];
}

/** What shots aim at. */
export interface FuzzWorld {
  /** Where the site listens. */
  port: number;
  origin: string;
  routes: readonly FuzzRoute[];
  people: readonly FuzzPerson[];
  /** The forms shown to visitors. */
  forms: readonly ShownForm[];
  /** Values that route parameters have on this site, by parameter. */
  known: Readonly<Record<string, readonly string[]>>;
}

const PEOPLE = 3;
const FANDOM = { genreId: 'anime', fandomId: 'naruto' };
const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** Signs people up and collects ids from the site's pages. */
export async function fuzzWorld(url: string, routes: readonly FuzzRoute[], mailbox: Mailbox): Promise<FuzzWorld> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => person(url, mailbox)));
  const visitor = httpClient();
  const pages = await Promise.all(
    ['/', '/stories', '/leaderboard', '/fan-fiction', '/storyweave'].map(async (path) => (await visitor.ask(`${url}${path}`)).text),
  );
  const idsAfter = (path: string) => [...pages.join('\n').matchAll(new RegExp(`${path}(${UUID})`, 'g'))].flatMap(([, id]) => id ?? []);
  const forVisitors = ['/signin', '/signup', '/verify-email', '/forgot-password', '/reset-password'];
  const storyId = [...idsAfter('/story/'), ...people.flatMap((each) => [each.fanStoryId, each.storyId])];
  const playerId = [...idsAfter('/players/'), ...people.map(({ id }) => id)];
  return {
    port: Number(new URL(url).port),
    origin: url,
    routes,
    people,
    forms: await shownForms(visitor, url, forVisitors),
    known: {
      storyId,
      playerId,
      roomId: [...idsAfter('/storyweave/'), randomUUID()],
      runId: people.map(({ run }) => run.runId),
      gameId: ['word-guess', 'word-chain', 'speed-typing', 'word-puzzle'],
      genreId: [FANDOM.genreId, 'books', 'movies'],
      fandomId: [FANDOM.fandomId, 'sherlock-holmes'],
      arena: ['creative-writing', 'story-weave', 'fan-fiction'],
      file: ['naruto.svg', `${storyId[0]}.png`, 'home.png', 'x.js'],
      part: ['stories-1', 'stories-99999', 'players-1'],
      name: ['2026-01-01T00-00-00-000Z-1-1.eml'],
      '*': ['stories.atom', 'stories.json', 'fan-fiction/naruto.atom', `players/${playerId[0]}.atom`],
    },
  };
}

async function person(url: string, mailbox: Mailbox): Promise<FuzzPerson> {
  const client = httpClient();
  await joinSite(client, url, newPerson('Target'), { password: PASSWORD, codeTo: mailbox.codeTo });
  const id = /\/players\/([\da-f-]{36})/.exec((await client.ask(`${url}/profile`)).text)?.[1] ?? '';
  const fanStoryId = randomUUID();
  const story = { intent: 'publish', id: fanStoryId, title: 'A target', content: 'It stands there and waits.' };
  await posted(client, `${url}/fan-fiction/genre/${FANDOM.genreId}/title/${FANDOM.fandomId}?tab=write`, story);
  await posted(client, `${url}/creative-writing`, { intent: 'start', prompt: 'Write.', timeZone: 'UTC', parent: '' });
  const storyId = hiddenField((await client.ask(`${url}/creative-writing`)).text, 'storyId');
  const run = await runIn(new Blob([await posted(client, `${url}${WORD_GUESS_START}`, {})]).stream());
  if (!run) throw new Error('No run was dealt.');
  return { id, cookie: client.cookie(), fanStoryId, storyId, run, forms: await shownForms(client, url, pagesWithForms(id, fanStoryId)) };
}

/** Pages with forms for a signed-in person. */
function pagesWithForms(playerId: string, fanStoryId: string): string[] {
  const fandom = `/fan-fiction/genre/${FANDOM.genreId}/title/${FANDOM.fandomId}`;
  const tasks = ['add', 'edit', 'title'].map((task) => `/fan-fiction/story/${fanStoryId}?do=${task}`);
  return [
    ...[
      '/profile',
      '/profile?tab=settings',
      '/profile?tab=stories',
      '/creative-writing',
      '/donate',
      '/storyweave',
      '/storyweave/new',
      '/word-games/word-guess',
    ],
    ...[fandom, `${fandom}?tab=write`, `/fan-fiction/story/${fanStoryId}`, `/players/${playerId}`, ...tasks],
  ];
}

async function posted(client: HttpClient, address: string, form: Record<string, string>): Promise<string> {
  const { status, text } = await client.ask(address, { form });
  if (status >= 400) throw new Error(`POST ${address} was answered ${status}.`);
  return text;
}
