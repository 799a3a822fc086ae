import type { Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor, Tables } from '~/platform/database/database.server';
import { looksOf } from './look';

/** For how long a name that was another player's is not given again. */
export const RESTS_MS = 365 * DAY_MS;

interface NameClaim {
  playerId: string;
  name: string;
  now: Date;
}

/**
 * Makes a name its player's by its look, and frees the one they had before. Called in the transaction that changes the name.
 * @returns false if another player has a name of this look, or had one within a year: then the name cannot be theirs.
 * @see docs/product/accounts.md
 */
export async function claimName(trx: Transaction<Tables>, { playerId, name, now }: NameClaim): Promise<boolean> {
  const looks = looksOf(name);
  await trx
    .updateTable('name_look')
    .set({ freed_at: now })
    .where('player_id', '=', playerId)
    .where('look', 'not in', looks)
    .where('freed_at', 'is', null)
    .execute();
  const claimed = await trx
    .insertInto('name_look')
    .values(looks.map((look) => ({ look, player_id: playerId, freed_at: null })))
    .onConflict((conflict) =>
      conflict
        .column('look')
        .doUpdateSet({ player_id: playerId, freed_at: null })
        .where((where) =>
          where.or([where('name_look.player_id', '=', playerId), where('name_look.freed_at', '<=', new Date(now.getTime() - RESTS_MS))]),
        ),
    )
    .returning('look')
    .execute();
  if (claimed.length < looks.length) return false;
  await trx.deleteFrom('name_check').where('player_id', '=', playerId).execute();
  return true;
}

/** The others whose names look like a player's, those who joined first before. */
export async function namesLike(executor: Executor, playerId: string): Promise<{ name: string; since: Date }[]> {
  const player = await executor.selectFrom('player').select('name').where('id', '=', playerId).executeTakeFirst();
  if (!player) return [];
  return executor
    .selectFrom('name_look')
    .innerJoin('player', 'player.id', 'name_look.player_id')
    .select(['player.name', 'player.created_at as since'])
    .distinct()
    .where('look', 'in', looksOf(player.name))
    .where('freed_at', 'is', null)
    .where('player.id', '<>', playerId)
    .orderBy('player.created_at')
    .execute();
}

/** What a player was called before, within a year, newest first. */
export async function earlierNames(executor: Executor, playerId: string): Promise<{ name: string; until: string }[]> {
  const rows = await executor
    .selectFrom('earlier_name')
    .select(['name', 'until'])
    .where('player_id', '=', playerId)
    .orderBy('until', 'desc')
    .orderBy('id')
    .limit(EARLIER)
    .execute();
  return rows.map(({ name, until }) => ({ name, until: until.toISOString() }));
}

/** Earlier names shown, the newest. */
const EARLIER = 20;
