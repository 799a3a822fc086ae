import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Dealing } from '../company';
import { duelDealtNotice } from '../notice-kinds';
import { releaseOutcomes, releaseUnread, unreleasedOf } from '../outcome/release-outcomes.server';
import { countPeople, readersOf } from '../people.server';
import { APART_MS, HOLD_MS } from '../rules/clock';
import { type DealtReading, dealReadings, type FreeReader } from '../rules/deal-readings';
import { hasReadable, lacksReaders, missingReaders } from './deal-one.server';

/** How many duels and readers one job looks at: those that wait longest, and those who owe most. */
const MOST_DUELS = 2_000;
const MOST_READERS = 5_000;
/** How long an outcome waits where there is nothing to read for it. */
const NOTHING_TO_READ_MS = DAY_MS;

/** Takes readings back that were held for too long, so that they are dealt on. */
export async function lapseHeld(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('duel_reading')
    .set({ status: 'lapsed', ended_at: now })
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .execute();
}

/**
 * Deals duels that lack readers to writers who owe readings for their own, one to each, and tells them.
 * @returns how many were dealt.
 * @see docs/product/duels.md
 */
export async function dealDue(db: Db, { now, company }: Dealing): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows: duels } = await sql<{ id: string; writers: string[]; missing: number; readers: string[] }>`
      select duel.id, ${missingReaders()} as missing, array_remove(array[first.player_id, second.player_id], null) as writers,
        array(select reader_id from duel_reading had where had.duel_id = duel.id and reader_id is not null) as readers
      from duel join duel_text first on first.id = duel.first_id left join duel_text second on second.id = duel.second_id
      where ${lacksReaders()} and first.hidden_at is null and second.hidden_at is null
      order by duel.made_at, duel.id limit ${sql.lit(MOST_DUELS)} for update of duel skip locked`.execute(trx);
    const readers = duels.length === 0 ? [] : await freeReaders(trx, now);
    if (readers.length === 0) return 0;
    const writers = [...new Set(duels.flatMap((duel) => duel.writers))];
    const relations = await readersOf(trx, { readers: readers.map(({ id }) => id), writers }, company);
    const dealt = dealReadings(
      duels.map((duel) => ({ ...duel, readers: new Set(duel.readers) })),
      readers,
      { ...relations, people: await countPeople(trx, now) },
    );
    return storeDealt(trx, dealt, now);
  });
}

/**
 * Writers who hold nothing and owe readings for a text of theirs, whatever has become of it; not those who let one lapse unseen,
 * until they have asked for one.
 */
async function freeReaders(trx: Transaction<Tables>, now: Date): Promise<FreeReader[]> {
  const since = new Date(now.getTime() - APART_MS);
  const { rows } = await sql<FreeReader>`
    with pending as (
      select player_id as id, count(*) as texts from duel_text
      where sealed_at > ${since} and released_at is null and player_id is not null group by player_id
    )
    select pending.id, (pending.texts * 2 - coalesce(reading.duels, 0) + coalesce(spent.duels, 0))::integer as owes
    from pending
    join player on player.id = pending.id and player.hidden_at is null
    left join lateral (
      select count(*) as duels from duel_reading where reader_id = pending.id and status = 'done') as reading on true
    left join lateral (select sum(spent_duels) as duels from duel_text where player_id = pending.id and spent_duels > 0) as spent on true
    where not exists (select from duel_reading held where held.reader_id = pending.id and held.status = 'held')
      and pending.texts * 2 - coalesce(reading.duels, 0) + coalesce(spent.duels, 0) > 0
      and not exists (
        select from duel_reading missed where missed.reader_id = pending.id and missed.status = 'lapsed' and missed.opened_at is null
          and missed.held_until <= missed.ended_at and missed.ended_at > ${since}
          and not exists (select from duel_reading later where later.reader_id = pending.id and later.dealt_at > missed.ended_at))
    order by owes desc, pending.id limit ${sql.lit(MOST_READERS)}`.execute(trx);
  return rows;
}

async function storeDealt(trx: Transaction<Tables>, dealt: readonly DealtReading[], now: Date): Promise<number> {
  if (dealt.length === 0) return 0;
  const { rows } = await sql<{ id: string; reader_id: string }>`
    insert into duel_reading (id, duel_id, reader_id, status, turned, dealt_at, held_until)
    select dealt.*, 'held', random() < 0.5, ${now}::timestamptz, ${new Date(now.getTime() + HOLD_MS)}::timestamptz
    from unnest(
      ${dealt.map(() => randomUUID())}::uuid[], ${dealt.map(({ duelId }) => duelId)}::uuid[],
      ${dealt.map(({ readerId }) => readerId)}::uuid[]
    ) as dealt
    on conflict do nothing
    returning id, reader_id`.execute(trx);
  const facts = rows.map(({ id, reader_id: playerId }) => ({
    ...{ kind: duelDealtNotice, playerId, dedupeKey: `duel-dealt:${id}`, groupKey: `duel-dealt:${playerId}` },
  }));
  await notify(trx, facts, now);
  return rows.length;
}

/**
 * Shows outcomes that are due: for which enough was read, or for which there has been nothing to read for a day.
 * @returns how many people were looked at.
 */
export async function releaseDue(db: Db, dealing: Dealing): Promise<number> {
  const { now } = dealing;
  const decided = new Date(now.getTime() - NOTHING_TO_READ_MS);
  const { rows } = await sql<{ id: string }>`
    select distinct text.player_id as id from duel_text text join duel on duel.id = text.duel_id
    where text.released_at is null and text.player_id is not null and duel.decided_at <= ${decided}`.execute(db);
  for (const { id } of rows) {
    await db.transaction().execute(async (trx) => {
      await releaseOutcomes(trx, id, now);
      const [first] = await unreleasedOf(trx, id);
      if (first && !(await hasReadable(trx, id, dealing))) await releaseUnread(trx, id, first.id, now);
    });
  }
  return rows.length;
}
