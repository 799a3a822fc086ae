import type { OpenDatabase } from '../../app/platform/database/database.server';
import { accountRows } from './account-rows';
import { challengeRows } from './challenge-rows';
import { circleRows } from './circle-rows';
import { collectionRows } from './collection-rows';
import { duelRows } from './duel-rows';
import { fanFictionRows } from './fan-fiction-rows';
import { gameRows } from './game-rows';
import { lineRows } from './line-rows';
import { readingRows } from './reading-rows';
import { nameInLimits, type RowsByTable, type RowsOf } from './rows-of';
import { storyRows } from './story-rows';
import { tagRows } from './tag-rows';
import { weaveRows } from './weave-rows';
import { writingRows } from './writing-rows';

/** Puts a row of the person into each table that there is, in this order. */
export const personalRows: RowsByTable = {
  ...accountRows,
  ...storyRows,
  ...writingRows,
  ...readingRows,
  ...collectionRows,
  ...tagRows,
  ...fanFictionRows,
  ...gameRows,
  ...weaveRows,
  ...lineRows,
  ...duelRows,
  ...circleRows,
  ...challengeRows,
};

/** Messages to other processes, which one of them takes away within a moment; in a test nobody does. */
const PASSING = 'bus_outbox';

/** How many rows of each table name the person by id, name or address: table → rows, tables without any left out. */
export async function rowsNaming({ database, person }: Pick<RowsOf, 'database' | 'person'>): Promise<Record<string, number>> {
  const naming: Record<string, number> = {};
  for (const table of await allTables(database)) {
    if (table === PASSING) continue;
    const { rows } = await database.execute(
      `select count(*)::int as count from "${table}" as it where it::text ilike any (array['%' || $1 || '%', '%' || $2 || '%', '%' || $3 || '%', '%' || $4 || '%'])`,
      [person.id, person.name, person.email, nameInLimits(person.id)],
    );
    const count = Number(rows[0]?.count);
    if (count > 0) naming[table] = count;
  }
  return naming;
}

/** Every table that there is. */
export async function allTables(database: OpenDatabase): Promise<string[]> {
  const { rows } = await database.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => String(name));
}
