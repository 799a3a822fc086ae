import type { Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { sweepBatches } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { type ChangeFacts, changeNotice } from './change-notice';
import { type LawChange, lawChanges } from './law-changes';

/** Accounts told in one transaction. */
const BATCH = 200;
/** The demo world's people, whom nobody needs to tell. */
const NOWHERE = '%.invalid';

interface NotifyDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'error'>;
  changes?: readonly LawChange[];
}

/** A change that not everybody has been told of, and how far that is. */
interface Untold {
  id: string;
  toldUpTo: string | null;
}

/**
 * Notes the changes that this site has not heard of, as told from now on. Where there are no accounts yet, there is nobody to tell:
 * anybody who joins agrees to the new texts.
 * @see docs/product/law.md
 */
export async function noteChanges({ db, clock, changes = lawChanges }: Omit<NotifyDependencies, 'log'>): Promise<void> {
  if (changes.length === 0) return;
  const now = clock.now();
  const done_at = (await accounts(db).limit(1).executeTakeFirst()) ? null : now;
  await db
    .insertInto('law_change')
    .values(changes.map(({ id }) => ({ id, told_at: now, done_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Tells everybody who had an account before of each change, by bell and mail, each once. @returns how many were told. */
export async function notifyOfChanges({ db, clock, log }: NotifyDependencies): Promise<number> {
  let told = 0;
  await sweepBatches<Untold>(
    (after) => untold(db, after),
    async ({ id }) => {
      for (let batch = BATCH; batch === BATCH; told += batch) {
        batch = await db.transaction().execute((trx) => notifyNext(trx, id, clock.now()));
      }
    },
    (error, { id }) => log.error({ err: error, change: id }, 'a change of the pages of law could not be told'),
  );
  return told;
}

async function untold(db: Db, after: Untold | undefined): Promise<Untold[]> {
  const rows = await db
    .selectFrom('law_change')
    .select(['id', 'told_up_to as toldUpTo'])
    .where('done_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after?.id ?? ''))
    .orderBy('id')
    .execute();
  return rows;
}

/** Tells the next accounts of a change. @returns how many; fewer than a batch once it is done. */
async function notifyNext(trx: Transaction<Tables>, id: string, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('law_change')
    .select(['told_at', 'told_up_to'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return 0;
  const people = await accounts(trx)
    .where('created_at', '<', row.told_at)
    .$if(row.told_up_to !== null, (query) => query.where('id', '>', row.told_up_to))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const params: ChangeFacts = { change: id, toldAt: row.told_at.toISOString() };
  const key = `law-change:${id}`;
  await notify(
    trx,
    people.map((person) => ({ playerId: person.id, kind: changeNotice, dedupeKey: key, groupKey: key, params })),
    now,
  );
  const isDone = people.length < BATCH;
  await trx
    .updateTable('law_change')
    .set(isDone ? { told_up_to: null, done_at: now } : { told_up_to: people.at(-1)?.id ?? null })
    .where('id', '=', id)
    .execute();
  return people.length;
}

function accounts(executor: Executor) {
  return executor.selectFrom('player').select('id').where('email_verified', '=', true).where('email', 'not like', NOWHERE);
}
