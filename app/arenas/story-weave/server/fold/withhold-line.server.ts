import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { withLineAgain, withoutLine } from '../../rules/fold/withhold-line';
import type { Room } from '../../rules/room';
import { writeRoomState } from '../../rules/room-state';
import { bodyOf } from '../ending/insert-story.server';
import type { PassageName } from '../named-passage.server';
import { lockRoom } from '../room-store.server';
import { foldLinesOf } from './folded-stories.server';

/**
 * For moderators: takes a line of Fold that was read out from its room, or puts it back. What is read on, voted on and published
 * is then without it; put back after the room has closed, it stands in the published story again.
 * @returns whether that changed anything; false where there is no such line.
 * @see docs/product/hiding.md
 */
export async function withholdLine(
  trx: Transaction<Tables>,
  name: PassageName,
  { withheld, now }: { withheld: boolean; now: Date },
): Promise<boolean> {
  const { roomId, round, seat } = name;
  const stored = await lockRoom(trx, roomId, false);
  if (!stored) return false;
  const changed = await trx
    .updateTable('weave_passage')
    .set({ withheld_at: withheld ? now : null })
    .where('room_id', '=', roomId)
    .where('round', '=', round)
    .where('seat', '=', seat)
    .where('sheet', 'is not', null)
    .where('withheld_at', withheld ? 'is' : 'is not', null)
    .returning(['sheet', 'text'])
    .executeTakeFirst();
  if (!changed || changed.sheet === null) return false;
  const line = { sheet: changed.sheet, round, text: changed.text };
  if (stored.room.status === 'closed') await writeStoryAgain(trx, { roomId, sheet: line.sheet, now });
  else await changeGame(trx, stored.room, { line, seat, withheld });
  // Pages that show the room look again.
  await sql`select announce('weave_part_withheld', ${roomId})`.execute(trx);
  return true;
}

/** The room goes on without the line, or with it again. */
async function changeGame(
  trx: Transaction<Tables>,
  room: Room,
  { line, seat, withheld }: { line: { sheet: number; round: number; text: string }; seat: number; withheld: boolean },
): Promise<void> {
  const { fold } = room;
  const writer = fold?.writers.findIndex((one) => one.seat === seat) ?? -1;
  if (!fold || writer === -1) return;
  const changed = withheld ? withoutLine(fold, line) : withLineAgain(fold, { ...line, writer });
  await trx
    .updateTable('weave_room')
    .set({ state: writeRoomState({ ...room, fold: changed }) })
    .where('id', '=', room.id)
    .execute();
}

/** The words of a published story of Fold, from the lines that stand in it. */
async function writeStoryAgain(
  trx: Transaction<Tables>,
  { roomId, sheet, now }: { roomId: string; sheet: number; now: Date },
): Promise<void> {
  const lines = (await foldLinesOf(trx, roomId)).filter((line) => line.sheet === sheet);
  await trx
    .updateTable('story')
    .set({ ...bodyOf(lines), updated_at: now })
    .where('id', 'in', trx.selectFrom('weave_fold_sheet').select('story_id').where('room_id', '=', roomId).where('sheet', '=', sheet))
    .execute();
}
