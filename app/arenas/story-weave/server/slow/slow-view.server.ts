import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { writtenColumns } from '~/stories/text/written-text.server';
import type { RoomRating } from '../../protocol/room-setting.contract';
import { ownPromptOf } from '../../rules/opening/own-prompt';
import { whyNotSeated } from '../../rules/policy';
import { GONE } from '../../rules/reveal/part-writers';
import { type Moment, real, seatOf } from '../../rules/room';
import { settingOf } from '../../rules/room-setting';
import { readRoomState } from '../../rules/room-state';
import { isOpenToReaders, isSlow, penLastsMs, SLOW_TURNS, type SlowRoom, slowWriters } from '../../rules/slow/slow';
import { mayReadSlow, whyNotEnding, whyNotHandingIn, whyNotTakingPen } from '../../rules/slow/slow-policy';
import { lastSentenceOf } from '../../rules/turns/sentences';
import { meetsNobodyUnseen } from '../find-rooms.server';
import { findRoom, partsOf } from '../room-store.server';
import { slowDesk } from './slow-desk.server';

/** A slow room that is still written, as one person sees it. */
export interface SlowRoomView {
  id: string;
  viewerId: string | undefined;
  prompt: string;
  starter: string;
  isPrivate: boolean;
  rating: RoomRating;
  /** Whether another person brought the prompt, so that the viewer can report it. */
  mayReportPrompt: boolean;
  turns: number;
  of: number;
  /** Whether it goes round as a fold, of which a writer sees the last sentence only. */
  folds: boolean;
  /** What the viewer's turn goes on from; empty where they have none. */
  before: string;
  /** Null for those who may not read it yet. */
  parts: SlowPart[] | null;
  writers: SlowWriter[];
  freeSeats: number;
  pen: { playerId: string; name: string; taken: boolean; free: boolean; until: string } | null;
  /** What the viewer may do. */
  may: { join: boolean; write: boolean; take: boolean; end: boolean; manage: boolean };
  isWriter: boolean;
  isLatest: boolean;
  /** What the viewer has on the desk, as it would stand in the story; empty without words. */
  desk: string;
  readers: { open: boolean; own: boolean; yes: number };
  follows: boolean;
  ending: { wants: number; own: boolean; closes: string } | null;
}

interface SlowPart {
  number: number;
  seat: number;
  writer: string;
  playerId: string | null;
  text: string;
  at: string;
}

interface SlowWriter {
  playerId: string;
  name: string;
  seat: number;
  /** How many turns they have written so far: 0 for a new writer. */
  turns: number;
}

interface Look {
  db: Db;
  clock: Clock;
}

/** A slow room as a viewer sees it while it is written; undefined for any other. @param viewerId undefined for a visitor. */
export async function slowRoomView({ db, clock }: Look, roomId: string, viewerId: string | undefined): Promise<SlowRoomView | undefined> {
  if (!isUuid(roomId)) return undefined;
  const room = (await findRoom(db, roomId))?.room;
  if (!room || !isSlow(room)) return undefined;
  const viewer = { id: viewerId ?? '' };
  const { isPrivate, rating, removed, openerId } = settingOf(room);
  const isWriter = seatOf(room, viewer.id) !== undefined;
  const reads = mayReadSlow(viewer, room) && !removed.includes(viewer.id);
  const parts = await partsOf(db, roomId);
  const own = ownPromptOf(room);
  const { slow, opening, spareOpening } = room;
  const { prompt, starter } = opening ?? { prompt: spareOpening.prompt, starter: '' };
  const written = isWriter ? writtenColumns((await slowDesk(db, roomId, viewer.id))?.body ?? '').body.trim() : '';
  return {
    ...{ id: roomId, viewerId, prompt, starter, isPrivate, rating, isWriter, turns: room.lastNumber, of: SLOW_TURNS },
    mayReportPrompt: viewerId !== undefined && own !== undefined && !own.isWithheld && own.playerId !== viewerId,
    folds: slow.foldsUntil !== undefined,
    before: whyNotHandingIn(viewer, room) === undefined ? beforeTurn(room, parts.at(-1)?.text ?? starter) : '',
    parts: reads
      ? parts
          .filter(({ door }) => !(door && viewerId === undefined))
          .map(({ number, seat, writer, playerId, text, endedAt }) => ({ number, seat, writer, playerId, text, at: endedAt.toISOString() }))
      : null,
    writers: room.seats
      .flatMap(({ person }, seat) => (person ? [{ playerId: person.playerId, name: person.name, seat }] : []))
      .map((one) => ({
        ...one,
        turns: parts.filter((part) => part.playerId === one.playerId).length,
      })),
    freeSeats: room.seats.filter(({ person }) => person === null).length,
    pen: penView(room, clock),
    may: {
      join: viewerId !== undefined && !isWriter && whyNotSeated(viewer, room, clock.now().getTime()) === undefined,
      write: whyNotHandingIn(viewer, room) === undefined,
      take: whyNotTakingPen(viewer, room) === undefined,
      end: whyNotEnding(viewer, room) === undefined,
      manage: viewerId !== undefined && openerId === viewerId,
    },
    isLatest: viewerId !== undefined && slow.wrote[viewerId] === room.lastNumber && room.lastNumber > 0,
    desk: written,
    readers: { open: isOpenToReaders(room), own: slow.letsRead.includes(viewer.id), yes: slow.letsRead.length },
    follows: viewerId !== undefined && (await followsSlowRoom(db, roomId, viewerId)),
    ending: slow.offered
      ? { wants: slow.wantsEnd.length, own: slow.wantsEnd.includes(viewer.id), closes: new Date(room.closesAt).toISOString() }
      : null,
  };
}

