import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../clock/durations';
import { requireRoom } from '../../instance/require-room.server';
import type { OpenDatabase, QueryObserver } from '../database.server';
import { openEmbeddedDatabase, UnreadableDatabase } from './embedded-database.server';
import { DatabaseFailed, startEngine, startThread } from './start-engine.server';

let database: OpenDatabase;
const observe = vi.fn<QueryObserver>();
beforeAll(async () => {
  database = await openEmbeddedDatabase(undefined, { onQuery: observe });
  await database.execute('create table thing (id integer primary key, name text not null)');
});
afterAll(() => database.close());

const names = async () => (await database.execute('select name from thing order by id')).rows.map(({ name }) => name);

describe('the embedded database', () => {
  it('does not hold up the process while a query takes long', async () => {
    let beats = 0;
    const beat = setInterval(() => {
      beats += 1;
    }, 5);
    await database.execute('select count(*) from generate_series(1, 3000000)');
    clearInterval(beat);
    expect(beats).toBeGreaterThan(0);
  });

  it('times each query by what it takes itself, not by its wait for others', async () => {
    observe.mockClear();
    const began = performance.now();
    await Promise.all([1, 2, 3, 4].map(() => database.execute('select count(*) from generate_series(1, 300000)')));
    const all = (performance.now() - began) / 1_000;
    const times = observe.mock.calls.map(([, seconds]) => seconds);
    expect(times).toHaveLength(4);
    expect(times.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(all);
  });

  it('gives back dates, numbers, days, bytes and JSON as what they are', async () => {
    const at = new Date('2026-05-01T10:00:00.123Z');
    const { rows } = await database.execute(
      'select $1::timestamptz as at, $2::bytea as bytes, $3::jsonb as json, 7::int8 as count, date $$2026-05-01$$ as day',
      [at, Buffer.from([1, 2, 255]), JSON.stringify({ words: ['a', null] })],
    );
    expect(rows).toEqual([{ at, bytes: new Uint8Array([1, 2, 255]), json: { words: ['a', null] }, count: 7, day: '2026-05-01' }]);
  });

  it('commits a transaction as a whole, or not at all, and others wait for it', async () => {
    const committed = database.db.transaction().execute(async (trx) => {
      await sql`insert into thing values (1, 'lamp')`.execute(trx);
      await sql`insert into thing values (2, 'gate')`.execute(trx);
    });
    const failed = database.db.transaction().execute(async (trx) => {
      await sql`insert into thing values (3, 'salt')`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await committed;
    expect(await names()).toEqual(['lamp', 'gate']);
  });

  it.each(["it's", '\\', '$1', '"; drop table thing; --', 'two\nlines', '', 'ünï – 字 🙂'])(
    'stores %j by a prepared change as it is',
    async (name) => {
      const store = 'insert into thing values ($1, $2) on conflict (id) do update set name = excluded.name';
      expect(await database.change('store-thing', store, [70, name])).toBe(1);
      expect((await database.execute('select name from thing where id = 70')).rows).toEqual([{ name }]);
      await database.execute('delete from thing where id = 70');
    },
  );

  it('counts the rows of a prepared change, knows dates and nothing, and is told once more after a refusal', async () => {
    const count = 'update thing set name = name where id = -1 and $1::timestamptz > now() and $2::integer is null';
    expect(await database.change('count-none', count, [new Date(), null])).toBe(0);
    const early = () => database.change('fill-late', 'insert into late values ($1)', [1]);
    await expect(early()).rejects.toMatchObject({ code: '42P01' });
    await database.execute('create table late (id integer primary key)');
    expect(await Promise.all([early(), database.change('fill-late', 'insert into late values ($1)', [2])])).toEqual([1, 1]);
    await expect(early()).rejects.toMatchObject({ code: '23505' });
    await database.execute('alter table late alter column id type bigint');
    expect(await database.change('fill-late', 'insert into late values ($1)', [3])).toBe(1);
  });

  it('keeps a prepared change out of the open transaction of another caller', async () => {
    let change: Promise<number> | undefined;
    const failed = database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      change = database.change('store-later', 'insert into thing values ($1, $2)', [71, 'kept']);
      await sql`select 1`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await change).toBe(1);
    expect(await names()).toContain('kept');
    await database.execute('delete from thing where id = 71');
  });

  it('says what PostgreSQL says when it refuses a statement', async () => {
    const twice = sql`insert into thing values (9, 'twice'), (9, 'twice')`.execute(database.db);
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' });
    const inTransaction = database.db.transaction().execute((trx) => sql`insert into thing values (9, null)`.execute(trx));
    await expect(inTransaction).rejects.toMatchObject({ code: '23502', column: 'name' });
    expect(await names()).not.toContain('twice');
  });

  it('brings messages on a channel before the answer to the statement that sent them', async () => {
    const heard: string[] = [];
    const listening = await database.listen(['things'], { onMessage: (_channel, payload) => heard.push(payload), onLink: () => undefined });
    await database.execute(`select pg_notify('things', 'one')`);
    expect(heard).toEqual(['one']);
    await listening.stop();
    await database.execute(`select pg_notify('things', 'two')`);
    expect(heard).toEqual(['one']);
  });

  it('fails with its thread: queries under way and later ones too, and says once what to do', async () => {
    const worker = startThread();
    const onFailure = vi.fn();
    const engine = await startEngine(undefined, { onFailure }, worker);
    const underWay = engine.query('select count(*) from generate_series(1, 300000000)');
    await worker.terminate();
    await expect(underWay).rejects.toThrow(DatabaseFailed);
    await expect(engine.transaction(async () => undefined)).rejects.toThrow(DatabaseFailed);
    const db = new Kysely({ dialect: new PGliteDialect({ pglite: engine }) });
    const begunLater = db.transaction().execute((trx) => sql`select 1`.execute(trx));
    await expect(begunLater).rejects.toThrow(DatabaseFailed);
    const text = 'The embedded database has failed (its thread ended with 1). Start again: everything that was saved is still there.';
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ message: text })]]);
  });

  it('says which files it cannot open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quillarena-embedded-'));
    await writeFile(join(folder, 'PG_VERSION'), '9.6');
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(UnreadableDatabase);
    await rm(folder, { recursive: true });
  });
});

