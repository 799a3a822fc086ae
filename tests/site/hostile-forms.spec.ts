import { randomUUID } from 'node:crypto';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes';
import { type HttpClient, httpClient, joinSite } from '../support/http/http-client';
import { join, publish } from '../support/people/people';
import { expect, hydrated, newPerson, PASSWORD, test } from '../support/test';

const ID = randomUUID();
const HUGE = '9'.repeat(400);
const VALUES = ['%00%ED%A0%80%EF%BF%BE', HUGE, ID, '-1', "'; drop table story; --"];
const INTENTS: Record<string, readonly string[]> = {
  profile: ['profile', 'password', 'rename', 'delete-story', 'delete-account'],
  'verify-email': ['link', 'resend', 'code'],
  'creative-writing': ['start', 'prompt', 'save', 'finish'],
  'fan-fiction/story/:storyId': ['comment', 'add-chapter', 'edit-chapter', 'delete-chapter', 'title', 'comment-rule', 'delete'],
  'fan-fiction/story/:storyId/comments': ['post', 'edit', 'remove', 'approve'],
  'fan-fiction/story/:storyId/reading': ['read', 'like', 'unlike'],
  'fan-fiction/genre/:genreId/title/:titleId': ['publish', 'follow', 'unfollow', 'mark-read'],
  'story/:storyId': ['publish', 'delete'],
  'players/:playerId': ['follow', 'unfollow'],
  'storyweave/:roomId': ['join'],
};
const FIELDS: Record<string, readonly string[]> = {
  profile: ['name', 'bio', 'current', 'confirm', 'storyId', 'title', 'stories', 'confirmation'],
  'verify-email': ['token', 'email', 'code'],
  'creative-writing': [
    'prompt',
    'timeZone',
    'parent',
    'beginning',
    'seen',
    'storyId',
    'writerId',
    'saveId',
    'title',
    'body',
    'baseVersion',
  ],
  'creative-writing/prompt': ['seen'],
  'fan-fiction/story/:storyId': ['id', 'title', 'content', 'base', 'chapter', 'text', 'rule'],
  'fan-fiction/story/:storyId/comments': ['id', 'chapter', 'text', 'answers'],
  'fan-fiction/genre/:genreId/title/:titleId': ['id', 'title', 'content'],
  'story/:storyId/rating': ['value'],
  'storyweave/new': ['format', 'access', 'company', 'rating', 'time', 'chosen', 'own'],
  donate: ['amount', 'press'],
  signup: ['name', 'email', 'password'],
  signin: ['email', 'password'],
  'forgot-password': ['email'],
  'reset-password': ['email', 'code', 'password'],
};
const MALFORMED = [
  '__intent__=x',
  'a[99999999]=1',
  'a&'.repeat(30_000),
  'intent=nothing',
  '&'.repeat(1_000),
  '%=%',
  'a.b.c=1',
  '__proto__=1',
];
const PLACES = ['not-a-uuid', ID];

interface Post {
  address: string;
  body: string;
}

const posted = (path: string, place: string) =>
  `/${path
    .replaceAll(/:genreId/g, 'anime')
    .replaceAll(/:\w+/g, place)
    .replace('*', place)}`;

function bodiesFor(path: string): string[] {
  const fields = FIELDS[path] ?? [];
  const intents = INTENTS[path]?.map((intent) => `&intent=${intent}`) ?? [''];
  const filled = VALUES.flatMap((value) => intents.map((intent) => fields.map((field) => `${field}=${value}`).join('&') + intent));
  return [...MALFORMED, ...filled];
}

const paths = (routes as RouteConfigEntry[]).flatMap(({ path = '' }) => (path === 'signout' || path === '' ? [] : [path]));
const posts: Post[] = paths.flatMap((path) =>
  (path.includes(':') ? PLACES : ['x']).flatMap((place) => bodiesFor(path).map((body) => ({ address: posted(path, place), body }))),
);

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function failures(client: HttpClient, url: string): Promise<string[]> {
  const failed: string[] = [];
  const left = [...posts];
  const send = async () => {
    for (let post = left.pop(); post; post = left.pop()) {
      const { status } = await client.ask(url + post.address, { body: post.body });
      const isWrong = status >= 500 && !(status === 503 && post.address === '/donate');
      if (isWrong) failed.push(`${status} ${post.address} ${post.body.slice(0, 100)}`);
    }
  };
  await Promise.all([send(), send(), send()]);
  return failed;
}

test('no made-up form causes a server error, signed in or not', async ({ site, mailbox }) => {
  test.slow();
  const client = httpClient();
  expect(await failures(client, site.url)).toEqual([]);
  await joinSite(client, site.url, newPerson(), { password: PASSWORD, codeTo: mailbox.codeTo });
  expect(await failures(client, site.url)).toEqual([]);
});

test('a form made to stall does not delay other people', async ({ page }) => {
  const stalling = ['a[99999999]=1', 'a&'.repeat(60_000), 'email[2999999]=1', 'a[b]'.repeat(10_000)];
  const sent = stalling.flatMap((body) => ['/signin', '/signup', '/donate', '/verify-email'].map((address) => ({ address, body })));
  const answers = await Promise.all(
    sent.map(({ address, body }) => page.request.post(address, { data: body, headers: form }).then((answer) => answer.status())),
  );
  expect(answers.filter((status) => status !== 400 && status !== 413)).toEqual([]);
  expect((await page.request.get('/healthz')).status()).toBe(200);
});

test('an unknown intent does not post a comment', async ({ page, mailbox }) => {
  await join(page, mailbox);
  const address = await publish(page, { title: 'Quiet', body: 'Nothing to say.' });
  const comments = `/fan-fiction${address}/comments`;
  const answer = await page.request.post(comments, { form: { intent: 'shout', id: randomUUID(), text: 'Hey!' } });
  expect(answer.status()).toBe(400);
});

test.describe('a refused form', () => {
  test.use({ expectedErrors: [/status of 413/] });

  test('says so on its page and keeps what was typed', async ({ page, mailbox }) => {
    await join(page, mailbox);
    await page.goto('/profile');
    await hydrated(page);
    const bio = 'b'.repeat(70_000);
    await page.getByLabel('Bio').fill(bio);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('That is more than can be sent at once.')).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue(bio);
  });
});
