import { randomUUID } from 'node:crypto';
import { ANONYMOUS } from '~/accounts/anonymous';
import { roleOf } from '~/accounts/roles/role';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Log } from '~/platform/log/log.server';
import type { WeaveRefusal } from '../../protocol/weave.contract';
import { SEAT_KEPT_MS } from '../../rules/limits';
import { whyNotSeated } from '../../rules/policy';
import { type Room, seatOf } from '../../rules/room';
import { settingOf } from '../../rules/room-setting';
import { refusals } from '../../texts';
import type { Rooms, RoomUpdate } from '../rooms.server';
import { readInvitation } from './room-invitations.server';

/** Thrown when a request to a room is refused, with the reason. */
export class WeaveRefused extends Refusal {
  readonly reason: WeaveRefusal;

  /** @param retryAfterSeconds when it may be otherwise; undefined where waiting does not help. */
  constructor(reason: WeaveRefusal, retryAfterSeconds = reason === 'full' ? SEAT_KEPT_MS / 1_000 : undefined) {
    super(refusals[reason], retryAfterSeconds === undefined ? {} : { status: 429, retryAfterSeconds });
    this.name = 'WeaveRefused';
    this.reason = reason;
  }
}

/** How a person's last connection ended: they closed the page, or it broke. */
type Departure =
  | { type: 'away' }
  /** `silentMs`: for how long nothing had been heard of it, in ms. */
  | { type: 'lost'; silentMs: number };

const VISIT = 'visit ';

/** Names the stay of a person who sent a form: it stands for their connection until their page has one. */
export function newVisit(): string {
  return `${VISIT}${randomUUID()}`;
}

/** Who is connected to which room. All tabs of a person count as one. */
export interface Presence {
  /**
   * Takes a person's own or a free seat for a connection of theirs.
   * @param origin names where they are, by a keyed hash; undefined where that is not known.
   * @throws {WeaveRefused} when they may not.
   */
  arrive(roomId: string, playerId: string, peerId: string, origin?: string): Promise<RoomUpdate>;
  /** Removes a person's connection; without any they are away or lost. */
  depart(roomId: string, playerId: string, peerId: string, how: Departure): Promise<void>;
  /** A person leaves, in all their tabs. */
  leave(roomId: string, playerId: string): Promise<void>;
  /** Marks everybody as lost who was connected to a process that is gone. @returns whether all is done. */
  forgetProcess(processId: string): Promise<boolean>;
  /** Repeats what failed while the database was away. */
  catchUp(): Promise<void>;
}

interface PresenceDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  processId: string;
  log: Pick<Log, 'warn'>;
}

