import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { HttpClient } from '../support/http/http-client.ts';
import { publish } from '../support/http/publish.ts';
import { member, visitor } from '../support/http/site.ts';
import { siteRoutes } from '../support/http/site-routes.ts';

const ID = randomUUID();
const HUGE = '9'.repeat(400);
const VALUES = ['%00%ED%A0%80%EF%BF%BE', HUGE, ID, '-1', "'; drop table story; --"];
const INTENTS: Record<string, readonly string[]> = {
  profile: ['profile', 'password', 'rename', 'delete-story', 'delete-account'],
  'verify-email': ['link', 'resend', 'code'],
  'creative-writing': ['start', 'prompt', 'keep', 'take', 'save', 'finish'],
  'fan-fiction/story/:storyId': ['comment', 'add-chapter', 'edit-chapter', 'delete-chapter', 'title', 'comment-rule', 'delete'],
  'fan-fiction/story/:storyId/comments': ['post', 'edit', 'remove', 'approve'],
  'fan-fiction/story/:storyId/reading': ['read', 'turned', 'like', 'unlike'],
  'fan-fiction/genre/:genreId/title/:fandomId': ['publish', 'follow', 'unfollow', 'mark-read'],
  'story/:storyId': ['publish', 'delete'],
  'story/:storyId/rating': ['kudos', 'take-back'],
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
  'fan-fiction/genre/:genreId/title/:fandomId': ['id', 'title', 'content'],
  'story/:storyId/rating': ['value', 'chapter'],
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

const taken = siteRoutes.filter(({ path }) => path !== 'signout' && path !== '');
/** To addresses with a page, as the page's own script sends it: the answer is the action's, without the page. */
const posts: Post[] = taken.flatMap(({ path, hasPage }) =>
  (path.includes(':') ? PLACES : ['x']).flatMap((place) =>
    bodiesFor(path).map((body) => ({ address: posted(path, place) + (hasPage ? '.data' : ''), body })),
  ),
);

async function failures(client: HttpClient): Promise<string[]> {
  const failed: string[] = [];
  const left = [...posts];
  const send = async () => {
    for (let post = left.pop(); post; post = left.pop()) {
      const { status } = await client.ask(post.address, { body: post.body });
      if (status >= 500) failed.push(`${status} ${post.address} ${post.body.slice(0, 100)}`);
    }
  };
  await Promise.all([send(), send(), send()]);
  return failed;
}

it('answers no made-up form with a server error', async () => {
  expect(posts.length).toBeGreaterThan(500);
  expect(await failures(visitor())).toEqual([]);
});

it('answers none of a signed-in player with one', async () => {
  expect(await failures(await member())).toEqual([]);
});

it('answers no form without script with a server error', async () => {
  const pages = taken.filter(({ hasPage, hasAction }) => hasPage && hasAction);
  expect(pages.length).toBeGreaterThan(10);
  const client = await member();
  for (const { path } of pages) {
    const { status, text } = await client.ask(posted(path, ID), { body: MALFORMED[3] ?? '' });
    expect(status, path).toBe(400);
    expect(text, path).toContain('</html>');
  }
});

it('does not delay other people by a form made to stall', async () => {
  const stalling = ['a[99999999]=1', 'a&'.repeat(60_000), 'email[2999999]=1', 'a[b]'.repeat(10_000)];
  const sent = stalling.flatMap((body) => ['/signin', '/signup', '/donate', '/verify-email'].map((address) => ({ address, body })));
  const client = visitor();
  const answers = await Promise.all(sent.map(async ({ address, body }) => (await client.ask(address, { body })).status));
  expect(answers.filter((status) => status !== 400 && status !== 413)).toEqual([]);
  expect((await client.ask('/healthz')).status).toBe(200);
});

it('posts no comment for an intent that it does not know', async () => {
  const writer = await member();
  const address = await publish(writer, { title: 'Quiet', body: 'Nothing to say.' });
  const form = { intent: 'shout', id: randomUUID(), text: 'Hey!' };
  expect((await writer.ask(`/fan-fiction${address}/comments`, { form })).status).toBe(400);
});

it('says on its page why a form is refused', async () => {
  const { status, text } = await (await member()).ask('/profile', { form: { intent: 'profile', name: 'Mara', bio: 'b'.repeat(70_000) } });
  expect(status).toBe(413);
  expect(text).toContain('That is more than can be sent at once.');
});
