import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Random } from '~/platform/random/random';
import { drawnNotice } from '../notice-kinds';
import { drawReaders } from '../rules/draw';
import { drawing, mondayOf, PICK_HELD_MS } from '../rules/weeks';

/** Draws readers who pick from the latest anthology, and again for those who have not picked in time. @returns how many. */
export async function drawDue(db: Db, random: Random, now: Date): Promise<number> {
  const week = mondayOf(new Date(now.getTime() - 7 * DAY_MS));
  const { from, until } = drawing(week);
  if (now < from || now >= until) return 0;
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('challenge_week')
      .select('starts_on')
      .where('starts_on', '=', week)
      .where('revealed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    return found ? drawFor(trx, week, random, now, until) : 0;
  });
}

async function drawFor(trx: Transaction<Tables>, week: string, random: Random, now: Date, until: Date): Promise<number> {
  await trx
    .updateTable('challenge_pick')
    .set({ lapsed_at: now })
    .where('week', '=', week)
    .where('picked_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .where('held_until', '<=', now)
    .execute();
  const picks = await trx.selectFrom('challenge_pick').select(['reader_id', 'lapsed_at', 'editor']).where('week', '=', week).execute();
  const { rows: lot } = await sql<{ id: string }>`
    select player.id from challenge_lot join player on player.id = challenge_lot.player_id
    where challenge_lot.week = ${week} and player.hidden_at is null`.execute(trx);
  const drawn = drawReaders(
    lot.map(({ id }) => id),
    {
      had: new Set(picks.flatMap(({ reader_id }) => reader_id ?? [])),
      standing: picks.filter(({ lapsed_at, editor }) => lapsed_at === null && !editor).length,
    },
    random,
  );
  if (drawn.length === 0) return 0;
  const heldUntil = new Date(Math.min(now.getTime() + PICK_HELD_MS, until.getTime()));
  await trx
    .insertInto('challenge_pick')
    .values(drawn.map((reader_id) => ({ id: randomUUID(), week, reader_id, editor: false, drawn_at: now, held_until: heldUntil })))
    .execute();
  const told = drawn.map((playerId) => ({
    ...{ kind: drawnNotice, playerId, dedupeKey: `challenge-drawn:${week}`, groupKey: `challenge-drawn:${week}`, detail: week },
  }));
  await notify(trx, told, now);
  return drawn.length;
}
