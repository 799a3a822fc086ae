import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { XpChange } from '~/progress/progress.server';
import { type Award, awardedXp } from '../../rules/awards';
import type { Room } from '../../rules/room';

/**
 * What the awards of a game bring each person, at most 60 XP a UTC day from the same other person. Locks the pairs'
 * rows until the transaction ends, in the order of their ids.
 */
export async function chargeAwards(
  trx: Transaction<Tables>,
  room: Pick<Room, 'id' | 'fold'>,
  awards: readonly Award[],
  now: Date,
): Promise<XpChange[]> {
  if (awards.length === 0) return [];
  const day = now.toISOString().slice(0, 10);
  const players = [...new Set(awards.map(({ playerId }) => playerId))];
  const rows = await trx
    .selectFrom('weave_pair_xp')
    .select(['player_id', 'from_id', 'xp', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('player_id', 'in', players)
    .orderBy('player_id')
    .orderBy('from_id')
    .forUpdate()
    .execute();
  const before = rows.filter((row) => row.day === day).map(({ player_id, from_id, xp }) => ({ playerId: player_id, fromId: from_id, xp }));
  const { xp, pairs } = awardedXp(awards, before);
  for (const { playerId, fromId, xp: amount } of [...pairs].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
    await sql`
      insert into weave_pair_xp (player_id, from_id, day, xp) values (${playerId}, ${fromId}, ${day}::date, ${amount})
      on conflict (player_id, from_id) do update set
        xp = excluded.xp + case when weave_pair_xp.day = excluded.day then weave_pair_xp.xp else 0 end,
        day = excluded.day`.execute(trx);
  }
  return [...xp].map(([playerId, amount]) => ({
    playerId,
    arena: 'story_weave',
    amount,
    source: room.fold ? 'fold' : 'battle',
    sourceId: room.id,
    revision: 1,
  }));
}

function keyOf({ playerId, fromId }: { playerId: string; fromId: string }): string {
  return `${playerId} ${fromId}`;
}
