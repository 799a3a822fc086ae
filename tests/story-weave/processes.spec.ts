import type { Browser, Page } from '@playwright/test';
import { startModelServer } from '../../app/ai-writers/testing/model-server';
import type { RoomView } from '../../app/arenas/story-weave/protocol/room.contract.ts';
import type { Mailbox } from '../support/people/mailbox';
import { join, postForm } from '../support/people/people';
import { cookieOf, type WeaveClient, weaveClient } from '../support/people/weave-client';
import { type SitePair, sitePair } from '../support/sites/site-pair';
import { type SiteProcess, siteProcess } from '../support/sites/site-process';
import { test as base, expect } from '../support/test';

// Each test has its own sites.
const test = base.extend({ baseURL: async ({}, use) => use(undefined) });

// A player's turn lasts 6 s.
const GAME_SPEED = '10';
/** The longest until a room continues after another process died or its own restarted, in ms. */
const ELSEWHERE_MS = 2_000;
const RESTARTED_MS = 5_000;

/** Signs up a new person. @param first what they do in their browser. @returns their cookies. */
async function newWriter(
  browser: Browser,
  mailbox: Mailbox,
  url: string,
  name: string,
  first: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await join(page, mailbox, name);
  await first(page);
  const cookie = await cookieOf(context);
  await context.close();
  return cookie;
}

/** Opens a room of battle rounds as a page's player. @returns its id. */
async function openBattle(page: Page, choice: Record<string, string>): Promise<string> {
  const form = { format: 'battle', access: 'private', time: 'usual', chosen: '', own: '', ...choice };
  return new URL((await postForm(page, '/storyweave/new', form)).url).pathname.split('/').at(-1) ?? '';
}

const inPhase = (round: number, phase: string) => (view: RoomView) => view.battle?.round === round && view.battle.phase === phase;
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
  let pair: SitePair;
  let one: SiteProcess;
  let other: SiteProcess;

  test.beforeAll(async ({ mailbox }) => {
    pair = await sitePair({ SMTP_URL: mailbox.url, GAME_SPEED });
    ({ one, other } = pair);
  });
  test.afterAll(() => pair.dispose());

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

  test('four people of a battle lose nothing that was taken when a process is killed while they write, and while they pick', async ({
    browser,
    mailbox,
  }) => {
    test.slow();
    if (!one.running()) await one.start();
    let roomId = '';
    const adaCookie = await newWriter(browser, mailbox, one.url, 'Ada', async (page) => {
      roomId = await openBattle(page, { company: 'people', time: 'more' });
    });
    const [benCookie, cleoCookie, dovCookie] = [
      await newWriter(browser, mailbox, one.url, 'Ben'),
      await newWriter(browser, mailbox, one.url, 'Cleo'),
      await newWriter(browser, mailbox, one.url, 'Dov'),
    ];
    const arrive = async (site: SiteProcess, cookie: string) => {
      const client = await weaveClient(site.url, cookie);
      await client.join(roomId);
      return client;
    };
    /** Everyone's connection: Ada's and Cleo's to a process that will be killed. */
    const come = async (site: SiteProcess) =>
      await Promise.all([arrive(site, adaCookie), arrive(other, benCookie), arrive(site, cleoCookie), arrive(other, dovCookie)]);

    let people = await come(one);
    await Promise.all(people.map((client) => client.until(inPhase(1, 'writing'))));
    // Some came while the first round had begun, in time to write in it.
    const [slow, ...quick] = people;
    for (const [place, client] of quick.entries()) expect(await client.handIn(`First ${place}.`)).toMatchObject({ ok: true });
    await one.kill();
    people = await come(other);
    const last = people.find((client) => client.view().viewerId === slow.view().viewerId);
    expect(await last?.handIn('First of all.')).toMatchObject({ ok: true });
    const [shown] = await Promise.all(people.map((client) => client.until(inPhase(1, 'picking'))));
    expect(shown?.battle?.passages.map(({ text }) => text).sort()).toEqual(
      [...quick.map((_one, place) => `First ${place}.`), 'First of all.'].sort(),
    );
    for (const client of people) if (client !== last) expect(await client.pick('First of all.')).toMatchObject({ ok: true });
    await last?.pick('First 0.');
    await one.start();

    people = await come(one);
    await Promise.all(people.map((client) => client.until(inPhase(2, 'writing'))));
    for (const [place, client] of people.entries()) await client.handIn(`Second ${place}.`);
    await Promise.all(people.map((client) => client.until(inPhase(2, 'picking'))));
    const [ada, , cleo] = people;
    expect(await ada.pick('Second 0.')).toMatchObject({ ok: false, code: 'own-passage' });
    for (const client of [ada, cleo]) expect(await client.pick('Second 1.')).toMatchObject({ ok: true });
    await one.kill();
    people = await come(other);
    const [adaAgain, ben, , dov] = people;
    expect(adaAgain.view().battle).toMatchObject({ phase: 'picking', own: { done: true, pick: expect.any(Number) } });
    expect(await ben.pick('Second 3.')).toMatchObject({ ok: true });
    expect(await dov.pick('Second 1.')).toMatchObject({ ok: true });
    expect(textsOf(await ben.until(({ parts }) => parts.length === 2, ELSEWHERE_MS))).toEqual(['First of all.', 'Second 1.']);
    for (const client of people) await client.leave();
    expect(textsOf(await ben.until(({ status }) => status === 'closed', 15_000))).toEqual(['First of all.', 'Second 1.']);
    for (const client of people) client.close();
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
  await ada.until(({ turn }) => turn !== null, RESTARTED_MS);
  // Her first turn may have passed while the site restarted; then the AI writers come before her next one.
  await ada.until(isTurnOf('Ada'), RESTARTED_MS + 25_000);
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

test('who plays a battle alone loses nothing when the process is killed while answers are written, picked and shown', async ({
  browser,
  mailbox,
}) => {
  test.slow();
  const model = await startModelServer();
  const env = { SMTP_URL: mailbox.url, GAME_SPEED: '2', DEMO: '0', AI_BASE_URL: model.baseUrl, AI_MODEL: 'quill-1' };
  const site = await siteProcess(env);
  await site.start();
  let roomId = '';
  const cookie = await newWriter(browser, mailbox, site.url, 'Ada', async (page) => {
    roomId = await openBattle(page, { company: 'ai' });
  });
  let ada = await weaveClient(site.url, cookie);
  await ada.join(roomId);
  const restart = async () => {
    await site.kill();
    ada.close();
    await site.start();
    ada = await weaveClient(site.url, cookie);
    await ada.join(roomId);
  };

  await ada.until(inPhase(1, 'writing'));
  model.behave({ kind: 'silent' });
  expect(await ada.handIn('She went in.')).toMatchObject({ ok: true });
  await ada.until(inPhase(1, 'answering'));
  model.behave({ kind: 'status', status: 503 });
  await restart();
  const passagesOf = ({ battle }: RoomView) => battle?.passages.map(({ text }) => text) ?? [];
  const answers = passagesOf(await ada.until(inPhase(1, 'picking')));
  expect(answers).toHaveLength(3);

  await restart();
  expect(passagesOf(ada.view())).toEqual(answers);
  expect(await ada.pick(answers[1] ?? '')).toMatchObject({ ok: true });
  await ada.until(inPhase(1, 'rest'));
  const told = ['She went in.', answers[1]];
  expect(textsOf(ada.view())).toEqual(told);

  await restart();
  await ada.until(inPhase(2, 'writing'), RESTARTED_MS + 5_000);
  expect(textsOf(ada.view())).toEqual(told);
  ada.close();
  await site.dispose();
  await model.close();
});
