import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { DoorReason } from '~/stories/door/door';
import { bodyOf } from './ending/insert-story.server';
import { lockRoom, partsOf } from './room-store.server';

/** A part of a room, by its number. */
interface PartName {
  roomId: string;
  number: number;
}

/**
 * For moderators: takes a part out of a room whose story is not published yet, or puts it back. What the AI writers read, what is
 * published and what pages show is then without it; put back later, it stands in the published story again.
 * @returns whether that changed anything; false where there is no such part.
 * @see docs/product/hiding.md
 */
export async function withholdPart(
  trx: Transaction<Tables>,
  { roomId, number }: PartName,
  { withheld, now }: { withheld: boolean; now: Date },
): Promise<boolean> {
  const stored = isUuid(roomId) ? await lockRoom(trx, roomId, false) : undefined;
  if (!stored) return false;
  const { numUpdatedRows } = await trx
    .updateTable('weave_turn')
    .set({ withheld_at: withheld ? now : null, door_about: null })
    .where('room_id', '=', roomId)
    .where('number', '=', number)
    .where('ended_at', 'is not', null)
    .where('withheld_at', withheld ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (withheld) {
    await endSteering(trx, { roomId, number });
    await forgetReading(trx, roomId);
    await forgetSayings(trx, { roomId, number });
  }
  if (stored.storyId !== null) {
    const parts = await partsOf(trx, roomId);
    await trx
      .updateTable('story')
      .set({ ...bodyOf(parts), updated_at: now })
      .where('id', '=', stored.storyId)
      .execute();
  }
  return true;
}

/** People could bring the newest part back into sight by changing its words; an answer that is on its way comes too late. */
async function endSteering(trx: Transaction<Tables>, { roomId, number }: PartName): Promise<void> {
  await trx
    .updateTable('weave_room')
    .set({ state: sql`jsonb_set(state, '{lastPart}', 'null')` })
    .where('id', '=', roomId)
    .where(sql<boolean>`state->'lastPart'->>'number' = ${String(number)}`)
    .execute();
}

/**
 * Puts a door before a part of a room in which people still write, or takes it away.
 * @returns whether that changed anything; false where there is no such part.
 * @see docs/product/trust.md
 */
export async function setPartDoor(trx: Transaction<Tables>, { roomId, number }: PartName, about: DoorReason | null): Promise<boolean> {
  if (!(await lockRoom(trx, roomId, false))) return false;
  const { numUpdatedRows } = await trx
    .updateTable('weave_turn')
    .set({ door_about: about })
    .where('room_id', '=', roomId)
    .where('number', '=', number)
    .where('ended_at', 'is not', null)
    .where('withheld_at', 'is', null)
    .where('door_about', about === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (about !== null) {
    await endSteering(trx, { roomId, number });
    await forgetReading(trx, roomId);
  }
  await sql`select announce('weave_part_withheld', ${roomId})`.execute(trx);
  return true;
}

/** What was read of the part is read no more, nor what is being read with it now; the next turn is read without it. */
async function forgetReading(trx: Transaction<Tables>, roomId: string): Promise<void> {
  await trx
    .updateTable('weave_room')
    .set({
      state: sql`jsonb_set(jsonb_set(state, '{memory,read}', 'null'),
        '{memory,forgotten}', to_jsonb(coalesce((state#>>'{memory,forgotten}')::int, 0) + 1))`,
    })
    .where('id', '=', roomId)
    .where(sql<boolean>`state->'memory' is not null`)
    .execute();
}

/** What people told the AI writers after the part, and could be about it, stands in the replay no more. */
async function forgetSayings(trx: Transaction<Tables>, { roomId, number }: PartName): Promise<void> {
  const others = sql`(select coalesce(jsonb_agg(said.one order by said.nth), '[]')
    from jsonb_array_elements(state->'memory'->'said') with ordinality as said(one, nth)
    where (said.one->>'after')::int <> ${number})`;
  await trx
    .updateTable('weave_room')
    .set({ state: sql`jsonb_set(state, '{memory,said}', ${others})` })
    .where('id', '=', roomId)
    .where(sql<boolean>`state->'memory'->'said' is not null`)
    .execute();
}