/** Creates the presence. It is stored in rows, so that other processes can take over when one dies. */
export function createPresence({ db, clock, rooms, processId, log }: PresenceDependencies): Presence {
  /** The connections of this process, by room and person. */
  const here = new Map<string, Set<string>>();
  /** People whose departure could not be stored. */
  const overdue = new Map<string, { roomId: string; playerId: string; how: Departure }>();
  const keyOf = (roomId: string, playerId: string) => `${roomId} ${playerId}`;

  async function goneFrom(process: string, roomId: string, playerId: string, how: Departure): Promise<void> {
    await rooms.dispatch(roomId, async (trx) => {
      await trx
        .deleteFrom('weave_presence')
        .where('room_id', '=', roomId)
        .where('player_id', '=', playerId)
        .where('process_id', '=', process)
        .execute();
      const elsewhere = await trx
        .selectFrom('weave_presence')
        .select('process_id')
        .where('room_id', '=', roomId)
        .where('player_id', '=', playerId)
        .limit(1)
        .executeTakeFirst();
      if (elsewhere) return undefined;
      return how.type === 'away' ? { type: 'away', playerId } : { type: 'lost', playerId, since: clock.now().getTime() - how.silentMs };
    });
  }

  async function goneFromHere(roomId: string, playerId: string, how: Departure): Promise<void> {
    const key = keyOf(roomId, playerId);
    try {
      // Back already.
      if (!here.has(key)) await goneFrom(processId, roomId, playerId, how);
      overdue.delete(key);
    } catch (error) {
      overdue.set(key, { roomId, playerId, how });
      log.warn({ err: error }, 'somebody who has left could not be marked as away; trying again');
    }
  }

  return {
    async arrive(roomId, playerId, peerId, origin) {
      const key = keyOf(roomId, playerId);
      const before = [...(here.get(key) ?? [])];
      const stay = peerId.startsWith(VISIT) ? before : before.filter((id) => !id.startsWith(VISIT));
      here.set(key, new Set([...stay, peerId]));
      try {
        const update = await rooms.dispatch(roomId, async (trx, room) => {
          const why = whyNotSeated({ id: playerId }, room, clock.now().getTime());
          if (why) throw new WeaveRefused(why);
          // It reads like a room without a seat, so that nobody learns that they are blocked.
          if (seatOf(room, playerId) === undefined && (await isBlockedAmong(trx, playerId, peopleIn(room)))) throw new WeaveRefused('full');
          const player = await trx.selectFrom('player').select(['name', 'role', 'hidden_at']).where('id', '=', playerId).executeTakeFirst();
          if (!player) throw new WeaveRefused('signed-out');
          if (seatOf(room, playerId) === undefined) await noteReaching(trx, playerId, peopleIn(room), clock.now());
          await readInvitation(trx, roomId, playerId, clock.now());
          await trx
            .insertInto('weave_presence')
            .values({ room_id: roomId, player_id: playerId, process_id: processId })
            .onConflict((conflict) => conflict.columns(['room_id', 'player_id', 'process_id']).doNothing())
            .execute();
          const name = player.hidden_at ? ANONYMOUS : player.name;
          return { type: 'joined', playerId, name, role: roleOf(player.role), ...(origin !== undefined && { origin }) };
        });
        if (!update) throw new WeaveRefused('no-room');
        return update;
      } catch (error) {
        removePeer(here, key, peerId);
        throw error;
      }
    },
    async depart(roomId, playerId, peerId, how) {
      if (removePeer(here, keyOf(roomId, playerId), peerId)) await goneFromHere(roomId, playerId, how);
    },
    async leave(roomId, playerId) {
      here.delete(keyOf(roomId, playerId));
      await rooms.dispatch(roomId, async (trx) => {
        await trx.deleteFrom('weave_presence').where('room_id', '=', roomId).where('player_id', '=', playerId).execute();
        return { type: 'left', playerId };
      });
    },
    async forgetProcess(process) {
      const rows = await db.selectFrom('weave_presence').select(['room_id', 'player_id']).where('process_id', '=', process).execute();
      let all = true;
      for (const { room_id, player_id } of rows) {
        await goneFrom(process, room_id, player_id, { type: 'lost', silentMs: 0 }).catch((error: unknown) => {
          all = false;
          log.warn({ err: error, roomId: room_id }, 'somebody whose process is gone could not be marked as lost; trying again');
        });
      }
      return all;
    },
    async catchUp() {
      for (const { roomId, playerId, how } of [...overdue.values()]) await goneFromHere(roomId, playerId, how);
    },
  };
}

/** Those who sit in a room, and the opener of a private one, whose room it stays while they are away. */
export function peopleIn(room: Room): string[] {
  const { isPrivate, openerId } = settingOf(room);
  const seated = room.seats.flatMap(({ person }) => (person ? [person.playerId] : []));
  return isPrivate && openerId ? [...seated, openerId] : seated;
}

/** @returns whether it was the last one. */
function removePeer(here: Map<string, Set<string>>, key: string, peerId: string): boolean {
  const peers = here.get(key);
  if (!peers?.delete(peerId)) return false;
  if (peers.size > 0) return false;
  here.delete(key);
  return true;
}
