import { expect, it } from 'vitest';
import type { FetchClient } from '../support/http/http-client.ts';
import { member, visitor } from '../support/http/site.ts';
import { PASSWORD } from '../support/people/person.ts';

const PAGE = '/days-line';
let sentences = 0;

/** The day on a person's page, as their form sends it. */
const dayOn = (page: string) => /name="day" value="([\d-]{10})"/.exec(page)?.[1] ?? '';

/** Adds a sentence by the form, as without script. @returns it. */
async function add(client: FetchClient): Promise<string> {
  sentences += 1;
  const text = `Sentence ${sentences} of ${process.pid} went on.`;
  const day = dayOn((await client.ask(PAGE)).text);
  expect(await client.ask(PAGE, { form: { intent: 'add', day, text } })).toMatchObject({ status: 302, location: `${PAGE}#yours` });
  return text;
}

it('lets people and visitors add a sentence and pick from pairs without script', async () => {
  const [ada, visiting, other] = [await member(), visitor(), visitor()];
  const own = [await add(ada), await add(visiting), await add(other)];
  let page = (await ada.ask(PAGE)).text;
  expect(page).toContain(own[0]);
  for (let picked = 0; picked < 3; picked += 1) {
    if (page.includes('value="deal"')) await ada.ask(PAGE, { form: { intent: 'deal', day: dayOn(page) } });
    page = (await ada.ask(PAGE)).text;
    const pair = /name="pair" value="([\da-f-]+)"/.exec(page)?.[1];
    const sentence = /value="([\da-f-]+)"[^>]*name="sentence"/.exec(page)?.[1];
    if (!pair || !sentence) break;
    expect(page).not.toContain(`>${own[0]}</span>`);
    expect((await ada.ask(PAGE, { form: { intent: 'pick', pair, sentence } })).status).toBe(302);
    page = (await ada.ask(PAGE)).text;
  }
  expect(page).toContain('You have picked from all your pairs for today');
});

it('keeps what was typed where a sentence is refused', async () => {
  const client = visitor();
  const day = dayOn((await client.ask(PAGE)).text);
  const text = `A sentence of more than a hundred and forty characters ${'goes on and on '.repeat(8)}`.trim();
  const refused = await client.ask(PAGE, { form: { intent: 'add', day, text } });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('longer than 140 characters');
  expect(refused.text).toContain(text);
  expect((await client.ask(PAGE, { form: { intent: 'add', day: '2020-01-01', text: 'Of another day.' } })).status).toBe(409);
});

it('gives an account what its guest wrote that day', async () => {
  const ada = await member();
  const guest = visitor();
  const text = await add(guest);
  expect((await guest.ask('/signin', { form: { email: ada.email, password: PASSWORD } })).status).toBeLessThan(400);
  const page = (await guest.ask(PAGE)).text;
  expect(page).toContain(text);
  expect(page).not.toContain('You are not signed in');
});
