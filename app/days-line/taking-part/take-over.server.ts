import { sql, type Transaction } from 'kysely';
import type { Arrival } from '~/accounts/guests/arrivals.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { countFor, lockSentences } from './pairs.server';

/**
 * Makes what a guest did on the day that runs the player's who signs in there. A person's sentence and picks count once: where the
 * player has a sentence already, the guest's is withdrawn, and picks beyond those of one person are taken back.
 * @see docs/product/days-line.md
 */
export async function takeOverLine(db: Db, { playerId, guestId }: Arrival): Promise<void> {
  const found = await db
    .selectFrom('days_line_sentence')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('withdrawn', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  await db.transaction().execute(async (trx) => {
    const running = await trx
      .selectFrom('days_line')
      .select('day')
      .where('decided_at', 'is', null)
      .orderBy('day', 'desc')
      .limit(1)
      .forShare()
      .executeTakeFirst();
    if (!running) return;
    await lockAll(trx, guestId, running.day);
    await takeSentence(trx, { playerId, guestId, day: running.day });
    await takePairs(trx, { playerId, guestId, day: running.day });
  });
}

interface Taken {
  playerId: string;
  guestId: string;
  day: string;
}

/** As picks do: first the pairs, then all sentences that may change. */
async function lockAll(trx: Transaction<Tables>, guestId: string, day: string): Promise<void> {
  const pairs = await trx
    .selectFrom('days_line_pair')
    .select(['first_id', 'second_id'])
    .where('guest_id', '=', guestId)
    .where('day', '=', day)
    .orderBy('id')
    .forUpdate()
    .execute();
  const added = await trx.selectFrom('days_line_sentence').select('id').where('guest_id', '=', guestId).where('day', '=', day).execute();
  await lockSentences(trx, [...added.map(({ id }) => id), ...pairs.flatMap(({ first_id, second_id }) => [first_id, second_id])]);
}

async function takeSentence(trx: Transaction<Tables>, { playerId, guestId, day }: Taken): Promise<void> {
  const own = await trx
    .selectFrom('days_line_sentence')
    .select('id')
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .executeTakeFirst();
  await trx
    .updateTable('days_line_sentence')
    .set(own ? { withdrawn: true } : { player_id: playerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .where('day', '=', day)
    .execute();
}

async function takePairs(trx: Transaction<Tables>, { playerId, guestId, day }: Taken): Promise<void> {
  const beyond = await trx
    .deleteFrom('days_line_pair')
    .where('guest_id', '=', guestId)
    .where('day', '=', day)
    .where('number', 'in', (query) =>
      query.selectFrom('days_line_pair as own').select('own.number').where('own.player_id', '=', playerId).where('own.day', '=', day),
    )
    .returning(['first_id', 'second_id', 'picked_id'])
    .execute();
  for (const { first_id, second_id, picked_id } of beyond) {
    if (picked_id === null) continue;
    await countFor(trx, [first_id, second_id], sql`compared = compared - 1, picked = picked - (id = ${picked_id}::uuid)::integer`);
  }
  await trx
    .updateTable('days_line_pair')
    .set({ player_id: playerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .where('day', '=', day)
    .execute();
}
