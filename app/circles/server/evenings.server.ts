import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { newVisit, WeaveRefused } from '~/arenas/story-weave/server/seating/presence.server';
import type { StoryWeave } from '~/arenas/story-weave/story-weave.server';
import { notify } from '~/notices/sending/notify.server';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import { isUuid } from '~/platform/ids/uuid';
import { circleEveningNotice, circleFoldNotice, circleRoomNotice } from '../notice-kinds';
import {
  ASKED_BEFORE_MS,
  type EveningAnswer,
  foldersAmong,
  foldSheets,
  isOpen,
  meets,
  OPEN_AFTER_MS,
  OPENS_BEFORE_MS,
} from '../rules/evenings';
import { whyNotMember } from '../rules/members';
import { lockCircle, membersOf, refused } from './circle-rows.server';
import { planEvening } from './membership.server';

/** How long a fold goes round when too few come to an evening, in ms. */
const FOLD_MS = 2 * DAY_MS;

export interface EveningDependencies {
  db: Db;
  clock: Clock;
  weave: Pick<StoryWeave, 'open' | 'join' | 'depart' | 'slow'>;
  /** Told of what could not be done. */
  failed(error: unknown, id: string): void;
}

/** A member says whether they come. @throws {Refusal} */
export async function answerEvening(
  { db, clock }: Pick<EveningDependencies, 'db' | 'clock'>,
  playerId: string,
  said: { circleId: string; eveningId: string; answer: EveningAnswer },
): Promise<void> {
  if (!isUuid(said.eveningId)) throw refused('no-evening');
  await db.transaction().execute(async (trx) => {
    await lockCircle(trx, said.circleId, (members) => whyNotMember(playerId, members));
    const evening = await trx
      .selectFrom('circle_evening')
      .select('starts_at')
      .where('id', '=', said.eveningId)
      .where('circle_id', '=', said.circleId)
      .executeTakeFirst();
    const now = clock.now();
    if (!evening || now.getTime() >= evening.starts_at.getTime() + OPEN_AFTER_MS) throw refused('no-evening');
    const answer = { answer: said.answer, said_at: now };
    await trx
      .insertInto('circle_answer')
      .values({ evening_id: said.eveningId, player_id: playerId, ...answer })
      .onConflict((conflict) => conflict.columns(['evening_id', 'player_id']).doUpdateSet(answer))
      .execute();
  });
}

/** Does what is due: plans evenings, asks who comes, opens rooms. Any process may do it at any time; each happens once. */
export async function turnEvenings(dependencies: EveningDependencies): Promise<void> {
  const { db, clock, failed } = dependencies;
  const now = clock.now();
  const timed = sql<boolean>`weekday is not null and not exists (
    select from circle_evening where circle_evening.circle_id = circle.id and circle_evening.starts_at > ${now})`;
  await sweep(db, { table: 'circle', key: 'id', due: 'made_at', where: timed }, (id) => planNext(dependencies, id), failed);
  const unasked = sql<boolean>`asked_at is null and opened_at is null and starts_at <= ${new Date(now.getTime() + ASKED_BEFORE_MS)}`;
  await sweep(db, { table: 'circle_evening', key: 'id', due: 'starts_at', where: unasked }, (id) => ask(dependencies, id), failed);
  const unopened = sql<boolean>`opened_at is null and starts_at <= ${new Date(now.getTime() + OPENS_BEFORE_MS)}`;
  await sweep(db, { table: 'circle_evening', key: 'id', due: 'starts_at', where: unopened }, (id) => open(dependencies, id), failed);
}

async function planNext({ db, clock }: EveningDependencies, circleId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { circle } = await lockCircle(trx, circleId, () => undefined);
    const { weekday, minute, time_zone: timeZone } = circle;
    if (weekday !== null && minute !== null && timeZone !== null)
      await planEvening(trx, circleId, { weekday, minute, timeZone }, clock.now());
  });
}

/** Takes an evening for one of the steps above, unless another process has done it. */
async function lockEvening(trx: Transaction<Tables>, eveningId: string, step: 'asked_at' | 'opened_at') {
  return await trx
    .selectFrom('circle_evening')
    .select(['id', 'circle_id', 'starts_at'])
    .where('id', '=', eveningId)
    .where(step, 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function ask({ db, clock }: EveningDependencies, eveningId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const evening = await lockEvening(trx, eveningId, 'asked_at');
    if (!evening) return;
    const now = clock.now();
    await trx.updateTable('circle_evening').set({ asked_at: now }).where('id', '=', eveningId).execute();
    const members = await membersOf(trx, evening.circle_id);
    await tell(trx, circleEveningNotice, { ...evening, to: members.map(({ playerId }) => playerId) }, now);
  });
}

/**
 * Opens an evening: people sit down at its room from then on. With too few who come, a fold begins instead, whose stories go round
 * for two days.
 */
async function open(dependencies: EveningDependencies, eveningId: string): Promise<void> {
  const { db, clock } = dependencies;
  const plan = await db.transaction().execute((trx) => planOf(trx, eveningId, clock.now()));
  if (!plan) return;
  if (plan.kind === circleFoldNotice) {
    await openFold(dependencies, plan.evening, plan.to);
  }
  await db.transaction().execute(async (trx) => {
    if (!(await lockEvening(trx, eveningId, 'opened_at'))) return;
    await trx.updateTable('circle_evening').set({ opened_at: clock.now() }).where('id', '=', eveningId).execute();
    if (plan.kind) await tell(trx, plan.kind, { ...plan.evening, to: plan.to }, clock.now());
  });
}

