import type { FetchClient } from '../http-client.ts';
import { database, type Member, member, visitor } from '../site.ts';

/**
 * Who asks for words: the author of all of them, who blocks one of the others; the writer who wrote in the author's room; adults who
 * asked for Mature stories, and people who did not.
 */
export const viewers = ['visitor', 'minor', 'adult', 'author', 'writer', 'blocked', 'moderator'] as const;

export type Viewer = (typeof viewers)[number];

/** A viewer with an account. */
export interface Person extends Member {
  id: string;
}

export interface Viewers {
  people: Readonly<Record<Exclude<Viewer, 'visitor'>, Person>>;
  /** What each of them asks with. */
  clients: Readonly<Record<Viewer, FetchClient>>;
}

/** A person who has just signed up, with their id. */
export async function person(name: string): Promise<Person> {
  const joined = await member(name);
  const { rows } = await database.use((db) => db.query<{ id: string }>('select id from player where email = $1', [joined.email]));
  return { ...joined, id: rows[0]?.id ?? '' };
}

/** Signs all viewers up. None of them is a newcomer, and nothing is between them yet. */
export async function openViewers(): Promise<Viewers> {
  const [minor, adult, author, writer, blocked, moderator] = await Promise.all([
    ...[person('Minor'), person('Adult'), person('Author'), person('Cowriter'), person('Blocked'), person('Overseer')],
  ]);
  if (!minor || !adult || !author || !writer || !blocked || !moderator) throw new Error('Somebody could not sign up.');
  await database.use(async (db) => {
    await db.query(`update player set created_at = now() - interval '60 days'`);
    await db.query(`update player set shows_mature = true, birth_year = 1980 where id = $1`, [adult.id]);
    await db.query(`update player set role = 'moderator' where id = $1`, [moderator.id]);
    // A role counts only with a passkey or codes.
    await db.query(
      `insert into passkey (id, player_id, credential_id, public_key, counter, transports, name, created_at)
       values (gen_random_uuid(), $1, $2, '', 0, '{}', 'Laptop', now())`,
      [moderator.id, moderator.id],
    );
  });
  const people = { minor, adult, author, writer, blocked, moderator };
  return { people, clients: { visitor: visitor(), ...people } };
}
