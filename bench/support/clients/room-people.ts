import { createHmac, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Signs the cookies of the people below; the site under load uses the same secret. */
export const SECRET = 'a secret for this benchmark only, long enough';

const DAY_MS = 86_400_000;

/**
 * Inserts signed-in people into a stopped site's database.
 * @param where the folder of an embedded database or the address of a PostgreSQL server.
 * @returns their cookies.
 */
export async function seedPeople(where: { folder: string } | { url: string }, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID(), token: randomUUID() }));
  const rows = JSON.stringify(people.map((person, index) => ({ ...person, name: `Person ${person.id.slice(0, 8)} ${index}` })));
  const values = [rows, new Date(Date.now() + DAY_MS)];
  const query = 'folder' in where ? await embedded(where.folder) : await server(where.url);
  await query.run(
    `insert into player (id, name, name_key, email, email_verified, current_session_id, created_at, updated_at)
     select id, name, lower(name), id || '@bench.invalid', true, session, $2::timestamptz - interval '1 day', $2::timestamptz - interval '1 day'
     from jsonb_to_recordset($1::jsonb) as person (id uuid, session uuid, name text)`,
    values,
  );
  await query.run(
    `insert into session (id, player_id, token, expires_at, created_at, updated_at)
     select session, id, token, $2::timestamptz, $2::timestamptz - interval '1 day', $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as person (id uuid, session uuid, token text)`,
    values,
  );
  await query.close();
  return people.map(({ token }) => {
    const signature = createHmac('sha256', SECRET).update(token).digest('base64');
    return `quillarena.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}

async function embedded(folder: string) {
  const pglite = await PGlite.create({ dataDir: folder });
  return { run: async (sql: string, values: unknown[]) => void (await pglite.query(sql, values)), close: () => pglite.close() };
}

async function server(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { run: async (sql: string, values: unknown[]) => void (await client.query(sql, values)), close: () => client.end() };
}
