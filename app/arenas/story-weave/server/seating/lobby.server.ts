import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Clock, gameMsUntil, gameTimeFromNow } from '~/platform/clock/clock';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { RateLimited, type RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Random } from '~/platform/random/random';
import { storedText } from '~/stories/reading/text/stored-text';
import { DEFAULT_OPENER, storyOpeners } from '~content/creative-writing/openers';
import { writingPrompts } from '~content/creative-writing/prompts';
import { MOST_SEATS } from '../../protocol/room-setting.contract';
import { JOINABLE_MS } from '../../rules/limits';
import { usualNote } from '../../rules/note';
import { noted } from '../../rules/noted';
import { whyNotGoOn } from '../../rules/policy';
import { roomAfter } from '../../rules/reveal/next-room';
import { type Moment, newRoom, type Room } from '../../rules/room';
import { MAX_PROMPT, quickSetting, type RoomSetting, tableFor, tableSetting, withFairTime } from '../../rules/room-setting';
import { asSlowRoom } from '../../rules/slow/slow-rules';
import { freshWaiting } from '../../rules/waiting/waiting';
import { asQuickRoom, asWaitingRoom } from '../../rules/waiting/waiting-rules';
import { joinableRoom, publicRooms, roomOfPlayer } from '../find-rooms.server';
import type { OpenTables } from '../open-tables/open-tables.server';
import { insertRoom, lockRoom } from '../room-store.server';
import { whyUnfit } from '../unfit-words.server';
import type { Lobby, RoomChoice } from './lobby';
import { type Presence, WeaveRefused } from './presence.server';
import { gameToCome, quickRoom, tableRoom } from './quick-games.server';

const HOUR_SECONDS = 3_600;
/** The lock for finding and opening a room, so that people who arrive together meet. */
const LOBBY_LOCK = 7_414_922;
/** A room that was found may be full a moment later: then the search is repeated. */
const TRIES = 8;
/** After coming too late for this many rooms, as in a crowd, a person gets a new one instead of racing for the next. */
const RACES = 3;
/** How many public rooms are shown. */
const SHOWN_ROOMS = 8;
/** How many prompts a person may choose from. */
const PROMPTS = 3;
const shortPrompts = writingPrompts.map(({ text }) => text).filter((text) => text.length <= MAX_PROMPT);
const SPARE_PROMPT = 'Write a creative story about anything that inspires you.';

async function nextRoomOf(executor: Executor, roomId: string): Promise<string | null> {
  const row = await executor.selectFrom('weave_room').select('next_room_id').where('id', '=', roomId).executeTakeFirst();
  return row?.next_room_id ?? null;
}

interface LobbyDependencies {
  db: Db;
  clock: Clock;
  random: Random;
  limiter: RateLimiter;
  presence: Pick<Presence, 'arrive'>;
  tables: Pick<OpenTables, 'tableAtHand' | 'requireOpen'>;
  /** How many rooms one person may open in an hour. */
  roomsPerHour(): Promise<number>;
  /** Called for each room that is opened and begins at once: its opening is to be made, for a prompt if it has one. */
  onOpened(roomId: string, prompt?: string): void;
}

/** When a room is opened. */
type OpeningMoment = Pick<Moment, 'now' | 'gameSpeed'>;

/** So many of the product's own prompts, in an order of their own. */
export function promptsToChoose(random: Random, count: number = PROMPTS): string[] {
  return random.shuffle(shortPrompts).slice(0, count);
}

