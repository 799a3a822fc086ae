import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { RoomView } from '../../app/arenas/story-weave/protocol/room.contract.ts';
import { openRedis, type Redis } from '../../app/platform/testing/servers/redis-server';
import { liveConnection } from '../support/browser/live';
import { join } from '../support/people/people';
import { cookieOf, weaveClient } from '../support/people/weave-client';
import type { Postgres } from '../support/sites/postgres';
import { type SitePair, sitePair } from '../support/sites/site-pair';
import type { SiteProcess } from '../support/sites/site-process';
import { expect, signIn, test } from '../support/test';

test.describe('two processes on one database, with Redis between them', () => {
  test.describe.configure({ mode: 'serial' });
  let redis: Redis;
  let pair: SitePair;
  let one: SiteProcess;
  let other: SiteProcess;
  let postgres: Postgres;

  test.beforeAll(async ({ mailbox }) => {
    redis = await openRedis();
    pair = await sitePair({ REDIS_URL: redis.url, SMTP_URL: mailbox.url });
    ({ one, other, postgres } = pair);
  });
  test.afterAll(async () => {
    await pair.dispose();
    await redis.kill();
  });

  test('migrate once, share accounts, and end a session when its owner signs in on the other', async ({ browser, mailbox }) => {
    const here = await browser.newContext({ baseURL: one.url });
    const there = await browser.newContext({ baseURL: other.url });
    const page = await here.newPage();
    const person = await join(page, mailbox, 'Both');
    const connected = liveConnection(page);
    await page.goto('/about');
    await connected;
    await signIn(await there.newPage(), person);
    await expect(page.getByText('New login detected')).toBeVisible();
    await here.close();
    await there.close();
  });

  test('carry typed words over Redis, over PostgreSQL while Redis is dead, and lose none', async ({ browser, mailbox }) => {
    const carries = (expected: 0 | 1) =>
      expect(async () => {
        for (const { url } of [one, other])
          expect(await (await fetch(`${url}/metrics`)).text()).toMatch(new RegExp(`^quillarena_redis_carries ${expected}$`, 'm'));
      }).toPass({ intervals: [100] });
    const context = await browser.newContext({ baseURL: one.url });
    await join(await context.newPage(), mailbox, 'Ada');
    const ada = await weaveClient(one.url, await cookieOf(context));
    await context.close();
    const { roomId } = await ada.enter();
    const reader = await weaveClient(other.url);
    await reader.watch(roomId);
    const type = async (text: string) => {
      await ada.type(text);
      await reader.until(({ turn }) => turn?.kind === 'person' && turn.draft === text);
    };
    const isTurnOfAda = ({ turn }: RoomView) => turn?.writer.startsWith('Ada') ?? false;

    await carries(1);
    await ada.until(isTurnOfAda);
    await reader.until(isTurnOfAda);
    await type('She went in');
    await redis.kill();
    await type('She went in, at last');
    await carries(0);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    expect(await ada.submit('She went in, at last.')).toMatchObject({ ok: true });
    await reader.until(({ parts }) => parts[0]?.text === 'She went in, at last.');
    await redis.start();
    await carries(1);
    for (const client of [ada, reader]) client.close();
  });

  test('drop a changed page from every cache, also when the process that publishes changes is killed', async ({ request }) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const id = randomUUID();
    await client.query(
      `insert into story (id, arena, status, title, body, created_at, published_at, updated_at)
       values ($1, 'creative_writing', 'published', 'Untold', 'The gate stood open.', now(), now(), now())`,
      [id],
    );
    const pageOf = async (site: SiteProcess) => await request.get(`${site.url}/story/${id}`);
    const areCached = (sites: readonly SiteProcess[]) =>
      expect(async () => {
        for (const site of sites) expect((await pageOf(site)).headers().etag).toBeTruthy();
      }).toPass();
    const show = (sites: readonly SiteProcess[], title: string) =>
      expect(async () => {
        for (const site of sites) expect(await (await pageOf(site)).text()).toContain(title);
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
});
