import pg from 'pg';
import { inject } from 'vitest';
import { mailboxAt } from '../people/mailbox.ts';
import { newPerson, PASSWORD, type Person } from '../people/person.ts';
import { postgresScript } from '../sites/postgres.ts';
import { type FetchClient, httpClient, joinSite } from './http-client.ts';

const { url, logUrl, settings, database: server, mailbox: mails } = inject('startedSite');

/** The site that all files share, as the files before have left it. */
export const site = {
  url,
  settings,
  /** Everything that it has printed. */
  output: async (): Promise<string> => (await fetch(logUrl)).text(),
};
export const mailbox = mailboxAt(mails);

/** Its database, which a test that stops it starts again. */
export const database = {
  stop: () => postgresScript('stop', server.folder),
  start: () => postgresScript('start', server.folder, server.port),
  /** Runs statements on a connection of their own. */
  async use<Result>(run: (db: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client(settings.DATABASE_URL);
    await client.connect();
    try {
      return await run(client);
    } finally {
      await client.end();
    }
  },
};

let visitors = 0;

/** A visitor, who comes from an address of their own. */
export function visitor(): FetchClient {
  visitors += 1;
  return httpClient({ base: url, headers: { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` } });
}

/** A person who has just signed up. */
export interface Member extends FetchClient, Person {}

/** Signs a new person up. */
export async function member(name?: string): Promise<Member> {
  const person = newPerson(name);
  const client = visitor();
  await joinSite(client, '', person, { password: PASSWORD, codeTo: mailbox.codeTo });
  return { ...client, ...person };
}
