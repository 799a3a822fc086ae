import { sql, type Transaction } from 'kysely';
import type { StoryPart } from '~/ai-writers/writer-model';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { PartView } from '../protocol/room.contract';
import { seatNumber } from '../protocol/seat.contract';
import { NOBODY } from '../rules/nobody';
import { partView } from '../rules/reveal/part-writers';
import type { Room } from '../rules/room';
import { isMatched, settingOf } from '../rules/room-setting';
import { readRoomState, writeRoomState } from '../rules/room-state';
import { standstillEndsAt } from '../rules/standstill';
import type { RoomEffect } from '../rules/turns/running-turn';
import { dueAt } from '../rules/turns/turns';
import { isNameless } from './ending/nameless.server';
import { storedWriter } from './stored-writer';

/** A stored room. */
export interface StoredRoom {
  room: Room;
  version: number;
  storyId: string | null;
}

/** The draft of a turn, and how often it has changed. */
export interface StoredDraft {
  text: string;
  revision: number;
}

/** Locks a room until the transaction ends. @returns undefined when there is none, or with `skipLocked` when it is locked already. */
export async function lockRoom(trx: Transaction<Tables>, roomId: string, skipLocked: boolean): Promise<StoredRoom | undefined> {
  if (!isUuid(roomId)) return undefined;
  const query = trx.selectFrom('weave_room').select(['state', 'version', 'story_id']).where('id', '=', roomId).forUpdate();
  const row = await (skipLocked ? query.skipLocked() : query).executeTakeFirst();
  return row && { room: readRoomState(row.state), version: row.version, storyId: row.story_id };
}

/** Stores a room for the first time. */
export async function insertRoom(trx: Transaction<Tables>, room: Room, moment: { now: number; gameSpeed: number }): Promise<void> {
  await trx
    .insertInto('weave_room')
    .values({
      id: room.id,
      version: 1,
      opened_at: new Date(moment.now),
      ...columnsOf(room, moment),
    })
    .execute();
}

/** Stores what a step has made of a locked room. */
export async function saveRoom(
  trx: Transaction<Tables>,
  { room, version, storyId }: StoredRoom,
  moment: { now: number; gameSpeed: number },
): Promise<void> {
  const closed = room.status === 'closed' ? { closed_at: new Date(moment.now), story_id: storyId } : {};
  await trx
    .updateTable('weave_room')
    .set({ version, ...columnsOf(room, moment), ...closed })
    .where('id', '=', room.id)
    .execute();
}

/** Stores the turns that a step has begun and ended, and what it changed in them. */
export async function writeTurns(trx: Transaction<Tables>, roomId: string, effects: readonly RoomEffect[], now: number): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'turn-ended') {
      await trx
        .updateTable('weave_turn')
        .set({ ended_at: new Date(now), text: effect.text, submit_id: effect.submitId, draft: '' })
        .where('room_id', '=', roomId)
        .where('number', '=', effect.turn.number)
        .execute();
    }
    if (effect.type === 'part-became') {
      await trx
        .updateTable('weave_turn')
        .set({ text: effect.text, changed_by: effect.changedBy, changed_characters: effect.characters })
        .where('room_id', '=', roomId)
        .where('number', '=', effect.number)
        .execute();
      // They were for other words.
      await trx.deleteFrom('weave_mark').where('room_id', '=', roomId).where('number', '=', effect.number).execute();
    }
    if (effect.type === 'turn-started') {
      const { turn } = effect;
      const writer =
        turn.kind === 'ai'
          ? { player_id: null, ai_writer_id: turn.aiWriterId, seed: turn.seed, text: turn.text }
          : { player_id: turn.playerId === NOBODY ? null : turn.playerId, ai_writer_id: null, seed: null, text: '' };
      const times = { started_at: new Date(turn.startedAt), ends_at: new Date(turn.endsAt) };
      await trx
        .insertInto('weave_turn')
        .values({ room_id: roomId, number: turn.number, seat: turn.seat, ...writer, ...times })
        .execute();
    }
  }
}

