import type { Browser } from '@playwright/test';
import type { RoomView } from '../app/arenas/story-weave/protocol/room.contract.ts';
import type { Mailbox } from './support/people/mailbox';
import { join } from './support/people/people';
import { cookieOf, type WeaveClient, weaveClient } from './support/people/weave-client';
import { openPostgres, type Postgres } from './support/sites/postgres';
import { type SiteProcess, siteProcess } from './support/sites/site-process';
import { test as base, expect } from './support/test';

// Each test has its own sites.
const test = base.extend({ baseURL: async ({}, use) => use(undefined) });

// A player's turn lasts 6 s.
const GAME_SPEED = '10';
/** The longest until a room continues after another process died or its own restarted, in ms. */
const ELSEWHERE_MS = 2_000;
const RESTARTED_MS = 5_000;

/** Signs up a new person. @returns their cookies. */
async function newWriter(browser: Browser, mailbox: Mailbox, url: string, name: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  await join(await context.newPage(), mailbox, name);
  const cookie = await cookieOf(context);
  await context.close();
  return cookie;
}

const isTurnOf = (name: string) => (view: RoomView) => view.turn?.writer.startsWith(name) ?? false;
const textsOf = (view: RoomView) => view.parts.map(({ text }) => text);

/** Writes in each turn until a condition holds. */
async function writeUntil(client: WeaveClient, wanted: (view: RoomView) => boolean): Promise<RoomView> {
  for (;;) {
    const view = await client.until((now) => wanted(now) || now.turn?.kind === 'person');
    if (wanted(view)) return view;
    await client.until((now) => wanted(now) || now.turn?.number !== view.turn?.number);
  }
}

test.describe('two processes on one database', () => {
  let postgres: Postgres;
  let one: SiteProcess;
  let other: SiteProcess;

  test.beforeAll(async ({ mailbox }) => {
    postgres = await openPostgres();
    const env = { DATABASE_URL: postgres.url, SECRET: 'the same for both, and long enough to be one', SMTP_URL: mailbox.url, GAME_SPEED };
    one = await siteProcess(env);
    other = await siteProcess(env);
    await Promise.all([one.start(), other.start()]);
  });
  test.afterAll(async () => {
    await one.dispose();
    await other.dispose();
    await postgres.dispose();
  });

  test('players of one room see each other’s words, and one process carries on when the other is killed', async ({ browser, mailbox }) => {
    const adaCookie = await newWriter(browser, mailbox, one.url, 'Ada');
    const ben = await weaveClient(other.url, await newWriter(browser, mailbox, other.url, 'Ben'));
    const ada = await weaveClient(one.url, adaCookie);
    const { roomId } = await ada.enter();
    await ben.join(roomId);
    const reader = await weaveClient(other.url);
    await reader.watch(roomId);

    await ada.until(isTurnOf('Ada'));
    await ben.until(isTurnOf('Ada'));
    let typed = '';
    for (const word of ['She', ' went', ' in', ' 🪶', ' at', ' last.']) {
      typed += word;
      await ada.type(typed);
      const text = typed;
      await reader.until(({ turn }) => turn?.kind === 'person' && turn.draft === text);
    }
    expect(await ada.submit(typed)).toMatchObject({ ok: true, text: typed });
    await ada.until(isTurnOf('Emma'));

    // This process started the turn and waits for the text of the next one.
    await one.kill();
    const { turn } = await ben.until(isTurnOf('Emma'), ELSEWHERE_MS);
    const next = await ben.until((view) => view.turn !== null && view.turn.number > (turn?.number ?? 0));
    expect(next.turn?.writer).toBe('Noah');

    const back = await weaveClient(other.url, adaCookie);
    await back.join(roomId);
    await writeUntil(ben, isTurnOf('Ben'));
    await ben.submit('He stayed outside.');
    const later = await back.until(({ parts }) => textsOf({ parts } as RoomView).includes('He stayed outside.'));
    expect(textsOf(later)[0]).toBe(typed);
    expect(later.parts.map(({ writer }) => writer.split(' ')[0]).slice(0, 3)).toEqual(['Ada', 'Emma', 'Noah']);
    const numbers = later.parts.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, next) => one - next));
    for (const [place, part] of later.parts.entries()) expect(part.writer).not.toBe(later.parts[place - 1]?.writer);

    await back.leave();
    await ben.leave();
    const { storyId, parts } = await ben.until(({ status }) => status === 'closed', 15_000);
    const page = await (await fetch(`${other.url}/story/${storyId}`)).text();
    for (const { text } of parts.filter(({ kind }) => kind === 'person')) expect(page).toContain(text);
    for (const client of [ada, ben, back, reader]) client.close();
  });
});

test('a process killed in any state continues its rooms when it restarts', async ({ browser, mailbox }) => {
  test.slow();
  const site = await siteProcess({ SMTP_URL: mailbox.url, GAME_SPEED, DEMO: '0' });
  await site.start();
  const cookie = await newWriter(browser, mailbox, site.url, 'Ada');
  let ada = await weaveClient(site.url, cookie);
  const { roomId } = await ada.enter();

  /** Restarts the site and rejoins the room. */
  const restart = async () => {
    const before = ada.view();
    await site.kill();
    ada.close();
    await site.start();
    ada = await weaveClient(site.url, cookie);
    await ada.join(roomId);
    expect(ada.view().version).toBeGreaterThanOrEqual(before.version);
    return before;
  };

  await restart();
  await ada.until(isTurnOf('Ada'), RESTARTED_MS);
  await ada.type('Typed before the end.');
  await restart();
  if (isTurnOf('Ada')(ada.view())) await ada.submit('Typed before the end.');
  // The AI writers may have gone on while the site restarted.
  const first = await ada.until(({ parts }) => parts.length >= 1, RESTARTED_MS + 7_000);
  await restart();
  await ada.until(({ turn: running }) => running?.kind === 'ai' && running.number > 1, RESTARTED_MS + 7_000);
  expect(textsOf(ada.view()).slice(0, first.parts.length)).toEqual(textsOf(first));
  const { turn, parts } = await restart();
  const after = await ada.until((view) => view.parts.length > parts.length, RESTARTED_MS + 5_000);
  expect(turn?.kind === 'ai' && turn.text).toBe(after.parts[parts.length]?.text);

  // Nobody returns after this restart, so the room closes by itself.
  await ada.leave();
  await site.kill();
  ada.close();
  await site.start();
  const reader = await weaveClient(site.url);
  await reader.watch(roomId);
  const closed = await reader.until(({ status }) => status === 'closed', 20_000);
  expect(new Set(closed.parts.map(({ number }) => number)).size).toBe(closed.parts.length);
  reader.close();
  await site.dispose();
});
