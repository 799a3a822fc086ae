import { expect, it } from 'vitest';
import type { FetchClient } from '../support/http/http-client.ts';
import { publish } from '../support/http/publish.ts';
import { member, visitor } from '../support/http/site.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';

const TOO_MANY = /Too many attempts\. Please wait \d+ (seconds|minutes|hours) and try again\./;
const MOST = 200;
const FOR_SCRIPTS = 'application/json';

/** Repeats a request until it is refused. @returns the refusing response, and how many were answered before. */
async function untilRefused(client: FetchClient, path: string, formOf: (time: number) => Record<string, string>, accept = 'text/html') {
  for (let time = 0; time < MOST; time += 1) {
    const response = await client.fetch(path, { form: formOf(time), accept });
    const text = await response.text();
    if (response.status === 429) return { headers: response.headers, text, before: time };
  }
  throw new Error(`POST ${path} was never refused.`);
}

it('a person who rates too often is told to wait, and the rating stays as it was', async () => {
  const story = await publish(await member(), { title: 'Rated Over and Over', body: 'Words enough to have an opinion about.' });
  const reader = await member();
  const refused = await untilRefused(reader, `${story}/rating`, () => ({ value: '3' }), FOR_SCRIPTS);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const again = await reader.ask(`${story}/rating`, { form: { value: '5' }, accept: FOR_SCRIPTS });
  expect(again.status).toBe(429);
  expect(again.text).toMatch(TOO_MANY);
  expect((await reader.ask(story)).text).toMatch(/<option[^>]*value="3"[^>]*selected|<option[^>]*selected[^>]*value="3"/);
});

it('one rename too many is refused next to the form, which keeps the name', async () => {
  const person = await member();
  const refused = await untilRefused(person, '/profile', (time) => ({ intent: 'profile', name: `Mara Name ${time}`, bio: '' }));
  expect(refused.before).toBeGreaterThan(0);
  expect(refused.text).toMatch(TOO_MANY);
  expect(refused.text).toContain(`value="Mara Name ${refused.before}"`);
  expect((await person.ask('/profile')).text).toContain(`Mara Name ${refused.before - 1}`);
});

it('a visitor who guesses passwords is told to wait, also with the right one', async () => {
  const { email } = newPerson('Guessed');
  const guesser = visitor();
  const guess = (password: string) => guesser.fetch('/signin', { form: { email, password } });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess(`Wrong-${tries}-guess`)).status).toBe(401);
  const refused = await guess(PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(TOO_MANY);
});