/** Locks all rooms that a player sits or wrote in, has opened, or was removed from, until the transaction ends. */
export async function lockRoomsOf(trx: Transaction<Tables>, playerId: string): Promise<{ id: string; room: Room }[]> {
  const rows = await trx
    .selectFrom('weave_room')
    .select(['id', 'state'])
    .where((room) =>
      room.or([
        sql<boolean>`seated @> array[${playerId}]::uuid[]`,
        sql<boolean>`due_at is not null and (state->'setting'->>'openerId' = ${playerId} or state->'setting'->'removed' ? ${playerId})`,
        room('id', 'in', trx.selectFrom('weave_turn').select('room_id').where('player_id', '=', playerId)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id, state }) => ({ id, room: readRoomState(state) }));
}

/** A room, read without a lock; undefined when there is none. */
export async function findRoom(executor: Executor, roomId: string): Promise<StoredRoom | undefined> {
  const row = await executor.selectFrom('weave_room').select(['state', 'version', 'story_id']).where('id', '=', roomId).executeTakeFirst();
  return row && { room: readRoomState(row.state), version: row.version, storyId: row.story_id };
}

/** The draft of a turn, as last stored. */
export async function storedDraft(executor: Executor, roomId: string, turn: number): Promise<StoredDraft | undefined> {
  const row = await executor
    .selectFrom('weave_turn')
    .select(['draft', 'draft_revision'])
    .where('room_id', '=', roomId)
    .where('number', '=', turn)
    .executeTakeFirst();
  return row && { text: row.draft, revision: row.draft_revision };
}

/** A turn that is over, with its words. */
export async function endedTurn(executor: Executor, roomId: string, turn: number) {
  return await executor
    .selectFrom('weave_turn')
    .select(['player_id', 'text', 'submit_id'])
    .where('room_id', '=', roomId)
    .where('number', '=', turn)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
}

/** A part with its times. */
export interface StoredPart extends PartView {
  startedAt: Date;
  endedAt: Date;
}

/** A part as a writer model is told of it: whose words a person changed are that person's too. */
export function asStoryPart({ text, kind, changed }: Pick<StoredPart, 'text' | 'kind' | 'changed'>): StoryPart {
  return { by: changed ? 'person' : kind, text };
}

/**
 * The parts of a room's story so far, in order, without those that moderators withhold.
 * @param viewerId who is told which parts are theirs although the published story leaves their name out.
 */
export async function partsOf(executor: Executor, roomId: string, viewerId?: string): Promise<StoredPart[]> {
  const rows = await executor
    .selectFrom('weave_turn')
    .leftJoin('player', 'player.id', 'weave_turn.player_id')
    .leftJoin('player as changer', 'changer.id', 'weave_turn.changed_by')
    .select(['number', 'seat', 'weave_turn.player_id', 'ai_writer_id', 'text', 'player.name', 'player.hidden_at', 'started_at', 'ended_at'])
    .select('weave_turn.door_about')
    .select(['changed_by', 'changed_characters', 'changer.name as changer_name', 'changer.hidden_at as changer_hidden'])
    .select([isNameless('weave_turn').as('nameless'), isNameless('weave_turn', 'changed_by').as('changer_nameless')])
    .where('room_id', '=', roomId)
    .where('ended_at', 'is not', null)
    .where('text', '<>', '')
    .where('withheld_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...partView(
      { number: row.number, seat: seatNumber.parse(row.seat), text: row.text },
      storedWriter(row, viewerId),
      changeOf(row, viewerId),
    ),
    ...(row.door_about && { door: row.door_about }),
    startedAt: row.started_at,
    endedAt: row.ended_at ?? row.started_at,
  }));
}

/** Who changed a part; their share stays without their name when their account is gone. */
function changeOf(
  {
    changed_by,
    changed_characters: characters,
    ...changer
  }: {
    changed_by: string | null;
    changed_characters: number;
    changer_name: string | null;
    changer_hidden: Date | null;
    changer_nameless: boolean;
  },
  viewerId: string | undefined,
): PartView['changed'] {
  if (characters === 0 && changed_by === null) return null;
  const { changer_name: name, changer_hidden: hidden_at, changer_nameless: nameless } = changer;
  const { playerId, writer } = storedWriter({ player_id: changed_by, ai_writer_id: null, name, hidden_at, nameless }, viewerId);
  return { playerId, writer, characters };
}

/** A part without the times that only its replay needs. */
export function withoutTimes({ startedAt: _startedAt, endedAt: _endedAt, ...part }: StoredPart): PartView {
  return part;
}

/** The process that waits for an AI writer's words. */
function askerOf({ asked, lastPart, fold, battle }: Room): string | null {
  const entry = (fold ?? battle)?.entries.find(({ text, asked }) => text === null && asked);
  return asked?.by ?? lastPart?.awaits?.by ?? entry?.asked?.by ?? null;
}

function columnsOf(room: Room, moment: { gameSpeed: number }) {
  const due = dueAt(room, moment);
  const seated = room.seats.flatMap(({ person }) => (person ? [person.playerId] : []));
  const { format, isPrivate } = settingOf(room);
  return {
    status: room.status,
    format,
    private: isPrivate,
    // Nobody is led into a room that stands still.
    matched: isMatched(room) && standstillEndsAt(room, moment) === undefined,
    game_ends_at: new Date(room.gameEndsAt),
    state: writeRoomState(room),
    free_seats: room.seats.length - seated.length,
    seated: sql<string[]>`${sql.val(`{${seated.join(',')}}`)}::uuid[]`,
    due_at: due === null ? null : new Date(due),
    asked_by: askerOf(room),
  };
}
