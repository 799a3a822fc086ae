import { afterEach, expect, it, vi } from 'vitest';
import type { FetchClient } from '../support/http/http-client.ts';
import { publish } from '../support/http/publish.ts';
import { TYPED } from '../support/http/sent/samples.ts';
import { addressOf, sentForms, sentJson } from '../support/http/sent-forms.ts';
import { database, member, site, visitor } from '../support/http/site.ts';
import { hasPage } from '../support/http/site-routes.ts';

const TROUBLE = 'We&#x27;re having trouble connecting to our servers. Try refreshing the page.';
const AWAY = 'Could not connect to the database. Please try again later.';

/** Sends every form and JSON body, as the pages' own scripts do. @returns what is wrong with the responses. */
async function faultsOf(client: FetchClient): Promise<string[]> {
  const faults: string[] = [];
  const check = async (path: string, address: string, sent: { form?: Record<string, string>; json?: object }) => {
    const { status, text } = await client.ask(address, { ...sent, accept: 'application/json' });
    const name = `${path} ${JSON.stringify(sent.form ?? sent.json).slice(0, 60)}`;
    if (status !== 503) faults.push(`${name}: ${status}`);
    else if (!text.includes(AWAY)) faults.push(`${name}: does not say so`);
    // A response that says that the database is away leaves the page as it is; any other one must contain what was typed.
    else if (typed(sent) && !['databaseAway', TYPED, '"ok":false'].some((kept) => text.includes(kept)))
      faults.push(`${name}: loses what was typed`);
  };
  for (const [path, forms] of Object.entries(sentForms)) {
    const address = addressOf(path);
    for (const form of forms) await check(path, hasPage(path) || path === 'signout' ? `${address}.data` : address, { form });
  }
  for (const [path, bodies] of Object.entries(sentJson)) {
    for (const json of bodies) await check(path, addressOf(path), { json });
  }
  return faults;
}

const typed = ({ form, json }: { form?: object; json?: object }) => Object.values(form ?? json ?? {}).includes(TYPED);

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Warnings and errors in a log. */
const troubles = (log: string) => log.split('\n').filter((line) => /^\{"level":(?:40|50)/.test(line));

let isAway = false;

async function stopDatabase(): Promise<void> {
  await database.stop();
  isAway = true;
}

async function startDatabase(): Promise<void> {
  if (isAway) await database.start();
  isAway = false;
  await vi.waitFor(async () => expect((await visitor().ask('/healthz')).status).toBe(200), { timeout: 120_000 });
}

afterEach(startDatabase);

it('answers every action 503 while the database is away, says so and keeps what was typed', async () => {
  const person = await member();
  const before = (await site.output()).length;
  await stopDatabase();
  expect(await faultsOf(person), 'signed in').toEqual([]);
  // For a second, the last answer of the database still counts for visitors.
  await vi.waitFor(async () => expect((await visitor().ask('/signin')).text).toContain(AWAY));
  expect(await faultsOf(visitor()), 'a visitor has no session that could be ended').toEqual(['signout {}: 202']);
  const logged = troubles((await site.output()).slice(before));
  // Jobs, a long outage, and queries that waited for a database about to stop are told of besides.
  const besides = /"msg":"(?:the database is still away|jobs wait: the database is away|slow query)"/;
  const told = logged.filter((line) => !besides.test(line));
  expect(told, `a line for the outage, and none for each request that met with it:\n${told.join('\n')}`).toHaveLength(1);
});

it('renders pages without the database, which say so, and again as themselves when it is back', async () => {
  const person = await member();
  const story = await publish(person, { title: 'Out of Reach', body: 'Written while the lights were on.' });
  expect((await person.ask('/about')).text).toContain(person.name);
  await stopDatabase();
  await vi.waitFor(async () => expect((await visitor().ask('/healthz')).status).toBe(503));
  for (const path of ['/', '/about']) {
    const { status, text } = await person.ask(path);
    expect(status, path).toBe(200);
    for (const words of ['Connection issue', TROUBLE, 'Play Now']) expect(text, path).toContain(words);
  }
  for (const path of ['/signin', '/signup']) {
    const { status, text } = await person.ask(path);
    expect(status, path).toBe(200);
    for (const words of ['Connection Error', AWAY]) expect(mainOf(text), path).toContain(words);
  }
  for (const path of ['/stories', '/leaderboard', story]) {
    const { status, text } = await person.ask(path);
    expect(status, path).toBe(503);
    expect(mainOf(text), path).toContain('Connection Error');
    expect(text, 'inside the frame').toContain('aria-label="Main"');
  }
  // A page that is told 401 takes its session for over, and no longer asks.
  expect((await person.ask('/sealing-key?writer=anybody')).status).toBe(503);
  await startDatabase();
  await vi.waitFor(async () => expect((await person.ask('/about')).text, 'still signed in').toContain(person.name));
  for (const path of ['/', '/stories', '/leaderboard', story]) {
    const { status, text } = await person.ask(path);
    expect(status, path).toBe(200);
    expect(text, path).not.toContain(TROUBLE);
  }
});
