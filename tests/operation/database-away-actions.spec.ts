import type { APIRequestContext, APIResponse } from '@playwright/test';
import { routesWithAction } from '../support/http/routes-with-action';
import { addressOf, sentForms, sentJson, TYPED, withoutDatabase } from '../support/http/sent-forms';
import { join } from '../support/people/people';
import { test } from '../support/sites/postgres-site';
import { expect } from '../support/test';

const AWAY = 'Could not connect to the database. Please try again later.';

/** Sends every form and JSON body, as the pages' own scripts do. @returns what is wrong with the responses. */
async function faultsOf(request: APIRequestContext): Promise<string[]> {
  const faults: string[] = [];
  const check = async (sent: object, path: string, answer: APIResponse, said: boolean) => {
    const text = await answer.text();
    const name = `${path} ${JSON.stringify(sent).slice(0, 60)}`;
    if (answer.status() !== 503) faults.push(`${name}: ${answer.status()}`);
    else if (said && !text.includes(AWAY)) faults.push(`${name}: does not say so`);
    // A response that says that the database is away leaves the page as it is; any other one must contain what was typed.
    else if (
      said &&
      Object.values(sent).includes(TYPED) &&
      !text.includes('databaseAway') &&
      !text.includes(TYPED) &&
      !text.includes('"ok":false')
    )
      faults.push(`${name}: loses what was typed`);
  };
  for (const { path, hasPage } of routesWithAction) {
    for (const form of sentForms[path] ?? []) {
      const address = addressOf(path);
      const to = hasPage || path === 'signout' ? `${address}.data` : address;
      const answer = await request.post(to, { form, headers: { Accept: 'application/json' }, maxRedirects: 0 });
      await check(form, path, answer, true);
    }
    for (const data of sentJson[path] ?? []) await check(data, path, await request.post(addressOf(path), { data }), true);
  }
  return faults;
}

test.use({ expectedErrors: [/status of 503|WebSocket/] });
test.afterEach(async ({ postgres }) => postgres.start());

test('every action has test input', () => {
  expect(routesWithAction.length).toBeGreaterThan(20);
  expect(routesWithAction.map(({ path }) => path).filter((path) => !sentForms[path] && !sentJson[path] && !withoutDatabase[path])).toEqual(
    [],
  );
});

test('every action answers 503 while the database is away, says so and keeps what was typed', async ({
  page,
  mailbox,
  postgres,
  site,
  anotherBrowser,
}) => {
  test.slow();
  await join(page, mailbox);
  const visitor = await anotherBrowser();
  const before = troubles(site.output()).length;
  await postgres.stop();
  expect(await faultsOf(page.request), 'signed in').toEqual([]);
  expect(await faultsOf(visitor.request), 'a visitor has no session that could be ended').toEqual(['signout {}: 202']);
  const logged = troubles(site.output()).slice(before);
  const told = logged.filter((line) => !line.includes('"msg":"the database is still away"'));
  expect(told, 'a line for the outage, and none for each request that met with it').toHaveLength(1);
});

/** Warnings and errors in a log. */
function troubles(log: string): string[] {
  return log.split('\n').filter((line) => /^\{"level":(?:40|50)/.test(line));
}