describe('an embedded database in a folder', () => {
  let folder: string;
  let kept: OpenDatabase;
  const mayFit = vi.fn(requireRoom);
  const onCheckpoint = vi.fn();
  const onQuery = vi.fn<QueryObserver>();
  // For all tests: to create its files takes as long as all that they do with them.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-'));
    kept = await openEmbeddedDatabase(join(folder, 'database'), { requireRoom: mayFit, onCheckpoint, onQuery });
  });
  afterAll(async () => {
    await kept.close();
    await rm(folder, { recursive: true });
  });

  it('is not copied for a backup where the copy would not fit on its disk', async () => {
    mayFit.mockClear().mockRejectedValueOnce(new Error('No backup was made.'));
    await expect(kept.fromSnapshot(async () => undefined)).rejects.toThrow('No backup was made.');
    expect(mayFit.mock.calls).toEqual([[folder, expect.any(Number)]]);
    const { rows } = await kept.execute('select pg_database_size(current_database())::float8 as bytes');
    expect(Number(mayFit.mock.calls.flat()[1]), 'its log is copied, too').toBeGreaterThan(Number(rows[0]?.bytes));
    expect(await readdir(folder)).toEqual(['database']);
  });

  it('is read as it was at one moment, while others write on, and leaves no copy behind', async () => {
    await kept.execute(`create table note (words text)`);
    await kept.execute(`insert into note values ('before')`);
    const notes = ({ db }: Pick<OpenDatabase, 'db'>) => sql<{ words: string }>`select words from note`.execute(db);
    const read = await kept.fromSnapshot(async (db) => {
      await kept.execute(`insert into note values ('meanwhile')`);
      return notes({ db });
    });
    expect(read.rows).toEqual([{ words: 'before' }]);
    expect((await notes(kept)).rows).toEqual([{ words: 'before' }, { words: 'meanwhile' }]);
    await expect(kept.fromSnapshot(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(await readdir(folder)).toEqual(['database']);
  });

  it('tells of a query without its wait for a copy or a checkpoint', async () => {
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const notes: Promise<unknown>[] = [];
    /** Asks while something else goes on, which lasts an hour from then on. */
    const askNotes = () => {
      notes.push(kept.execute('select "relname" from "pg_class"'));
      now += HOUR_MS;
    };
    onQuery.mockClear();
    // Once there is room, the copy is begun at once: before what the loop of events does next.
    mayFit.mockImplementationOnce(async () => void setImmediate(askNotes));
    await kept.fromSnapshot(async () => undefined);
    onCheckpoint.mockImplementation((seconds) => {
      if (seconds === undefined && notes.length === 1) askNotes();
    });
    await kept.execute('create table scrap as select repeat(md5(n::text), 30) as text from generate_series(1, 30000) n');
    await vi.waitFor(() => expect(notes).toHaveLength(2));
    await Promise.all(notes);
    clock.mockRestore();
    expect(onQuery.mock.calls.flatMap(([name, seconds]) => (name.includes('pg_class') ? [seconds] : []))).toEqual([0, 0]);
  });

  it('keeps its log small by checkpoints, within a long transaction too', async () => {
    await kept.execute('create table page (id integer primary key, text text not null)');
    await kept.db.transaction().execute(async (trx) => {
      const part = sql`insert into page select n + (select count(*) from page), repeat(md5(n::text), 30) from generate_series(1, 5000) n`;
      for (let parts = 0; parts < 16; parts += 1) await part.execute(trx);
    });
    const { rows } = await kept.execute(`
      select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::integer as written,
        (pg_current_wal_insert_lsn() - redo_lsn)::integer as waiting from pg_control_checkpoint()`);
    expect(rows[0]?.written).toBeGreaterThan(80_000_000);
    expect(rows[0]?.waiting, 'what a start after a crash would have to do again').toBeLessThan(40_000_000);
    expect((await kept.execute('select count(*) as pages from page')).rows).toEqual([{ pages: 80_000 }]);
    expect(onCheckpoint).toHaveBeenCalledWith(expect.any(Number));
  });

  it('refuses questions once it is closed', async () => {
    await kept.close();
    await expect(kept.execute('select 1')).rejects.toThrow('closed');
  });
});
