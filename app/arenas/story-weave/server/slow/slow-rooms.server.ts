import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { SaveAnswer, SaveRequest } from '~/stories/saving/save.contract';
import { writtenColumns } from '~/stories/text/written-text.server';
import type { WeaveRefusal } from '../../protocol/weave.contract';
import { type Room, seatOf } from '../../rules/room';
import { isOpenToReaders, isSlow, MAX_SLOW_TURN, slowWriters } from '../../rules/slow/slow';
import { whyNotEnding, whyNotHandingIn, whyNotLettingRead, whyNotPassingPen, whyNotTakingPen } from '../../rules/slow/slow-policy';
import type { RoomEvent } from '../../rules/turns/room-event';
import { findRoom } from '../room-store.server';
import type { Rooms } from '../rooms.server';
import { closeRoom, dispatchUnless, removeFromRoom } from '../seating/manage-room.server';
import { newVisit, type Presence, WeaveRefused } from '../seating/presence.server';
import { whyUnfit } from '../unfit-words.server';
import { openRoundFold } from './round-fold.server';
import { type SlowDesk, saveSlowWords, slowDesk } from './slow-desk.server';
import { type GrowingStory, growingStories, type OwnSlowRoom, ownSlowRooms, type SlowRoomView, slowRoomView } from './slow-view.server';

/** The most people who can follow one story. */
const MOST_FOLLOWERS = 500;
/** How many growing stories are listed. */
const SHOWN = 8;

/** What a writer of a slow room says yes or no to. */
type SlowVoice = 'readers-let' | 'end-wanted';

/** Rooms that are written over days. @see docs/product/slow-rooms.md */
export interface SlowRooms {
  /** A slow room while it is written; undefined for any other. @param viewerId undefined for a visitor. */
  view(roomId: string, viewerId: string | undefined): Promise<SlowRoomView | undefined>;
  /** The slow rooms that a player writes, those that wait for them first. */
  own(playerId: string): Promise<OwnSlowRoom[]>;
  /** Public stories that the viewer may follow as they grow. */
  growing(viewerId: string): Promise<GrowingStory[]>;
  /**
   * Opens a fold that goes round among people until a moment; the same id opens one once. People between whom there is a block are
   * not led into it together: who comes first in the list is. @returns its id.
   */
  openFold(roomId: string, playerIds: readonly string[], until: Date): Promise<string>;
  /** Takes a seat. @throws {WeaveRefused} */
  join(roomId: string, playerId: string): Promise<void>;
  /** Gives the seat up. */
  leave(roomId: string, playerId: string): Promise<void>;
  /** Ends the story for the person who opened the room. @throws {WeaveRefused} */
  close(roomId: string, playerId: string): Promise<void>;
  /** Removes a writer from a private room, for the person who opened it. @throws {WeaveRefused} */
  remove(roomId: string, playerId: string, removedId: string): Promise<void>;
  /** Takes the pen, for two hours. @throws {WeaveRefused} */
  takePen(roomId: string, playerId: string): Promise<void>;
  /** @throws {WeaveRefused} */
  passPen(roomId: string, playerId: string): Promise<void>;
  /** Lets readers follow, or wants the end, or takes that back. @throws {WeaveRefused} */
  say(roomId: string, playerId: string, voice: SlowVoice, on: boolean): Promise<void>;
  desk(roomId: string, playerId: string): Promise<SlowDesk | undefined>;
  saveWords(roomId: string, playerId: string, request: SaveRequest): Promise<SaveAnswer>;
  /**
   * Hands in what stands on the desk; once, however often the same submission is sent.
   * @param turn.last whether the story ends with it, where the room offers an ending. @throws {WeaveRefused}
   */
  handIn(roomId: string, playerId: string, turn: { submitId: string; last: boolean }): Promise<void>;
  /** Follows a story that lets readers, or no longer. @throws {WeaveRefused} */
  follow(roomId: string, playerId: string, on: boolean): Promise<void>;
}

interface SlowDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  presence: Pick<Presence, 'arrive' | 'depart' | 'leave'>;
  /** A ready-made prompt, each time another. */
  promptFor(): string;
}

