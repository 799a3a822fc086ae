import { type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { parOf } from '../../daily/keystones';
import { gameRules } from '../../games/game-rules';
import type { GameId } from '../../games/games';
import type { RunOwner } from '../../referee/referee-types';
import { movesOf } from '../../referee/replay/stored-run';
import type { WordRoomTable } from '../rooms.tables';
import type { RoomRun, Seat } from '../rules/word-room';

/** A room as its row holds it. */
export type RoomRow = Selectable<WordRoomTable>;

/** A seat with the name that is shown of a player; undefined for a guest. */
export interface NamedSeat extends Seat {
  name: string | undefined;
  isHidden: boolean;
}

/** Reads a room. */
export function readRoom(executor: Executor, roomId: string): Promise<RoomRow | undefined> {
  return executor.selectFrom('word_room').selectAll().where('id', '=', roomId).executeTakeFirst();
}

/** Reads a room and locks it until the transaction ends. @param busy what to do with one that another process has locked. */
export function lockRoom(trx: Transaction<Tables>, roomId: string, busy: 'wait' | 'skip' = 'wait'): Promise<RoomRow | undefined> {
  const row = trx.selectFrom('word_room').selectAll().where('id', '=', roomId).forUpdate();
  return (busy === 'skip' ? row.skipLocked() : row).executeTakeFirst();
}

/** Everybody in a room, by seat. */
export async function seatsOf(executor: Executor, roomId: string): Promise<NamedSeat[]> {
  const rows = await executor
    .selectFrom('word_room_seat')
    .leftJoin('player', 'player.id', 'word_room_seat.player_id')
    .select(['seat', 'player_id', 'guest_id', 'browser', 'ready', 'seen_at', 'left_at', 'player.name', 'player.hidden_at'])
    .where('room_id', '=', roomId)
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    ...{ seat: row.seat, playerId: row.player_id ?? undefined, guestId: row.guest_id ?? undefined, browser: row.browser },
    ...{ ready: row.ready, seenAt: row.seen_at.getTime(), left: row.left_at !== null },
    isHidden: row.hidden_at !== null,
    name: (row.hidden_at ? ANONYMOUS : row.name) ?? undefined,
  }));
}

/** A person's seat among those of a room. */
export function seatOf(seats: readonly NamedSeat[], owner: RunOwner): NamedSeat | undefined {
  return seats.find(({ playerId, guestId }) => ('playerId' in owner ? playerId === owner.playerId : guestId === owner.guestId));
}

/** A change of a person's seat in a room. */
export function ownSeat(executor: Executor, roomId: string, owner: RunOwner) {
  const mine = 'playerId' in owner ? sql<SqlBool>`player_id = ${owner.playerId}` : sql<SqlBool>`guest_id = ${owner.guestId}`;
  return executor.updateTable('word_room_seat').where('room_id', '=', roomId).where(mine);
}

/** A run of a room, with its id. */
export interface StoredRoomRun extends RoomRun {
  id: string;
  game: GameId;
}

/** The runs of a room's games. */
export async function runsOfRoom(executor: Executor, clock: Pick<Clock, 'gameSpeed'>, roomId: string): Promise<StoredRoomRun[]> {
  const rows = await executor
    .selectFrom('game_run')
    .select(['id', 'game', 'room_round', 'room_seat', 'score', 'most', 'finished_ms', 'started_at', 'ends_at', 'settled_at', 'fault'])
    // Each move ends with a line break.
    .select(sql<string>`split_part(moves, E'\n', -2)`.as('last_move'))
    .where('room_id', '=', roomId)
    .orderBy('room_round')
    .orderBy('room_seat')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, game: row.game, seat: row.room_seat ?? 0, round: row.room_round ?? 0, score: row.score },
    ...{ par: parOf(row.game, row), playedMs: row.finished_ms ?? gameRules[row.game].seconds * 1_000 },
    ...{ endsAt: row.ends_at.getTime(), settled: row.settled_at !== null, faulty: row.fault !== null },
    movedAt: movedAt(row, clock),
  }));
}

/** When the last move of a run was made, in ms since 1970. */
function movedAt({ started_at, last_move }: { started_at: Date; last_move: string }, { gameSpeed }: Pick<Clock, 'gameSpeed'>) {
  const [move] = movesOf(last_move);
  return move && started_at.getTime() + move.elapsedMs / gameSpeed;
}

/** Changes a locked room; each change has the next version. */
export async function changeRoom(
  trx: Transaction<Tables>,
  roomId: string,
  change: Partial<Pick<RoomRow, 'wanted' | 'games' | 'phase' | 'round' | 'due_at'>> & { next_id?: string } = {},
): Promise<void> {
  await trx
    .updateTable('word_room')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', roomId)
    .execute();
}
