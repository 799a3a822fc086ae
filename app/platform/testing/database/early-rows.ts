/** Rows as the schema before search had them. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/database.server';

/** Inserts stories, and who wrote them. */
export async function addStories(db: Db, count: number): Promise<void> {
  const author = randomUUID();
  await sql`
    insert into player (id, email, name, name_key, created_at, updated_at)
    values (${author}, 'ann@example.org', 'Ann', 'ann', now(), now())`.execute(db);
  await sql`
    insert into story (id, arena, status, author_id, title, body, created_at, published_at, updated_at)
    select gen_random_uuid(), 'creative_writing', 'published', ${author}, 'A harbour', repeat('the tide comes in ', 100), now(), now(), now()
    from generate_series(1, ${sql.lit(count)})`.execute(db);
}

/** Inserts an account that waits for its code, and one that has given it. @returns their ids. */
export async function addAccounts(db: Db): Promise<[waiting: string, verified: string]> {
  const [waiting, verified] = [randomUUID(), randomUUID()];
  await sql`
    insert into player (id, name, name_key, email, email_verified, created_at, updated_at) values
      (${waiting}, 'Mara', 'mara', 'mara@example.test', false, now(), now()),
      (${verified}, 'Ivo', 'ivo', 'ivo@example.test', true, now(), now())`.execute(db);
  await sql`
    insert into credential (id, player_id, account_id, provider_id, password, created_at, updated_at)
    select gen_random_uuid(), id, id::text, 'credential', 'hash of ' || name, now(), now() from player where name in ('Mara', 'Ivo')`.execute(
    db,
  );
  return [waiting, verified];
}
