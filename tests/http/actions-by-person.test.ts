import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { answersOf } from '../support/http/action-table.ts';
import { type Answer, type Kind, kinds } from '../support/http/actions/answers.ts';
import type { FetchClient, HttpResponse } from '../support/http/http-client.ts';
import { readersOf } from '../support/http/reader-table.ts';
import { ID } from '../support/http/sent/samples.ts';
import { actions, addressOf } from '../support/http/sent-forms.ts';
import { database, member, site, visitor } from '../support/http/site.ts';
import { hasPage, siteRoutes } from '../support/http/site-routes.ts';
import { weaveClient } from '../support/people/weave-client.ts';

/** What the actions are about: all of it is the owner's. */
interface Things {
  ownerId: string;
  ownerName: string;
  story: string;
  fanStory: string;
  chapter: string;
  comment: string;
  challenge: string;
  room: string;
}

/** Where an action is sent, with the owner's things in place of the made-up ones. */
function addressFor(path: string, things: Things): string {
  const isFanFiction = path.startsWith('fan-fiction') || path.endsWith('/follow');
  const real = {
    ...{ storyId: isFanFiction ? things.fanStory : things.story, chapterId: things.chapter, playerId: things.ownerId },
    ...{ challengeId: things.challenge, room: things.room, workId: things.fanStory },
  };
  const filled = path.replace(/:(storyId|chapterId|playerId|challengeId|room|workId)\b/g, (_whole, name: keyof typeof real) => real[name]);
  const address = addressOf(filled.replace('report/:kind/:thingId', `report/story/${things.story}`)).replace(/\?$/, '');
  // As pages' own scripts send it: the answer is the action's own, without what the page shows then.
  return hasPage(path) ? `${address}.data` : address;
}

/** A form with the things it is about in place of the made-up ids. */
function formFor(path: string, form: Readonly<Record<string, string>>, things: Things): Record<string, string> {
  const isNew = form.intent === 'comment' || form.intent === 'post' || form.intent === 'publish';
  const ofComment = path.endsWith('/comments') && !isNew;
  const real: Record<string, string> = {
    ...{
      id: isNew ? randomUUID() : ofComment ? things.comment : things.chapter,
      chapter: things.chapter,
      parent: things.story,
      playerId: things.ownerId,
    },
    ...(path === 'profile' && { storyId: things.story }),
  };
  const filled = Object.entries(form).map(([name, value]) => [name, value === ID ? (real[name] ?? value) : value]);
  return { ...Object.fromEntries(filled), ...(/^name-\w+r$/.test(String(form.intent)) && { name: things.ownerName }) };
}

/** An answer of 500 and above is nobody's: it is no entry of the tables. */
function answerOf({ status, location, text }: HttpResponse): Answer | `failed: ${number}` {
  if (status >= 500) return `failed: ${status}`;
  if (status < 400 && `${location} ${text}`.includes('/signin?to=')) return 'sign in';
  if (status === 405) return 'posts only';
  if (status === 403 && text.includes('You can read, but not do this')) return 'suspended';
  // A plain form about a rating is led to the story, which says why it did not count.
  if (status === 401 || status === 403 || /[?&](?:rating=stopped|kudos=refused)/.test(location ?? '')) return 'refused';
  return status === 404 ? 'absent' : 'open';
}

