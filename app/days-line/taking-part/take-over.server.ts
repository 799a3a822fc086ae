import { sql, type Transaction } from 'kysely';
import type { Arrival } from '~/accounts/guests/arrivals.server';
import { isApartFrom } from '~/accounts/traces/share-browser.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { countFor, lockSentences } from './pairs.server';

/**
 * Makes what a guest did on the day that runs the player's who signs in there. A person's sentence and picks count once: where the
 * player has a sentence already, the guest's is withdrawn; picks beyond those of one person are taken back, and those from pairs with
 * a sentence of their own, which they were dealt under the other name.
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
    const taken = { playerId, guestId, day: running.day };
    await lockAll(trx, taken);
    await takeSentence(trx, taken);
    await dropOwnPairs(trx, taken);
    await takePairs(trx, taken);
  });
}

interface Taken {
  playerId: string;
  guestId: string;
  day: string;
}

/** As picks do: first the pairs, then all sentences that may change. */
async function lockAll(trx: Transaction<Tables>, { playerId, guestId, day }: Taken): Promise<void> {
  const pairs = await trx
    .selectFrom('days_line_pair')
    .select(['first_id', 'second_id'])
    .where((is) => is.or([is('guest_id', '=', guestId), is('player_id', '=', playerId)]))
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

/** Takes pairs back with a sentence of their own, or of an account that has lately used the same browser. */
async function dropOwnPairs(trx: Transaction<Tables>, { playerId, guestId, day }: Taken): Promise<void> {
  const own = trx
    .selectFrom('days_line_sentence as sentence')
    .select('sentence.id')
    .where('sentence.day', '=', day)
    .where((is) =>
      is.or([
        is('sentence.player_id', '=', playerId),
        is('sentence.guest_id', '=', guestId),
        is.not(isApartFrom(playerId, 'sentence.player_id')),
      ]),
    );
  const dropped = await trx
    .deleteFrom('days_line_pair')
    .where((is) => is.or([is('guest_id', '=', guestId), is('player_id', '=', playerId)]))
    .where('day', '=', day)
    .where((is) => is.or([is('first_id', 'in', own), is('second_id', 'in', own)]))
    .returning(['first_id', 'second_id', 'picked_id'])
    .execute();
  await takeBack(trx, dropped);
}

/** Moves pairs to the account, but those beyond the number of one person's and those of the same two sentences as one there. */
async function takePairs(trx: Transaction<Tables>, { playerId, guestId, day }: Taken): Promise<void> {
  const beyond = await trx
    .deleteFrom('days_line_pair')
    .where('guest_id', '=', guestId)
    .where('day', '=', day)
    .where(
      sql<boolean>`exists (
        select from days_line_pair as own where own.player_id = ${playerId} and own.day = ${day} and (own.number = days_line_pair.number
          or array[own.first_id, own.second_id] <@ array[days_line_pair.first_id, days_line_pair.second_id]))`,
    )
    .returning(['first_id', 'second_id', 'picked_id'])
    .execute();
  await takeBack(trx, beyond);
  await trx
    .updateTable('days_line_pair')
    .set({ player_id: playerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .where('day', '=', day)
    .execute();
}

/** Counts no longer what was picked from pairs that are gone. */
async function takeBack(
  trx: Transaction<Tables>,
  pairs: readonly { first_id: string; second_id: string; picked_id: string | null }[],
): Promise<void> {
  for (const { first_id, second_id, picked_id } of pairs) {
    if (picked_id === null) continue;
    await countFor(trx, [first_id, second_id], sql`compared = compared - 1, picked = picked - (id = ${picked_id}::uuid)::integer`);
  }
}