/** What a turn goes on from: the latest part, or in a fold its last sentence. */
function beforeTurn({ slow }: SlowRoom, text: string): string {
  return slow.foldsUntil === undefined ? text : lastSentenceOf(text);
}

function penView(room: SlowRoom, moment: Pick<Moment, 'gameSpeed'>): SlowRoomView['pen'] {
  const { pen } = room.slow;
  if (!pen) return null;
  const { playerId, taken, free, since } = pen;
  const name = slowWriters(room).find((person) => person.playerId === playerId)?.name ?? GONE;
  return { playerId, name, taken, free, until: new Date(since + real(moment, penLastsMs(room, pen))).toISOString() };
}

/** A slow room among a player's own. */
export interface OwnSlowRoom {
  id: string;
  prompt: string;
  turns: number;
  of: number;
  /** Whether the pen is with them; whether it is free for them to take; neither where they wait. */
  state: 'yours' | 'free' | 'waiting';
  /** With whom it is; undefined while nobody else is there. */
  with: string | undefined;
}

/** The slow rooms that a player writes, those that wait for them first. */
export async function ownSlowRooms(executor: Executor, playerId: string): Promise<OwnSlowRoom[]> {
  const rows = await executor
    .selectFrom('weave_room')
    .select('state')
    .where('status', '<>', sql.lit('closed'))
    .where('format', '=', sql.lit('slow'))
    .where(sql<boolean>`seated @> array[${playerId}]::uuid[]`)
    .orderBy('opened_at')
    .execute();
  const rooms = rows.flatMap(({ state }) => {
    const room = readRoomState(state);
    return isSlow(room) ? [ownRoom(room, playerId)] : [];
  });
  const order = ['yours', 'free', 'waiting'];
  return rooms.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function ownRoom(room: SlowRoom, playerId: string): OwnSlowRoom {
  const { pen } = room.slow;
  const mayTake = whyNotTakingPen({ id: playerId }, room) === undefined;
  return {
    ...{ id: room.id, prompt: (room.opening ?? room.spareOpening).prompt, turns: room.lastNumber, of: SLOW_TURNS },
    state: pen?.playerId === playerId ? 'yours' : mayTake ? 'free' : 'waiting',
    with: slowWriters(room).find((person) => person.playerId === pen?.playerId)?.name,
  };
}

async function followsSlowRoom(executor: Executor, roomId: string, playerId: string): Promise<boolean> {
  const rows = executor.selectFrom('weave_slow_follow').select('room_id').where('room_id', '=', roomId).where('player_id', '=', playerId);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** A story that grows slowly and lets readers follow. */
export interface GrowingStory {
  id: string;
  prompt: string;
  writers: string[];
  turns: number;
  of: number;
}

/** The public slow rooms whose stories a viewer may follow, those that grew last first, without those of people whom they do not see. */
export async function growingStories(executor: Executor, viewerId: string, limit: number): Promise<GrowingStory[]> {
  const rows = await executor
    .selectFrom('weave_room')
    .select('state')
    .where('status', '<>', sql.lit('closed'))
    .where('format', '=', sql.lit('slow'))
    .where('private', '=', sql.lit(false))
    // Everybody who writes lets them.
    .where(sql<boolean>`seated <> '{}' and array(select jsonb_array_elements_text(state->'slow'->'letsRead'))::uuid[] @> seated`)
    .where(sql<boolean>`not seated @> array[${viewerId}]::uuid[]`)
    .where(meetsNobodyUnseen(viewerId))
    .orderBy('game_ends_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ state }) => {
    const room = readRoomState(state);
    if (!isSlow(room)) return [];
    const writers = slowWriters(room).map(({ name }) => name);
    return [{ id: room.id, prompt: (room.opening ?? room.spareOpening).prompt, writers, turns: room.lastNumber, of: SLOW_TURNS }];
  });
}
