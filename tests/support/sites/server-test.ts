import { test as base } from '@playwright/test';
import { type FetchClient, httpClient, joinSite } from '../http/http-client';
import type { Mailbox } from '../people/mailbox';
import { newPerson, PASSWORD, type Person } from '../people/person';
import { sharedSite } from './shared-site';

export { expect } from '@playwright/test';

/** Tests that ask servers: no browser starts for them. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [async ({}, use) => use(sharedSite().mailbox), { scope: 'worker' }],
});

/** A player of a site, who has no browser. */
export interface Member extends FetchClient, Person {}

/** Signs a new person up. @param url the site, or one of its processes. @param origin the site's own address, if that is another one. */
export async function newMember(
  url: string,
  mailbox: Mailbox,
  { name, origin = url }: { name?: string; origin?: string } = {},
): Promise<Member> {
  const person = newPerson(name);
  const client = httpClient({ base: url, headers: { origin } });
  await joinSite(client, '', person, { password: PASSWORD, codeTo: mailbox.codeTo });
  return { ...client, ...person };
}

/** Signs a player in elsewhere. */
export async function signInElsewhere(url: string, { email }: Person, origin = url): Promise<FetchClient> {
  const client = httpClient({ base: url, headers: { origin } });
  const { status, text } = await client.ask('/signin', { form: { email, password: PASSWORD } });
  if (status >= 400) throw new Error(`Signing in was answered ${status}:\n${text.slice(0, 500)}`);
  return client;
}
