import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { type BareDatabase, onBareDatabase } from '../testing/database/bare-database';
import { addAccounts, addStories } from '../testing/database/early-rows';
import { migrate } from './migrate.server';
import type { SchemaChange } from './schema-change';

const SERVER = process.env.TEST_DATABASE_URL;
/** Statement timeout of pages, in ms: shorter than any of the longer steps. */
const STATEMENT_TIMEOUT_MS = 20;
const STORIES = 400;

let database: OpenDatabase;
/** Another process on the same server. */
let open: BareDatabase['open'];
onBareDatabase((bare) => {
  open = bare.open;
  database = open();
});

describe('an older schema', () => {
  // All changes since, one by one, take long: one test looks at all that they do.
  it('is migrated regardless of the statement timeout of pages, and its unverified accounts become pending sign-ups', async () => {
    await migrate(database, { upTo: '0011-jobs-to-send' });
    await addStories(database.db, STORIES);
    const [waiting, verified] = await addAccounts(database.db);
    const hurried = open({ statementTimeoutMs: STATEMENT_TIMEOUT_MS });
    const lines: string[] = [];

    const ran = await migrate(hurried, { report: (line) => lines.push(line) });

    expect(ran[0]).toBe('0012-search');
    expect(lines[0]).toBe(`0012-search: begins, 1 of ${ran.length}`);
    expect(await countOf(database, 'story_search')).toBe(STORIES);
    expect(await migrate(hurried)).toEqual([]);
    const { rows } = await database.execute(`select id, name, email, password from sign_up_attempt where name <> 'Ann'`);
    expect(rows, 'without reserved names or addresses').toEqual([
      { id: waiting, name: 'Mara', email: 'mara@example.test', password: 'hash of Mara' },
    ]);
    expect((await database.execute(`select id from player where name in ('Mara', 'Ivo')`)).rows).toEqual([{ id: verified }]);
  });

  it('keeps completed steps if a later one fails', async () => {
    const changes = { '01-a': table('a'), '02-b': table('b'), '03-c': failing() };
    await migrate(database, { changes, upTo: '01-a' });
    await expect(migrate(database, { changes })).rejects.toThrow('relation "nothing" does not exist');
    expect(await migrate(database, { changes: { ...changes, '03-c': table('c') } })).toEqual(['03-c']);
  });

  it('leaves a new database empty if a step fails, and begins again', async () => {
    const changes = { '01-a': table('a'), '02-b': failing() };
    await expect(migrate(database, { changes })).rejects.toThrow('relation "nothing" does not exist');
    expect(await migrate(database, { changes: { ...changes, '02-b': table('b') } })).toEqual(['01-a', '02-b']);
  });

  it('accepts a change with a lower number than one that ran before', async () => {
    await migrate(database, { changes: { '01-a': table('a'), '03-c': table('c') } });
    expect(await migrate(database, { changes: { '01-a': table('a'), '02-b': table('b'), '03-c': table('c') } })).toEqual(['02-b']);
  });

  it('runs the steps of a backup alone, and the others once its rows are there', async () => {
    const changes = { '01-a': table('a'), '02-b': table('b'), '03-c': table('c') };
    expect(await migrate(database, { changes, only: ['01-a', '03-c'] })).toEqual(['01-a', '03-c']);
    expect(await migrate(database, { changes })).toEqual(['02-b']);
  });
});

describe('a backfill', () => {
  function change(fill: (keys: readonly string[]) => void): SchemaChange {
    return {
      up: (db) => db.schema.alterTable('thing').addColumn('twice', 'integer').execute(),
      backfills: [
        {
          ...{ name: 'double', table: 'thing', key: 'n', batch: 100 },
          fill: async (trx, keys) => {
            await sql`update thing set twice = n * 2 where n = any(${keys}::integer[])`.execute(trx);
            fill(keys);
          },
        },
      ],
    };
  }

  it('fills every row in batches and reports progress', async () => {
    const batches: number[] = [];
    const lines: string[] = [];
    const changes = { '01-things': things(950), '02-double': change((keys) => batches.push(keys.length)) };

    const ran = await migrate(database, { changes, report: (line) => lines.push(line) });

    expect(ran).toEqual(['01-things', '02-double', '02-double.01-double']);
    expect(batches).toEqual([...Array(9).fill(100), 50]);
    expect(lines.at(-1)).toBe('02-double.01-double: done, 950 of 950 rows');
    expect(await countOf(database, 'thing where twice is distinct from n * 2')).toBe(0);
  });

  it('continues where it stopped when its process ended', async () => {
    const seen: string[] = [];
    let count = 0;
    const dying = change((keys) => {
      count += 1;
      if (count === 4) throw new Error('the process ends');
      seen.push(...keys);
    });
    await migrate(database, { changes: { '01-things': things(950) } });
    await expect(migrate(database, { changes: { '01-things': things(950), '02-double': dying } })).rejects.toThrow('the process ends');
    expect(seen).toHaveLength(300);

    const lines: string[] = [];
    const going = change((keys) => seen.push(...keys));
    await migrate(database, { changes: { '01-things': things(950), '02-double': going }, report: (line) => lines.push(line) });

    expect(lines).toContain('02-double.01-double: going on after 300 of 950 rows');
    expect(seen).toHaveLength(950);
    expect(await countOf(database, 'thing where twice is distinct from n * 2')).toBe(0);
  });
});