export function createSlowRooms({ db, clock, rooms, presence, promptFor }: SlowDependencies): SlowRooms {
  const unless = (roomId: string, whyNot: (room: Room) => WeaveRefusal | undefined, event: RoomEvent) => {
    if (!isUuid(roomId)) throw new WeaveRefused('no-room');
    return dispatchUnless(rooms, roomId, whyNot, event);
  };

  return {
    view: (roomId, viewerId) => slowRoomView({ db, clock }, roomId, viewerId),
    own: (playerId) => ownSlowRooms(db, playerId),
    growing: (viewerId) => growingStories(db, viewerId, SHOWN),
    openFold: (roomId, playerIds, until) => openRoundFold({ db, clock, rooms, promptFor }, { roomId, playerIds, until }),
    async join(roomId, playerId) {
      if (!isUuid(roomId)) throw new WeaveRefused('no-room');
      const visit = newVisit();
      await presence.arrive(roomId, playerId, visit);
      await presence.depart(roomId, playerId, visit, { type: 'away' });
    },
    async leave(roomId, playerId) {
      if (isUuid(roomId)) await presence.leave(roomId, playerId);
    },
    close: (roomId, playerId) => closeRoom({ rooms }, roomId, playerId),
    remove: (roomId, playerId, removedId) => removeFromRoom({ rooms }, roomId, playerId, removedId),
    takePen: (roomId, playerId) => unless(roomId, (room) => whyNotTakingPen({ id: playerId }, room), { type: 'pen-taken', playerId }),
    passPen: (roomId, playerId) => unless(roomId, (room) => whyNotPassingPen({ id: playerId }, room), { type: 'pen-passed', playerId }),
    say: (roomId, playerId, voice, on) =>
      unless(roomId, (room) => (voice === 'end-wanted' ? whyNotEnding : whyNotLettingRead)({ id: playerId }, room), {
        ...{ type: voice, playerId, on },
      }),
    desk: (roomId, playerId) => slowDesk(db, roomId, playerId),
    saveWords: (roomId, playerId, request) =>
      db.transaction().execute((trx) => saveSlowWords({ trx, clock }, { roomId, playerId }, request)),
    async handIn(roomId, playerId, { submitId, last }) {
      if (!isUuid(roomId)) throw new WeaveRefused('no-room');
      const update = await rooms.dispatch(roomId, async (trx, room) => {
        const taken = trx.selectFrom('weave_turn').select('number').where('room_id', '=', roomId).where('submit_id', '=', submitId);
        if (await taken.executeTakeFirst()) return undefined;
        const why = whyNotHandingIn({ id: playerId }, room);
        if (why) throw new WeaveRefused(why);
        const text = writtenColumns((await slowDesk(trx, roomId, playerId))?.body ?? '').body.trim();
        if (text === '') throw new WeaveRefused('no-words');
        if (text.length > MAX_SLOW_TURN) throw new WeaveRefused('slow-too-long');
        const unfit = whyUnfit(room, text);
        if (unfit) throw new WeaveRefused(unfit);
        return { type: 'slow-turn', playerId, text, submitId, last };
      });
      if (!update) throw new WeaveRefused('no-room');
    },
    async follow(roomId, playerId, on) {
      if (!on) {
        if (!isUuid(roomId)) return;
        await db.deleteFrom('weave_slow_follow').where('room_id', '=', roomId).where('player_id', '=', playerId).execute();
        return;
      }
      const room = isUuid(roomId) ? (await findRoom(db, roomId))?.room : undefined;
      if (!room || !isSlow(room)) throw new WeaveRefused('no-room');
      if (!isOpenToReaders(room) || seatOf(room, playerId) !== undefined) throw new WeaveRefused('not-reader-here');
      await requireUnblocked(
        db,
        playerId,
        slowWriters(room).map((person) => person.playerId),
      );
      const { count } = await db
        .selectFrom('weave_slow_follow')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('room_id', '=', roomId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_FOLLOWERS) throw new WeaveRefused('too-many-followers');
      await db
        .insertInto('weave_slow_follow')
        .values({ room_id: roomId, player_id: playerId, followed_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['room_id', 'player_id']).doNothing())
        .execute();
    },
  };
}
