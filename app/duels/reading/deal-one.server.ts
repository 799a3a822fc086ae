import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { Dealing } from '../company';
import { countPeople, readersOf } from '../people.server';
import { HOLD_MS } from '../rules/clock';
import { mayReadNear, standingTo } from '../rules/deal-readings';

/** Among how many duels that lack readers one is looked for: those that wait longest. */
const LOOKED_AT = 60;

interface OpenDuel {
  id: string;
  writers: string[];
}

/**
 * Deals a reader the duel that waits longest of those they may read. Nothing is dealt while they hold one.
 * @returns whether they hold one now.
 * @see docs/product/duels.md
 */
export async function dealOne(trx: Transaction<Tables>, readerId: string, dealing: Dealing): Promise<boolean> {
  const { now } = dealing;
  if (await holdsOne(trx, readerId)) return true;
  for (const duelId of await readableBy(trx, readerId, dealing)) {
    const free = await trx
      .selectFrom('duel')
      .select('id')
      .where('id', '=', duelId)
      .where(lacksReaders())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!free) continue;
    const dealt = await trx
      .insertInto('duel_reading')
      .values({
        ...{ id: randomUUID(), duel_id: duelId, reader_id: readerId, status: 'held' },
        ...{ turned: sql<boolean>`random() < 0.5`, dealt_at: now, held_until: new Date(now.getTime() + HOLD_MS) },
      })
      // Another tab of theirs was faster.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return dealt !== undefined || holdsOne(trx, readerId);
  }
  return false;
}

/** Whether there is a duel that a reader may read and has not had. */
export async function hasReadable(executor: Executor, readerId: string, dealing: Dealing): Promise<boolean> {
  return (await readableBy(executor, readerId, dealing)).length > 0;
}

/** Whether a reader has a duel to read in their hands. */
export async function holdsOne(executor: Executor, readerId: string): Promise<boolean> {
  const held = await executor
    .selectFrom('duel_reading')
    .select('id')
    .where('reader_id', '=', readerId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return held !== undefined;
}

/** Whether a duel lacks readers, besides those who hold it now: a condition of a query of `duel`. */
export function lacksReaders() {
  return sql<boolean>`duel.decided_at is null and ${missingReaders()} > 0`;
}

/** How many readers a duel lacks; an even one that has all lacks one more. */
export function missingReaders() {
  return sql<number>`(
    greatest(duel.wanted - duel.first_votes - duel.second_votes,
      case when duel.second_id is not null and duel.first_votes = duel.second_votes and duel.first_votes > 0 then 1 else 0 end)
    - (select count(*) from duel_reading held where held.duel_id = duel.id and held.status = 'held'))::integer`;
}

/** The duels that a reader may be dealt, in the order in which they are. */
async function readableBy(executor: Executor, readerId: string, { now, company }: Dealing): Promise<string[]> {
  const { rows: duels } = await sql<OpenDuel>`
    select duel.id, array_remove(array[first.player_id, second.player_id], null) as writers
    from duel join duel_text first on first.id = duel.first_id left join duel_text second on second.id = duel.second_id
    where ${lacksReaders()} and first.hidden_at is null and second.hidden_at is null
      and first.player_id is distinct from ${readerId}::uuid and second.player_id is distinct from ${readerId}::uuid
      and not exists (select from duel_reading had where had.duel_id = duel.id and had.reader_id = ${readerId}::uuid)
    order by duel.made_at, duel.id limit ${sql.lit(LOOKED_AT)}`.execute(executor);
  if (duels.length === 0) return [];
  const writersOfAll = [...new Set(duels.flatMap(({ writers }) => writers))];
  const relations = await readersOf(executor, { readers: [readerId], writers: writersOfAll }, company);
  const standings = duels.map(({ id, writers }) => ({
    id,
    writers,
    standing: standingTo({ writers, readers: new Set() }, readerId, relations),
  }));
  const free = standings.filter(({ standing }) => standing === 'free');
  if (free.length > 0) return free.map(({ id }) => id);
  const near: string[] = [];
  for (const { id, writers, standing } of standings) {
    if (standing !== 'near') continue;
    const known = (await company(executor, writers)).map(({ other }) => other);
    if (mayReadNear(await countPeople(executor, now, { but: [readerId, ...writers, ...known], following: writers }))) near.push(id);
  }
  return near;
}
