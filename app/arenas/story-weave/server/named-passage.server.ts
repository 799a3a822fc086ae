import type { Executor } from '~/platform/database/database.server';
import type { TargetSnapshot } from '~/platform/feature/reportable';
import { UUID_FORM } from '~/platform/ids/uuid';
import { evidentWriter } from './reported-writer';

const PASSAGE = new RegExp(String.raw`^(${UUID_FORM})\.(\d{1,2})\.(\d)$`, 'i');

/** What one seat wrote in one round. */
export interface PassageName {
  roomId: string;
  round: number;
  seat: number;
}

/** The passage that `ROOM.ROUND.SEAT` names; undefined for what is no such id. */
export function passageNamed(id: string): PassageName | undefined {
  const [, roomId, round, seat] = PASSAGE.exec(id) ?? [];
  return roomId === undefined ? undefined : { roomId, round: Number(round), seat: Number(seat) };
}

/** The id of a passage in cases and addresses. */
export function passageId({ roomId, round, seat }: PassageName): string {
  return `${roomId}.${round}.${seat}`;
}

/** A passage as it stands, for a case about it. */
export async function passageSnapshot(executor: Executor, id: string): Promise<TargetSnapshot | undefined> {
  const passage = passageNamed(id);
  if (!passage) return undefined;
  const row = await executor
    .selectFrom('weave_passage as passage')
    .innerJoin('weave_room as room', 'room.id', 'passage.room_id')
    .leftJoin('player as writer', 'writer.id', 'passage.player_id')
    .select(['passage.text', 'passage.ai_writer_id', 'writer.name', 'room.private'])
    .where('passage.room_id', '=', passage.roomId)
    .where('passage.round', '=', passage.round)
    .where('passage.seat', '=', passage.seat)
    .executeTakeFirst();
  if (!row) return undefined;
  const seen = row.private ? 'private' : 'published';
  return { watched: { text: row.text }, besides: { author: evidentWriter(row), seen } };
}