describe('an index on a big table', () => {
  const changes = { '01-things': indexed(things(500)) };

  it.each([
    ['a new database', ['01-things', '01-things.01-thing_part']],
    ['one that has the table', ['01-things.01-thing_part']],
  ])('exists after the migration of %s', async (_, steps) => {
    if (steps.length === 1) await migrate(database, { changes, upTo: '01-things' });
    expect(await migrate(database, { changes })).toEqual(steps);
    expect(await validIndexes(database)).toEqual(['thing_part']);
  });

  it.runIf(SERVER)('is rebuilt after an interrupted build', async () => {
    await migrate(database, { changes, upTo: '01-things' });
    await sql`insert into thing (n, part) values (-1, 7), (-2, 7)`.execute(database.db);
    await expect(sql`create unique index concurrently thing_part on thing (part)`.execute(database.db)).rejects.toThrow();
    expect(await countOf(database, `pg_index where indexrelid = 'thing_part'::regclass and not indisvalid`)).toBe(1);
    const lines: string[] = [];

    await migrate(database, { changes, report: (line) => lines.push(line) });

    expect(lines.join()).toContain('dropping what an interrupted build left behind');
    expect(await validIndexes(database)).toEqual(['thing_part']);
  });

  it.runIf(SERVER)('is built at the next start if its connection was cut', async () => {
    await migrate(database, { changes, upTo: '01-things' });
    const reader = await holdSnapshot(open());
    const building = migrate(database, { changes });
    const pid = await builderOf(database);
    await database.execute('select pg_terminate_backend($1)', [pid]);
    await expect(building).rejects.toThrow();
    await reader.end();

    expect(await migrate(database, { changes })).toEqual(['01-things.01-thing_part']);
    expect(await validIndexes(database)).toEqual(['thing_part']);
  });

  it.runIf(SERVER)('is built once by processes starting together, during a long read and writes', async () => {
    await migrate(database, { changes, upTo: '01-things' });
    const reader = await holdSnapshot(open());
    const first = migrate(database, { changes });
    await builderOf(database);
    const waits = Promise.withResolvers<string>();
    const second = migrate(open(), { changes, report: waits.resolve });
    expect(await waits.promise).toBe('waiting for another process that prepares the database');

    await sql`insert into thing (n, part) values (-1, 7)`.execute(database.db);
    await reader.end();

    expect(await first).toEqual(['01-things.01-thing_part']);
    expect(await second).toEqual([]);
    expect(await validIndexes(database)).toEqual(['thing_part']);
  });
});

describe.runIf(SERVER)('a change of a table with a long-running reader', () => {
  it('does not block others, names the blocking transaction, and runs when that ends', async () => {
    const changes = { '01-things': things(10), '02-more': more() };
    await migrate(database, { changes, upTo: '01-things' });
    const reader = await holdSnapshot(open());
    const waits = Promise.withResolvers<string>();
    const changed = migrate(database, {
      changes,
      report: (line) => {
        if (line.includes('waits for')) waits.resolve(line);
      },
    });
    expect(await waits.promise).toMatch(
      /^02-more: waits for a table that is in use\. Longest open transactions: pid \d+ \(quillarena, \d+ s\)/,
    );
    await sql`insert into thing (n, part) values (-1, 7)`.execute(database.db);
    await reader.end();
    expect(await changed).toEqual(['02-more']);
  });
});

function table(name: string): SchemaChange {
  return { up: (db) => db.schema.createTable(name).addColumn('id', 'integer').execute() };
}

function failing(): SchemaChange {
  return { up: (db) => db.schema.alterTable('nothing').addColumn('id', 'integer').execute() };
}

function things(count: number): SchemaChange {
  return {
    up: async (db) => {
      await sql`create table thing (n integer primary key, part integer not null)`.execute(db);
      await sql`insert into thing select n, n % 50 from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
    },
  };
}

function more(): SchemaChange {
  return { up: (db) => db.schema.alterTable('thing').addColumn('more', 'integer').execute() };
}

function indexed(change: SchemaChange): SchemaChange {
  return { ...change, indexes: [{ name: 'thing_part', on: 'thing (part, n) where n > 0' }] };
}

/** Reads the table in a transaction that stays open. */
async function holdSnapshot({ db }: OpenDatabase): Promise<{ end(): Promise<void> }> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  await sql`select count(*) from thing`.execute(trx);
  return { end: async () => void (await trx.rollback().execute()) };
}

/** @returns the connection that builds an index, once it waits for a reader. */
async function builderOf({ db }: OpenDatabase): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_progress_create_index where phase like 'waiting%' and current_locker_pid <> 0`.execute(db);
    if (rows[0]) return rows[0].pid;
  }
}

async function countOf({ db }: OpenDatabase, from: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(from)}`.execute(db);
  return Number(rows[0]?.count);
}

async function validIndexes({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = 'thing'::regclass and indisvalid and not indisprimary`.execute(db);
  return rows.map(({ name }) => name);
}
