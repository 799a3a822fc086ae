import type pg from 'pg';

/** Memory for building an index. With 100,000 stories, an index of words took longer with the larger amount in each trial. */
const MEMORY = { words: '64MB', others: '512MB' };

/** Tables without their indexes and keys, for the fastest inserts. */
export interface UnindexedTables {
  /** How many indexes and keys are to be rebuilt. */
  readonly waiting: number;
  /** Rebuilds them one by one, foreign keys last: these prove that the loaded rows fit together. */
  restore(onBuilt: () => void): Promise<void>;
}

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops the indexes, keys and triggers of tables within the client's open transaction: whatever happens, they exist
 * again when it ends.
 */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<UnindexedTables> {
  const foreignKeys = await constraints(client, tables, `contype = 'f'`);
  await dropConstraints(client, foreignKeys);
  const ownKeys = await constraints(client, tables, `contype in ('p', 'u')`);
  const indexes = await otherIndexes(client, tables);
  await dropConstraints(client, ownKeys);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);

  return {
    waiting: ownKeys.length + indexes.length + foreignKeys.length,
    async restore(onBuilt) {
      await setIndexMemory(client, MEMORY.others);
      for (const { table, name, definition } of ownKeys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
        onBuilt();
      }
      for (const { definition } of indexes) {
        await setIndexMemory(client, definition.includes(' USING gin ') ? MEMORY.words : MEMORY.others);
        await client.query(definition);
        onBuilt();
      }
      await setIndexMemory(client, MEMORY.others);
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
        onBuilt();
      }
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    },
  };
}

/** For this transaction. */
async function setIndexMemory(client: pg.Client, size: string): Promise<void> {
  await client.query(`set local maintenance_work_mem = '${size}'`);
}

async function constraints(client: pg.Client, tables: readonly string[], kind: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where ${kind} and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) order by contype, conname`,
    [tables],
  );
  return rows;
}

async function dropConstraints(client: pg.Client, dropped: readonly Definition[]): Promise<void> {
  for (const { table, name } of dropped) await client.query(`alter table ${table} drop constraint ${name}`);
}

async function otherIndexes(client: pg.Client, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
     order by indexrelid`,
    [tables],
  );
  return rows;
}
