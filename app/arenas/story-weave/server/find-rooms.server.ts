import { sql } from 'kysely';
import { unseenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import type { RoomFormat, RoomRating } from '../protocol/room-setting.contract';
import { aboutWhenOver } from '../rules/about-when-over';
import { roundsOf } from '../rules/battle/round';
import { ownPromptOf } from '../rules/opening/own-prompt';
import { nameIn } from '../rules/reveal/part-writers';
import type { Moment } from '../rules/room';
import { ratingOf } from '../rules/room-setting';
import { readRoomState } from '../rules/room-state';
import { isSlow, SLOW_TURNS } from '../rules/slow/slow';
import { chosenPrompt } from '../rules/waiting/waiting';

/** The newest room in which a player sits and that is not closed, besides slow ones, where nobody waits for them to come. */
export async function roomOfPlayer(executor: Executor, playerId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('weave_room')
    .select('id')
    .where('status', '<>', sql.lit('closed'))
    .where('format', '<>', sql.lit('slow'))
    .where(sql<boolean>`seated @> array[${playerId}]::uuid[]`)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The newest open room with a free seat whose game lasts beyond a time, and in which a player does not meet whom they do not see. */
export async function joinableRoom(executor: Executor, lastsBeyond: Date, playerId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('weave_room')
    .select('id')
    .where('status', '=', sql.lit('open'))
    .where('free_seats', '>', sql.lit(0))
    .where('matched', '=', sql.lit(true))
    .where('game_ends_at', '>', lastsBeyond)
    .where(meetsNobodyUnseen(playerId))
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The newest public room that people write in, where the game has begun, and that has a free seat; one of turns before one of battle rounds. */
export async function roomToWatch(executor: Executor, lastsBeyond: Date): Promise<string | undefined> {
  const row = await executor
    .selectFrom('weave_room')
    .select('id')
    .where('status', '=', sql.lit('open'))
    .where('free_seats', '>', sql.lit(0))
    .where('private', '=', sql.lit(false))
    .where('game_ends_at', '>', lastsBeyond)
    // The stories of Fold are secret until they are read out, and a slow room is its writers' own.
    .where('format', 'not in', [sql.lit('fold' as const), sql.lit('slow' as const)])
    .where(sql<boolean>`seated <> '{}' and not state ? 'waiting'`)
    .orderBy('matched', 'desc')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A room that anybody may enter. */
export interface PublicRoom {
  id: string;
  format: RoomFormat;
  rating: RoomRating;
  people: readonly { name: string; playerId: string }[];
  freeSeats: number;
  /** Null while its people choose one, or it is being made, and in Fold, where each has their own. */
  prompt: string | null;
  /** Who brought it, where that is another person; null for the site's. The name is null where they have no seat. */
  promptBy: { playerId: string; name: string | null } | null;
  /** From 1; 0 before the first. */
  round: number;
  /** How many there are in battle rounds. */
  rounds: number;
  /** Whether the game has not begun. */
  waits: boolean;
  /** About when it is over. */
  endsAt: Date;
  /** When a battle that waits begins by itself; null for all others. */
  startsAt: Date | null;
}

interface PublicRoomsOptions {
  /** When they are looked at. */
  moment: Pick<Moment, 'now' | 'gameSpeed'>;
  lastsBeyond: Date;
  limit: number;
  /** Undefined for a visitor, who sees everybody. */
  viewerId: string | undefined;
}

/** The newest public rooms with a free seat whose game lasts beyond a time, without those where people sit whom the viewer does not see. */
export async function publicRooms(executor: Executor, { moment, lastsBeyond, limit, viewerId }: PublicRoomsOptions): Promise<PublicRoom[]> {
  const rows = await executor
    .selectFrom('weave_room')
    .select(['id', 'format', 'free_seats', 'state'])
    .where('status', '=', sql.lit('open'))
    .where('free_seats', '>', sql.lit(0))
    .where('private', '=', sql.lit(false))
    .where('game_ends_at', '>', lastsBeyond)
    .where(meetsNobodyUnseen(viewerId))
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, format, free_seats, state }) => {
    const room = readRoomState(state);
    const people = room.seats.flatMap(({ person }) => (person ? [{ name: person.name, playerId: person.playerId }] : []));
    const { opening, round, waiting } = room;
    const startsAt = waiting?.startsAt ?? null;
    const own = ownPromptOf(room);
    const how = {
      prompt: room.fold ? null : (opening?.prompt ?? (waiting && chosenPrompt(waiting))) || null,
      promptBy:
        own && !own.isWithheld && own.playerId !== null && own.playerId !== viewerId
          ? { playerId: own.playerId, name: nameIn(room, own.playerId) ?? null }
          : null,
      round,
      rounds: isSlow(room) ? SLOW_TURNS : roundsOf(room),
      waits: waiting !== undefined,
      endsAt: new Date(aboutWhenOver(room, moment)),
      startsAt: startsAt === null ? null : new Date(startsAt),
    };
    return { id, format, freeSeats: free_seats, rating: ratingOf(room), people, ...how };
  });
}

/** The newest public rooms with a free seat in which one of these people writes, with everybody who does. */
export async function roomsWith(
  executor: Executor,
  people: readonly string[],
  options: Pick<PublicRoomsOptions, 'lastsBeyond' | 'limit'> & { viewerId: string },
) {
  const rows = await executor
    .selectFrom('weave_room')
    .select(['id', 'seated', 'free_seats'])
    .where('status', '=', sql.lit('open'))
    .where('free_seats', '>', sql.lit(0))
    .where('private', '=', sql.lit(false))
    .where('game_ends_at', '>', options.lastsBeyond)
    .where('format', '<>', sql.lit('slow'))
    .where(sql<boolean>`seated && ${sql.val(`{${people.join(',')}}`)}::uuid[]`)
    .where(sql<boolean>`not seated @> array[${options.viewerId}]::uuid[]`)
    .where(meetsNobodyUnseen(options.viewerId))
    .orderBy('opened_at', 'desc')
    .limit(options.limit)
    .execute();
  return rows.map(({ id, seated, free_seats }) => ({ id, seated, freeSeats: free_seats }));
}

/** Whether a viewer meets nobody in a room whom they do not see. @param viewerId undefined for a visitor, who sees everybody. */
export function meetsNobodyUnseen(viewerId: string | undefined) {
  return viewerId === undefined ? sql<boolean>`true` : sql<boolean>`not seated && ${unseenBy(viewerId)}`;
}
