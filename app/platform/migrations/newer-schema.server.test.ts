import { describe, expect, it } from 'vitest';
import { migrations } from '~migrations';
import type { OpenDatabase } from '../database/database.server';
import { type BareDatabase, onBareDatabase } from '../testing/database/bare-database';
import { migrate } from './migrate.server';
import type { SchemaChange } from './schema-change';

let database: OpenDatabase;
/** Another process on the same server. */
let open: BareDatabase['open'];
onBareDatabase((bare) => {
  open = bare.open;
  database = open();
});

const withMore = expanding({
  up: (db) => db.schema.alterTable('thing').addColumn('more', 'integer').execute(),
  indexes: [{ name: 'thing_more', on: 'thing (more)' }],
});

describe('the schema of a newer version', () => {
  it('is not touched by an older version if one of its steps does more than expand it', async () => {
    await migrate(database, { changes: { '01-a': table('a'), '02-b': expanding(table('b')), '03-c': table('c') } });
    await expect(migrate(database, { changes: { '01-a': table('a') } })).rejects.toThrow(
      'This database is of a newer version, with 03-c. Please start that version; only a backup from before leads back to this one.',
    );
  });

  it('is worked on by an older version if all its steps only expand it', async () => {
    const changes = { '01-things': table('thing'), '02-more': withMore, '03-b': expanding(table('b')) };
    await migrate(database, { changes });
    const lines: string[] = [];

    const ran = await migrate(open(), { changes: { '01-things': table('thing') }, report: (line) => lines.push(line) });

    expect(ran).toEqual([]);
    expect(lines).toEqual(['the schema is of a newer version, which has only expanded it: 02-more, 02-more.01-thing_more, 03-b']);
    expect(await migrate(database, { changes }), 'and by the newer one again').toEqual([]);
  });

  it('of a release that kept no note of what expands is not touched by an even older one, and gets its notes from then on', async () => {
    await database.execute('create table schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
    await database.execute(`insert into schema_migration values ('01-a', '2026-01-01'), ('02-b', '2026-01-02')`);
    await expect(migrate(database, { changes: { '01-a': table('a') } })).rejects.toThrow('of a newer version, with 02-b.');
    const changes = { '01-a': table('a'), '02-b': expanding(table('b')) };

    expect(await migrate(database, { changes: { ...changes, '03-c': expanding(table('c')) } })).toEqual(['03-c']);

    expect(await migrate(database, { changes })).toEqual([]);
    await expect(migrate(database, { changes: { '01-a': table('a') } })).rejects.toThrow('of a newer version, with 02-b.');
  });
});

it('each new schema change says whether it only expands, whatever its number', () => {
  const silent = Object.entries<SchemaChange>(migrations).flatMap(([name, { expands }]) => (expands === undefined ? [name] : []));
  expect(silent.filter((name) => name >= '0584')).toEqual([]);
  expect(silent, 'those from before changes said it').toHaveLength(204);
});

function table(name: string): SchemaChange {
  return { up: (db) => db.schema.createTable(name).addColumn('id', 'integer').execute() };
}

function expanding(change: SchemaChange): SchemaChange {
  return { ...change, expands: true };
}