export function createLobby({ db, clock, random, limiter, presence, tables, roomsPerHour, onOpened }: LobbyDependencies): Lobby {
  const momentNow = (): OpeningMoment => ({ now: clock.now().getTime(), gameSpeed: clock.gameSpeed });
  const spareOpening = () => ({ prompt: SPARE_PROMPT, starter: (random.pick(storyOpeners) ?? DEFAULT_OPENER).text });

  async function countOpened(playerId: string): Promise<void> {
    const limit = { max: await roomsPerHour(), windowSeconds: HOUR_SECONDS };
    await limiter.use(`weave-open:${playerId}`, limit).catch((error: unknown) => {
      throw error instanceof RateLimited ? new WeaveRefused('too-many-rooms', error.retryAfterSeconds) : error;
    });
  }

  async function openChosen(playerId: string, { prompt: sent, people = 0, writers, ...chosen }: RoomChoice): Promise<string> {
    const prompt = storedText(sent).trim();
    const usual = tableFor(chosen);
    const table = { ...usual, seats: Math.min(MOST_SEATS, Math.max(usual.seats, people)) };
    const setting: RoomSetting = { ...withFairTime({ ...chosen, table }), openerId: playerId, removed: [], quick: false };
    const unfit = whyUnfit({ setting }, prompt);
    if (unfit) throw new WeaveRefused(unfit);
    await countOpened(playerId);
    const roomId = randomUUID();
    const moment = momentNow();
    const opened = newRoom(roomId, spareOpening(), moment, setting);
    const room = writers ? noted(opened, { ...usualNote, writers }) : opened;
    if (setting.format === 'slow') {
      const about = prompt || (promptsToChoose(random)[0] ?? SPARE_PROMPT);
      const slow = asSlowRoom(room, { prompt: about, promptBy: prompt ? playerId : undefined }, moment);
      await db.transaction().execute((trx) => insertRoom(trx, slow, moment));
      onOpened(roomId, about);
      return roomId;
    }
    const waiting = freshWaiting(playerId, prompt || undefined, promptsToChoose(random));
    await db.transaction().execute((trx) => insertRoom(trx, asWaitingRoom(room, waiting, moment), moment));
    return roomId;
  }

  async function quickRoomFor(executor: Executor, playerId: string): Promise<string | undefined> {
    return (await roomOfPlayer(executor, playerId)) ?? (await quickRoom(executor, playerId, clock.now()));
  }

  async function tableRoomFor(executor: Executor, playerId: string, tableAt: Date): Promise<string | undefined> {
    return (await roomOfPlayer(executor, playerId)) ?? (await tableRoom(executor, playerId, tableAt));
  }

  async function roomFor(executor: Executor, playerId: string): Promise<string | undefined> {
    return (await roomOfPlayer(executor, playerId)) ?? (await joinableRoom(executor, gameTimeFromNow(clock, JOINABLE_MS), playerId));
  }

  /** Opens a room unless someone has opened one to meet in meanwhile. @param found a room that will do. */
  async function openUnless(
    playerId: string,
    found: (executor: Executor) => Promise<string | undefined>,
    newOne: (id: string, moment: OpeningMoment) => Room,
  ): Promise<{ roomId: string; isNew: boolean }> {
    await countOpened(playerId);
    const opened = randomUUID();
    const roomId = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOBBY_LOCK})`.execute(trx);
      const other = await found(trx);
      if (other) return other;
      const moment = momentNow();
      await insertRoom(trx, newOne(opened, moment), moment);
      return opened;
    });
    return { roomId, isNew: roomId === opened };
  }

  /** @param meet whether a room that another player has opened meanwhile will do. */
  async function openRoom(playerId: string, { meet }: { meet: boolean }): Promise<string> {
    const { roomId, isNew } = await openUnless(
      playerId,
      (trx) => (meet ? roomFor(trx, playerId) : roomOfPlayer(trx, playerId)),
      (id, moment) => newRoom(id, spareOpening(), moment),
    );
    if (isNew) onOpened(roomId);
    return roomId;
  }

  async function openQuickRoom(playerId: string, { meet }: { meet: boolean }): Promise<string> {
    const { roomId } = await openUnless(
      playerId,
      (trx) => (meet ? quickRoomFor(trx, playerId) : roomOfPlayer(trx, playerId)),
      (id, moment) => asQuickRoom(newRoom(id, spareOpening(), moment, quickSetting), promptsToChoose(random), moment),
    );
    return roomId;
  }

  async function openTableRoom(playerId: string, tableAt: Date, { meet }: { meet: boolean }): Promise<string> {
    const setting = tableSetting(tableAt.getTime());
    const { roomId } = await openUnless(
      playerId,
      (trx) => (meet ? tableRoomFor(trx, playerId, tableAt) : roomOfPlayer(trx, playerId)),
      (id, moment) => asQuickRoom(newRoom(id, spareOpening(), moment, setting), promptsToChoose(random), moment),
    );
    return roomId;
  }

  const takeTableSeat = (playerId: string, peerId: string, tableAt: Date) =>
    seated(
      playerId,
      peerId,
      (executor) => tableRoomFor(executor, playerId, tableAt),
      (_playerId, how) => openTableRoom(playerId, tableAt, how),
    );

  /** Takes a seat in a room that is found, or opened. */
  async function seated(
    playerId: string,
    peerId: string,
    find: (executor: Executor, playerId: string) => Promise<string | undefined>,
    open: (playerId: string, how: { meet: boolean }) => Promise<string>,
  ): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const meet = attempt <= RACES;
      const roomId = (meet ? await find(db, playerId) : undefined) ?? (await open(playerId, { meet }));
      try {
        await presence.arrive(roomId, playerId, peerId);
        return roomId;
      } catch (error) {
        const taken =
          error instanceof WeaveRefused && (error.reason === 'full' || error.reason === 'closed' || error.reason === 'too-late');
        if (!taken || attempt === TRIES) throw error;
      }
    }
  }

  async function openNext(closedId: string, playerId: string): Promise<string> {
    const opened = randomUUID();
    const nextId = await db.transaction().execute(async (trx) => {
      const closed = await lockRoom(trx, closedId, false);
      if (!closed) throw new WeaveRefused('no-room');
      const why = whyNotGoOn({ id: playerId }, closed.room);
      if (why) throw new WeaveRefused(why);
      const next = await nextRoomOf(trx, closedId);
      if (next !== null) return next;
      const moment = momentNow();
      await insertRoom(trx, roomAfter(closed.room, opened, playerId, spareOpening(), moment), moment);
      await trx.updateTable('weave_room').set({ next_room_id: opened }).where('id', '=', closedId).execute();
      return opened;
    });
    if (nextId === opened) onOpened(opened);
    return nextId;
  }

  return {
    async openNext(closedId, playerId) {
      // Who only follows into a room does not open one.
      if (isUuid(closedId) && (await nextRoomOf(db, closedId)) === null) await countOpened(playerId);
      return await openNext(closedId, playerId);
    },
    roomFor: (playerId) => roomFor(db, playerId),
    async publicRooms(viewerId) {
      const lastsBeyond = gameTimeFromNow(clock, JOINABLE_MS);
      const rooms = await publicRooms(db, { moment: momentNow(), lastsBeyond, limit: SHOWN_ROOMS, viewerId });
      return rooms.map(({ endsAt, startsAt, ...room }) => ({
        ...room,
        minutesLeft: Math.ceil(gameMsUntil(clock, endsAt) / MINUTE_MS),
        startsInMs: startsAt && gameMsUntil(clock, startsAt),
      }));
    },
    async soonGame(viewerId) {
      const game = await gameToCome(db, viewerId, clock.now());
      return game && { people: game.people, startsInMs: gameMsUntil(clock, game.startsAt), gameSpeed: clock.gameSpeed };
    },
    promptsToChoose: () => promptsToChoose(random),
    async open(playerId, peerId, choice) {
      const roomId = await openChosen(playerId, choice);
      await presence.arrive(roomId, playerId, peerId);
      return roomId;
    },
    enter: (playerId, peerId) => seated(playerId, peerId, roomFor, openRoom),
    async playNow(playerId, peerId) {
      const tableAt = await tables.tableAtHand();
      return tableAt ? await takeTableSeat(playerId, peerId, tableAt) : await seated(playerId, peerId, quickRoomFor, openQuickRoom);
    },
    async sitAtTable(playerId, peerId, tableAt) {
      await tables.requireOpen(tableAt);
      return await takeTableSeat(playerId, peerId, tableAt);
    },
  };
}
