import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Kind, kinds, type Verdict, verdictsOf } from '../support/http/action-table';
import { type HttpClient, type HttpResponse, httpClient, joinSite } from '../support/http/http-client';
import { hasPage } from '../support/http/routes-with-action';
import { addressOf, ID, sentForms, sentJson } from '../support/http/sent-forms';
import { weaveClient } from '../support/people/weave-client';
import { test } from '../support/sites/postgres-site';
import { expect, newPerson, PASSWORD } from '../support/test';

/** What the actions are about: all of it is the owner's. */
interface Things {
  ownerId: string;
  ownerName: string;
  story: string;
  fanStory: string;
  chapter: string;
  comment: string;
}

/** Where an action is sent, with the owner's things in place of the made-up ones. */
function addressFor(path: string, things: Things): string {
  const isFanFiction = path.startsWith('fan-fiction') || path.endsWith('/follow');
  const real = { storyId: isFanFiction ? things.fanStory : things.story, chapterId: things.chapter, playerId: things.ownerId };
  const filled = path.replace(/:(storyId|chapterId|playerId)\b/g, (_whole, name: keyof typeof real) => real[name]);
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
  return { ...Object.fromEntries(filled), ...(form.intent === 'name-moderator' && { name: things.ownerName }) };
}

function verdictOf({ status, location, text }: HttpResponse): Verdict {
  if (`${location} ${text}`.includes('/signin?to=')) return 'sign in';
  if (status === 403 && text.includes('You can read, but not do this')) return 'suspended';
  // A plain form about a rating is led to the story, which says why it did not count.
  if (status === 401 || status === 403 || location?.includes('?rating=stopped')) return 'refused';
  return status === 404 ? 'absent' : 'open';
}

async function prepare(db: Client, ids: Record<Kind | 'owner', string>): Promise<Things> {
  const { rows } = await db.query<{ name: string }>('select name from player where id = $1', [ids.owner]);
  const things = {
    ownerId: ids.owner,
    ownerName: rows[0]?.name ?? '',
    story: randomUUID(),
    fanStory: randomUUID(),
    chapter: randomUUID(),
    comment: randomUUID(),
  };
  const members = [ids.owner, ids.member, ids.blocked, ids.suspended, ids.moderator, ids.administrator];
  await db.query(`update player set created_at = now() - interval '30 days' where id = any($1)`, [members]);
  await db.query(`update player set role = 'moderator' where id = $1`, [ids.moderator]);
  await db.query(`update player set role = 'administrator' where id = $1`, [ids.administrator]);
  // A role counts only with a passkey or codes.
  await db.query(
    `insert into passkey (id, player_id, credential_id, public_key, counter, transports, name, created_at)
     select gen_random_uuid(), id, id::text, '', 0, '{}', 'Laptop', now() from player where role is not null`,
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
  return things;
}

/** Every action that there is, by its name in the table. */
const actions = [
  ...Object.entries(sentForms).flatMap(([path, forms]) =>
    forms.map((form) => ({ path, form, json: undefined, name: nameOf(path, form.intent ?? form.from) })),
  ),
  ...Object.entries(sentJson).flatMap(([path, bodies]) =>
    bodies.map((json) => ({ path, form: undefined, json, name: nameOf(path, purposeOf(json)) })),
  ),
].filter(({ path }) => path !== 'signout');

/** What a JSON body is sent for, where it says so. */
function purposeOf(json: { purpose?: string; place?: { kind: string } }): string | undefined {
  return json.purpose ?? json.place?.kind;
}

function nameOf(path: string, intent: string | undefined): string {
  return intent === undefined ? path : `${path} ${intent}`;
}

test('every action stands in the table of who may do it', () => {
  expect(Object.keys(verdictsOf).sort()).toEqual([...new Set(actions.map(({ name }) => name))].sort());
});

test('every action is open to those it is for, and closed to all others', async ({ site, mailbox, postgres }) => {
  test.slow();
  const db = new Client({ connectionString: postgres.url });
  await db.connect();
  const clients: Record<string, HttpClient> = {};
  const ids: Record<string, string> = {};
  for (const kind of ['owner', ...kinds]) {
    const client = httpClient();
    clients[kind] = client;
    if (kind === 'visitor') continue;
    const person = newPerson(kind);
    await joinSite(client, site.url, person, { password: PASSWORD, codeTo: mailbox.codeTo });
    ids[kind] = String((await db.query('select id from player where email = $1', [person.email])).rows[0]?.id);
  }
  const things = await prepare(db, ids as Record<Kind | 'owner', string>);
  await db.end();
  const found: Record<string, Partial<Record<Kind, Verdict>>> = {};
  for (const { path, form, json, name } of actions) {
    for (const kind of kinds) {
      const sent = form ? { form: formFor(path, form, things) } : { json };
      const answer = await clients[kind]?.ask(site.url + addressFor(path, things), {
        ...sent,
        ...(json && { accept: 'application/json' }),
      });
      if (answer) found[name] = { ...found[name], [kind]: verdictOf(answer) };
    }
  }
  expect(found).toEqual(verdictsOf);

  const member = await weaveClient(site.url, clients.member?.cookie());
  await member.enter();
  member.close();
  const suspended = await weaveClient(site.url, clients.suspended?.cookie());
  await expect(suspended.enter(), 'in rooms somebody suspended only watches').rejects.toThrow();
  suspended.close();
});
