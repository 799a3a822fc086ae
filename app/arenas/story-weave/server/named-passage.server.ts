import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TargetSnapshot } from '~/platform/feature/reportable';
import { UUID_FORM } from '~/platform/ids/uuid';

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
  const { rows } = await sql<TargetSnapshot>`
    select jsonb_build_object('text', passage.text) as watched,
      jsonb_build_object('author', coalesce(writer.name, passage.ai_writer_id),
        'seen', case when room.private then 'private' else 'published' end) as besides
    from weave_passage passage join weave_room room on room.id = passage.room_id left join player writer on writer.id = passage.player_id
    where passage.room_id = ${passage.roomId} and passage.round = ${passage.round} and passage.seat = ${passage.seat}`.execute(executor);
  return rows[0];
}
