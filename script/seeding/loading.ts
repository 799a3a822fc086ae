import type pg from 'pg';

/** Memory for building an index. With 100,000 stories one of words took longer with the greater one in each trial. */
const MEMORY = { words: '64MB', others: '512MB' };

/** A table without its indexes and keys, as rows go in fastest. */
export interface BareTables {
  /** How many indexes and keys wait to be built. */
  readonly waiting: number;
  /** Builds them again one by one, the keys between tables last: these prove that what was loaded fits together. */
  restore(onBuilt: () => void): Promise<void>;
}

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes the indexes, keys and triggers of tables away, within the transaction that the client has open: whatever
 * happens, they are there again when it ends.
 */
export async function bareTables(client: pg.Client, tables: readonly string[]): Promise<BareTables> {
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
      await giveMemory(client, MEMORY.others);
      for (const { table, name, definition } of ownKeys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
        onBuilt();
      }
      for (const { definition } of indexes) {
        await giveMemory(client, definition.includes(' USING gin ') ? MEMORY.words : MEMORY.others);
        await client.query(definition);
        onBuilt();
      }
      await giveMemory(client, MEMORY.others);
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
        onBuilt();
      }
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    },
  };
}

/** For this transaction. */
async function giveMemory(client: pg.Client, size: string): Promise<void> {
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
