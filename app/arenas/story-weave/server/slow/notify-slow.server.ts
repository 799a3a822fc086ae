import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import { forgetVersions } from '~/stories/history/text-versions.server';
import type { Room } from '../../rules/room';
import { isOpenToReaders, isSlow, latestWriter, type SlowRoom, slowWriters } from '../../rules/slow/slow';
import type { RoomEffect } from '../../rules/turns/running-turn';
import { slowEndingNotice, slowPartNotice, slowPenNotice, slowTurnNotice } from '../seating/notice-kinds';

interface SlowStepTaken {
  before: SlowRoom;
  room: Room;
  effects: readonly RoomEffect[];
}

/**
 * What a step of a slow room means for its people, within the transaction of the step: who has the pen gets a desk and is told,
 * words that were handed in leave their desk, and everybody is told whom it concerns.
 * @see docs/product/slow-rooms.md
 */
export async function notifyOfSlowRoom(trx: Transaction<Tables>, { before, room, effects }: SlowStepTaken, now: Date): Promise<void> {
  const actorId = effects.flatMap((effect) =>
    effect.type === 'turn-ended' && effect.turn.kind === 'person' ? [effect.turn.playerId] : [],
  )[0];
  const told = (kind: NoticeKind, playerIds: readonly string[], named = actorId) => {
    // One notice for each time that the room moves on: what it says is over with the next turn.
    const key = `${kind.id}:${room.id}:${room.lastNumber}:${now.getTime()}`;
    const about = { kind, dedupeKey: key, groupKey: dailyGroup(kind, room.id, now), actorId: named, detail: room.id };
    return notify(
      trx,
      playerIds.map((playerId) => ({ ...about, playerId })),
      now,
    );
  };
  for (const effect of effects) {
    if (effect.type === 'turn-ended' && effect.turn.kind === 'person') {
      await clearDesk(trx, room.id, effect.turn.playerId);
      await readTurnNotices(trx, room.id, effect.turn.playerId, now);
      if (isOpenToReaders(before)) await told(slowPartNotice, await followersOf(trx, room.id));
    }
    if (effect.type === 'pen-held') await setDesk(trx, room.id, effect.playerId, now);
    if (effect.type === 'pen-given') {
      await setDesk(trx, room.id, effect.playerId, now);
      // Who opens a room sees that it is their turn.
      if (room.lastNumber > 0 || slowWriters(room).length > 1) await told(slowTurnNotice, [effect.playerId]);
    }
    if (effect.type === 'pen-freed' && isSlow(room)) {
      const busy = [effect.playerId, latestWriter(room)];
      await told(slowPenNotice, writersBut(room, busy), undefined);
    }
    if (effect.type === 'ending-offered') await told(slowEndingNotice, writersBut(room, []), undefined);
  }
}

function writersBut(room: Room, busy: readonly (string | undefined)[]): string[] {
  return slowWriters(room).flatMap(({ playerId }) => (busy.includes(playerId) ? [] : [playerId]));
}

/** A desk for a writer; one with words on it stays as it is. */
async function setDesk(trx: Transaction<Tables>, roomId: string, playerId: string, now: Date): Promise<void> {
  await trx
    .insertInto('weave_slow_draft')
    .values({ id: randomUUID(), room_id: roomId, player_id: playerId, begun_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'player_id']).doNothing())
    .execute();
}

async function clearDesk(trx: Transaction<Tables>, roomId: string, playerId: string): Promise<void> {
  const desk = await trx
    .deleteFrom('weave_slow_draft')
    .where('room_id', '=', roomId)
    .where('player_id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  if (desk) await forgetVersions(trx, { playerId, textId: desk.id });
}

/** Their turn is over: what told them of it is read. */
async function readTurnNotices(trx: Transaction<Tables>, roomId: string, playerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('notice')
    .set({ read_at: now })
    .where('player_id', '=', playerId)
    .where('kind', 'in', [slowTurnNotice.id, slowPenNotice.id])
    .where('detail', '=', roomId)
    .where('read_at', 'is', null)
    .execute();
}

async function followersOf(trx: Transaction<Tables>, roomId: string): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`select player_id from weave_slow_follow where room_id = ${roomId}`.execute(trx);
  return rows.map(({ player_id }) => player_id);
}
