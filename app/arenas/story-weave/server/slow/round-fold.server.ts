import { sql, type Transaction } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { MOST_SEATS } from '../../protocol/room-setting.contract';
import { emptySeats, newRoom } from '../../rules/room';
import { lobbySetting, type RoomSetting } from '../../rules/room-setting';
import { asRoundFold } from '../../rules/slow/slow-rules';
import { insertRoom } from '../room-store.server';
import type { Rooms } from '../rooms.server';

interface RoundFoldDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  promptFor(): string;
}

const foldSetting: RoomSetting = { ...lobbySetting, format: 'slow', isPrivate: true, aiWriters: false, rating: 'teen' };

/** Opens a fold that goes round among people, once, and gives the first of them the pen. @returns its id. @see docs/product/slow-rooms.md */
export async function openRoundFold(
  { db, clock, rooms, promptFor }: RoundFoldDependencies,
  { roomId, playerIds, until }: { roomId: string; playerIds: readonly string[]; until: Date },
): Promise<string> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${roomId}, 0))`.execute(trx);
    const there = await trx.selectFrom('weave_room').select('id').where('id', '=', roomId).executeTakeFirst();
    if (there) return;
    const moment = { now: clock.now().getTime(), gameSpeed: clock.gameSpeed };
    const prompt = promptFor();
    const room = { ...newRoom(roomId, { prompt, starter: '' }, moment, foldSetting), seats: emptySeats(MOST_SEATS) };
    const people = await peopleToSeat(trx, playerIds);
    await insertRoom(trx, asRoundFold(room, { prompt, people, until: until.getTime() }, moment), moment);
  });
  await rooms.dispatch(roomId, { type: 'time' });
  return roomId;
}

/** As many as have a seat, with their names: none between whom and those before there is a block. */
async function peopleToSeat(trx: Transaction<Tables>, playerIds: readonly string[]): Promise<{ playerId: string; name: string }[]> {
  const people: { playerId: string; name: string }[] = [];
  for (const playerId of playerIds) {
    if (people.length === MOST_SEATS) break;
    const before = people.map((one) => one.playerId);
    if (await isBlockedAmong(trx, playerId, before)) continue;
    const player = await trx.selectFrom('player').select(['name', 'hidden_at']).where('id', '=', playerId).executeTakeFirst();
    if (player) people.push({ playerId, name: player.hidden_at ? ANONYMOUS : player.name });
  }
  return people;
}
