import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { texts } from '../texts';
import { claimName, RESTS_MS } from './claim-name.server';
import { looksOf } from './look';
import { requireGoodName } from './new-name.server';

/** Names looked at in one transaction. */
const BATCH = 100;
/** An id that no player has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whose name is whose: unique by look, and after its owner nobody's for a year.
 * @see docs/product/accounts.md
 */
export interface NameRegister {
  /** Checks a name that a player wants. @throws {Refusal} at the field `name`. @param playerId undefined for people without an account. */
  require(executor: Executor, name: string, playerId?: string): Promise<void>;
  /** Gives a name to a player, whose row exists. @throws {Refusal} as `require`; then the transaction must not go on. */
  take(trx: Transaction<Tables>, playerId: string, name: string): Promise<void>;
  /** Keeps the names of a player who leaves from others, as hashes. */
  leave(trx: Transaction<Tables>, playerId: string, now: Date): Promise<void>;
  /** Looks at names from before this rule, and those written past it. */
  readDue(): Promise<void>;
  /** Forgets what was a player's name more than a year ago. */
  sweep(): Promise<void>;
}

interface NameRegisterDependencies {
  db: Db;
  clock: Clock;
  secret: string;
}

export function createNameRegister({ db, clock, secret }: NameRegisterDependencies): NameRegister {
  const hashOf = createKeyedHash(secret, 'names of people who have left');
  const oldest = () => new Date(clock.now().getTime() - RESTS_MS);

  async function requireFree(executor: Executor, name: string, playerId: string | undefined): Promise<void> {
    requireGoodName(name);
    const looks = looksOf(name);
    const held = await executor
      .selectFrom('name_look')
      .select('freed_at')
      .where('look', 'in', [...looks, ...looks.map(hashOf)])
      .where((where) => where.or([where('player_id', 'is', null), where('player_id', '<>', playerId ?? NOBODY)]))
      .where((where) => where.or([where('freed_at', 'is', null), where('freed_at', '>', oldest())]))
      .execute();
    const first = held.find(({ freed_at: freedAt }) => freedAt === null) ?? held[0];
    if (first) throw taken(first.freed_at ? texts.nameRested : texts.nameLooksTaken);
  }

  async function readBatch(): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('name_check')
        .innerJoin('player', 'player.id', 'name_check.player_id')
        .select(['player.id', 'player.name'])
        .where('collides', '=', false)
        .orderBy('player_id')
        .limit(BATCH)
        .forUpdate('name_check')
        .skipLocked()
        .execute();
      for (const { id, name } of due) {
        if (await claimName(trx, { playerId: id, name, now: clock.now() })) continue;
        await trx.updateTable('name_check').set({ collides: true }).where('player_id', '=', id).execute();
      }
      return due.length;
    });
  }

  return {
    require: requireFree,

    async take(trx, playerId, name) {
      await requireFree(trx, name, playerId);
      if (!(await claimName(trx, { playerId, name, now: clock.now() }))) throw taken(texts.nameLooksTaken);
    },

    async leave(trx, playerId, now) {
      const had = await trx.deleteFrom('name_look').where('player_id', '=', playerId).returning(['look', 'freed_at']).execute();
      if (had.length === 0) return;
      await trx
        .insertInto('name_look')
        .values(had.map(({ look, freed_at }) => ({ look: hashOf(look), player_id: null, freed_at: freed_at ?? now })))
        .onConflict((conflict) => conflict.column('look').doUpdateSet({ freed_at: now }))
        .execute();
    },

    async readDue() {
      while ((await readBatch()) === BATCH) await yieldToEventLoop();
    },

    async sweep() {
      await removeRows(db, 'name_look', sql`freed_at <= ${oldest()}`);
      await removeRows(db, 'earlier_name', sql`until <= ${oldest()}`);
    },
  };
}

function taken(message: string): Refusal {
  return new Refusal(message, { field: 'name', status: 409 });
}
