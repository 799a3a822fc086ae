import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { RoomView } from '../../app/arenas/story-weave/protocol/room.contract.ts';
import { openRedis, type Redis } from '../../app/platform/testing/servers/redis-server';
import { leaveForGood, weaveClient } from '../support/people/weave-client';
import type { Postgres } from '../support/sites/postgres';
import { expect, newMember, signInElsewhere, test } from '../support/sites/server-test';
import { type SitePair, sitePair } from '../support/sites/site-pair';
import type { SiteProcess } from '../support/sites/site-process';

test.describe('two processes on one database, with Redis between them', () => {
  test.describe.configure({ mode: 'serial' });
  let redis: Redis;
  let pair: SitePair;
  let one: SiteProcess;
  let other: SiteProcess;
  let postgres: Postgres;

  test.beforeAll(async ({ mailbox }) => {
    redis = await openRedis();
    // A player's turn in Story Weave lasts a minute: long enough on any machine to open two more connections and see a few words.
    pair = await sitePair({ REDIS_URL: redis.url, SMTP_URL: mailbox.url });
    ({ one, other, postgres } = pair);
  });
  test.afterAll(async () => {
    await pair.dispose();
    await redis.kill();
  });

  test('migrate once, share accounts, and end a session when its owner signs in on the other', async ({ mailbox }) => {
    const person = await newMember(one.url, mailbox, { name: 'Both' });
    const connection = await weaveClient(one.url, person.cookie());
    await signInElsewhere(other.url, person);
    // What a page says then: accounts/sign-up.spec.ts.
    await connection.sessionEnded;
    connection.close();
    expect((await person.ask('/profile')).location).toMatch(/^\/signin/);
  });

  test('carry typed words over Redis, over PostgreSQL while Redis is dead, and lose none', async ({ mailbox }) => {
    const carries = (expected: 0 | 1) =>
      expect(async () => {
        for (const { url } of [one, other])
          expect(await (await fetch(`${url}/metrics`)).text()).toMatch(new RegExp(`^quillarena_redis_carries ${expected}$`, 'm'));
      }).toPass({ intervals: [100] });
    const ada = await weaveClient(one.url, (await newMember(one.url, mailbox, { name: 'Ada' })).cookie());
    const { roomId } = await ada.enter();
    const reader = await weaveClient(other.url);
    await reader.watch(roomId);
    const type = async (text: string) => {
      await ada.type(text);
      await reader.until(({ turn }) => turn?.kind === 'person' && turn.draft === text);
    };

    await carries(1);
    await ada.until(isTurnOf('Ada'));
    await reader.until(isTurnOf('Ada'));
    await type('She went in');
    await redis.kill();
    await type('She went in, at last');
    await carries(0);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    expect(await ada.submit('She went in, at last.')).toMatchObject({ ok: true });
    await reader.until(({ parts }) => parts[0]?.text === 'She went in, at last.');
    await redis.start();
    await carries(1);
    reader.close();
    await leaveForGood(ada);
  });

  test('drop a changed page from every cache, also when the process that publishes changes is killed', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const id = randomUUID();
    await client.query(
      `insert into story (id, arena, status, title, body, created_at, published_at, updated_at)
       values ($1, 'creative_writing', 'published', 'Untold', 'The gate stood open.', now(), now(), now())`,
      [id],
    );
    const pageOf = async (site: SiteProcess) => {
      const answer = await fetch(`${site.url}/story/${id}`);
      return { etag: answer.headers.get('etag'), text: await answer.text() };
    };
    const areCached = (sites: readonly SiteProcess[]) =>
      expect(async () => {
        for (const site of sites) expect((await pageOf(site)).etag).toBeTruthy();
      }).toPass();
    const show = (sites: readonly SiteProcess[], title: string) =>
      expect(async () => {
        for (const site of sites) expect((await pageOf(site)).text).toContain(title);
      }).toPass({ intervals: [50] });
    const rename = (title: string) => client.query('update story set title = $1 where id = $2', [title, id]);

    // Whichever process publishes by now, it is this one once the other has gone.
    await other.stop();
    await other.start();
    await areCached([one, other]);
    await rename('Told Once');
    await show([one, other], 'Told Once');

    await areCached([other]);
    await one.kill();
    await rename('Told Again');
    await show([other], 'Told Again');
    await client.end();
    await one.start();
  });

  test('let players of one room see each other’s words, and one carries on when the other is killed', async ({ mailbox }) => {
    const adaCookie = (await newMember(one.url, mailbox, { name: 'Ada' })).cookie();
    const ben = await weaveClient(other.url, (await newMember(other.url, mailbox, { name: 'Ben' })).cookie());
    const ada = await weaveClient(one.url, adaCookie);
    const { roomId } = await ada.enter();
    await ben.join(roomId);
    const reader = await weaveClient(other.url);
    await reader.watch(roomId);

    await ada.until(isTurnOf('Ada'));
    await ben.until(isTurnOf('Ada'));
    let typed = '';
    for (const word of ['She went', ' 🪶', ' in.']) {
      typed += word;
      await ada.type(typed);
      const text = typed;
      await reader.until(({ turn }) => turn?.kind === 'person' && turn.draft === text);
    }
    expect(await ada.submit(typed)).toMatchObject({ ok: true, text: typed });

    // This process ended the turn and asked for the text of the next one.
    await one.kill();

    const back = await weaveClient(other.url, adaCookie);
    await back.join(roomId);
    await ben.until(isTurnOf('Ben'));
    await ben.submit('He stayed outside.');
    const later = await back.until(({ parts }) => textsOf({ parts } as RoomView).includes('He stayed outside.'));
    expect(textsOf(later)[0]).toBe(typed);
    const numbers = later.parts.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, next) => one - next));
    for (const [place, part] of later.parts.entries()) expect(part.writer).not.toBe(later.parts[place - 1]?.writer);

    await back.leave();
    await ben.leave();
    const { storyId, parts } = await ben.until(({ status }) => status === 'closed');
    const page = await (await fetch(`${other.url}/story/${storyId}`)).text();
    for (const { text } of parts.filter(({ kind }) => kind === 'person')) expect(page).toContain(text);
    for (const client of [ada, ben, back, reader]) client.close();
  });
});

const isTurnOf = (name: string) => (view: RoomView) => view.turn?.writer.startsWith(name) ?? false;
const textsOf = (view: RoomView) => view.parts.map(({ text }) => text);
