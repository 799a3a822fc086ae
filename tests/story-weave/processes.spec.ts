import type { Browser } from '@playwright/test';
import type { RoomView } from '../../app/arenas/story-weave/protocol/room.contract.ts';
import type { Mailbox } from '../support/people/mailbox';
import { join } from '../support/people/people';
import { cookieOf, weaveClient } from '../support/people/weave-client';
import { type SitePair, sitePair } from '../support/sites/site-pair';
import { SITES_START_WITHIN } from '../support/sites/site-process';
import { test as base, expect } from '../support/test';

// A player's turn lasts a minute: long enough on any machine to open two more connections and see a few words.
const GAME_SPEED = '1';

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

/** Two processes of one site. */
const test = base.extend<{ pair: SitePair }>({
  baseURL: async ({}, use) => use(undefined),
  pair: [
    async ({ mailbox }, use) => {
      const pair = await sitePair({ SMTP_URL: mailbox.url, GAME_SPEED });
      await use(pair);
      await pair.dispose();
    },
    { scope: 'test', ...SITES_START_WITHIN },
  ],
});

test('players of one room see each other’s words, and one process carries on when the other is killed', async ({
  pair,
  browser,
  mailbox,
}) => {
  const { one, other } = pair;
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