async function prepare(db: pg.Client, ids: Record<Kind | 'owner', string>): Promise<Things> {
  const { rows } = await db.query<{ name: string }>('select name from player where id = $1', [ids.owner]);
  const things = {
    ownerId: ids.owner,
    ownerName: rows[0]?.name ?? '',
    story: randomUUID(),
    fanStory: randomUUID(),
    chapter: randomUUID(),
    comment: randomUUID(),
    challenge: randomUUID(),
    room: randomUUID(),
  };
  const members = [ids.owner, ids.member, ids.blocked, ids.suspended, ids.moderator, ids.administrator];
  await db.query(`update player set created_at = now() - interval '30 days' where id = any($1)`, [members]);
  await db.query(`update player set role = 'moderator' where id = $1`, [ids.moderator]);
  await db.query(`update player set role = 'administrator' where id = $1`, [ids.administrator]);
  // A role counts only with a passkey or codes.
  await db.query(
    `insert into passkey (id, player_id, credential_id, public_key, counter, transports, name, created_at)
     select gen_random_uuid(), id, id::text, '', 0, '{}', 'Laptop', now() from player where role is not null
     on conflict do nothing`,
  );
  await db.query(`update player set suspended_until = now() + interval '7 days' where id = $1`, [ids.suspended]);
  await db.query(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
    ids.owner,
    ids.blocked,
  ]);
  for (const [id, arena, fandom] of [
    [things.story, 'creative_writing', null],
    [things.fanStory, 'fan_fic', 'naruto'],
  ]) {
    await db.query(
      `insert into story (id, arena, status, author_id, title, body, fandom_id, created_at, updated_at, published_at)
       values ($1, $2, 'published', $3, 'A Story', 'Words.', $4, now(), now(), now())`,
      [id, arena, ids.owner, fandom],
    );
  }
  await db.query(
    `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, 1, 'One', 'Words.', now(), now())`,
    [things.chapter, things.fanStory],
  );
  await db.query(
    `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'Mine.', now(), now())`,
    [things.comment, things.fanStory, ids.owner],
  );
  await db.query(
    `insert into word_challenge (id, game, rules, deal, player_id, browser, series, round, made_at)
     values ($1, 'word-chain', 1, '{"score":0,"words":["lamp"],"ended":false}', $2, 'of the owner', $1, 1, now())`,
    [things.challenge, ids.owner],
  );
  await db.query(
    `with room as (
       insert into word_room (id, access, wanted, games, phase, round, version, made_at)
       values ($1, 'link', '{"","",""}', '{}', 'waiting', 0, 1, now()) returning id)
     insert into word_room_seat (room_id, seat, player_id, browser, ready, joined_at, seen_at)
     select id, 0, $2, 'of the owner', false, now(), now() + interval '1 hour' from room`,
    [things.room, ids.owner],
  );
  return things;
}

const clients = {} as Record<Kind, FetchClient>;
let things: Things;

beforeAll(async () => {
  const owner = await member('owner');
  const emails: Record<string, string> = { owner: owner.email };
  for (const kind of kinds) {
    const client = kind === 'visitor' ? visitor() : await member();
    clients[kind] = client;
    if ('email' in client) emails[kind] = String(client.email);
  }
  things = await database.use(async (db) => {
    const { rows } = await db.query<{ id: string; email: string }>('select id, email from player where email = any($1)', [
      Object.values(emails),
    ]);
    const idOf = (email: string | undefined) => rows.find((row) => row.email === email)?.id ?? '';
    const ids = Object.fromEntries(Object.entries(emails).map(([kind, email]) => [kind, idOf(email)]));
    return prepare(db, ids as Record<Kind | 'owner', string>);
  });
});

/** The answers to everybody, each asking for everything. @param ask what one of them asks for, by its name. */
async function answers<Asked extends { name: string }>(
  all: readonly Asked[],
  ask: (client: FetchClient, asked: Asked) => Promise<HttpResponse>,
): Promise<Record<string, Partial<Record<Kind, string>>>> {
  const found: Record<string, Partial<Record<Kind, string>>> = {};
  for (const asked of all) {
    const each = kinds.map(async (kind) => [kind, answerOf(await ask(clients[kind], asked))] as const);
    found[asked.name] = Object.fromEntries(await Promise.all(each));
  }
  return found;
}

it('opens every address to those it is for, and to nobody else', async () => {
  const asked = siteRoutes.map(({ path }) => ({ name: path, path }));
  expect(await answers(asked, (client, { path }) => client.ask(addressFor(path, things)))).toEqual(readersOf);
});

it('opens every action to those it is for, and to nobody else', async () => {
  // What ends a session ends the test.
  const all = actions.filter(({ path }) => path !== 'signout');
  const send = (client: FetchClient, { path, form, json }: (typeof all)[number]) =>
    client.ask(addressFor(path, things), form ? { form: formFor(path, form, things) } : { json, accept: 'application/json' });
  expect(await answers(all, send)).toEqual(answersOf);

  const weaver = await weaveClient(site.url, clients.member.cookie());
  await weaver.enter();
  weaver.close();
  const suspended = await weaveClient(site.url, clients.suspended.cookie());
  await expect(suspended.enter(), 'in rooms somebody suspended only watches').rejects.toThrow();
  suspended.close();
});