/**
 * Begins a fold that goes round: a story for everybody, each a slow room of its own. Their ids follow from the evening's, so that
 * each is opened once, whatever happens in between.
 */
async function openFold(
  { db, clock, weave }: EveningDependencies,
  { id, circle_id }: { id: string; circle_id: string },
  folders: readonly string[],
): Promise<void> {
  const until = gameTimeFromNow(clock, FOLD_MS);
  for (const [place, writers] of foldSheets(folders).entries()) {
    const roomId = await weave.slow.openFold(sheetId(id, place), writers, until);
    await db
      .insertInto('circle_room')
      .values({ circle_id, room_id: roomId, evening_id: id, opened_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The id of a story's room: a UUID of version 8, the same for the same evening and place. */
function sheetId(eveningId: string, place: number): string {
  const hex = createHash('sha256').update(`fold ${eveningId} ${place}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** What an evening becomes: who is told of what; no kind where nobody comes, or it is long past. */
async function planOf(trx: Transaction<Tables>, eveningId: string, now: Date) {
  const evening = await lockEvening(trx, eveningId, 'opened_at');
  if (!evening) return undefined;
  const said = await trx.selectFrom('circle_answer').select(['player_id', 'answer']).where('evening_id', '=', eveningId).execute();
  const members = (await membersOf(trx, evening.circle_id)).map(({ playerId }) => playerId);
  const come = said.filter(({ answer }) => answer !== 'no').map(({ player_id }) => player_id);
  const away = said.filter(({ answer }) => answer === 'no').map(({ player_id }) => player_id);
  const to = members.filter((id) => !away.includes(id));
  if (now.getTime() >= evening.starts_at.getTime() + OPEN_AFTER_MS) return { evening, kind: undefined, to };
  if (meets(said.map(({ answer }) => answer))) return { evening, kind: circleRoomNotice, to };
  const folders = foldersAmong([...come, ...to.filter((id) => !come.includes(id))]);
  // One alone, or nobody, has an evening off.
  return { evening, kind: folders.length > 1 ? circleFoldNotice : undefined, to: folders };
}

async function tell(
  trx: Transaction<Tables>,
  kind: NoticeKind,
  { id, circle_id, to }: { id: string; circle_id: string; to: readonly string[] },
  now: Date,
): Promise<void> {
  const key = `${kind.id}:${id}`;
  await notify(
    trx,
    to.map((playerId) => ({ kind, playerId, dedupeKey: key, groupKey: key, detail: circle_id })),
    now,
  );
}

/**
 * Leads a member to the room of an evening that is open, and to its seat: who comes first opens it.
 * @returns its id. @throws {Refusal}
 */
export async function sitDown(
  { db, clock, weave }: EveningDependencies,
  playerId: string,
  { circleId, eveningId }: { circleId: string; eveningId: string },
): Promise<string> {
  if (!isUuid(circleId) || !isUuid(eveningId)) throw refused('no-evening');
  const members = await membersOf(db, circleId);
  const why = whyNotMember(playerId, members);
  if (why) throw refused(why);
  const evening = await db
    .selectFrom('circle_evening')
    .select(['starts_at as startsAt', 'opened_at as openedAt'])
    .where('id', '=', eveningId)
    .where('circle_id', '=', circleId)
    .executeTakeFirst();
  if (!evening || !isOpen(evening, clock.now())) throw refused('no-evening');
  const there = await roomOf(db, eveningId);
  if (there !== undefined) return await takeSeat(weave, there, playerId);
  const visit = newVisit();
  const choice = { format: 'battle', isPrivate: true, aiWriters: false, moreTime: false, rating: 'teen', prompt: '' } as const;
  const opened = await weave.open(playerId, visit, { ...choice, people: members.length });
  const roomId = await shelve({ db, clock }, { circleId, roomId: opened, eveningId });
  await weave.depart(opened, playerId, visit, { type: 'away' });
  return roomId === opened ? opened : await takeSeat(weave, roomId, playerId);
}

/** Takes a seat in a room that others have opened, until the person's page comes. Where there is none for them, the room says why. */
async function takeSeat(weave: Pick<StoryWeave, 'join' | 'depart'>, roomId: string, playerId: string): Promise<string> {
  const visit = newVisit();
  try {
    await weave.join(roomId, playerId, visit);
    await weave.depart(roomId, playerId, visit, { type: 'away' });
  } catch (error) {
    if (!(error instanceof WeaveRefused)) throw error;
  }
  return roomId;
}

/** The room of an evening that is not over; undefined while nobody has opened one. */
async function roomOf(executor: Db | Transaction<Tables>, eveningId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('circle_room')
    .innerJoin('weave_room', 'weave_room.id', 'circle_room.room_id')
    .select('circle_room.room_id')
    .where('circle_room.evening_id', '=', eveningId)
    .where('weave_room.status', '<>', sql.lit('closed' as const))
    .orderBy('circle_room.opened_at')
    .executeTakeFirst();
  return row?.room_id;
}

/** Makes a room the one of an evening, unless another is meanwhile. @returns the one that is. */
async function shelve(
  { db, clock }: Pick<EveningDependencies, 'db' | 'clock'>,
  { circleId, roomId, eveningId }: { circleId: string; roomId: string; eveningId: string },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockCircle(trx, circleId, () => undefined);
    const there = await roomOf(trx, eveningId);
    if (there !== undefined) return there;
    await trx
      .insertInto('circle_room')
      .values({ circle_id: circleId, room_id: roomId, evening_id: eveningId, opened_at: clock.now() })
      .execute();
    return roomId;
  });
}
