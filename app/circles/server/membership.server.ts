import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { isToken, newToken } from '~/platform/ids/token.server';
import { isUuid } from '~/platform/ids/uuid';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import { cutAt } from '~/platform/text/printable';
import { storedTitle } from '~/stories/reading/text/stored-text';
import { circleInvitationNotice } from '../notice-kinds';
import { nextEvenings, type WeeklyTime } from '../rules/evenings';
import { hostAfter, MAX_NAME, MOST_CIRCLES, MOST_MEMBERS, whyNotHosting, whyNotMember, whyNotOver } from '../rules/members';
import { lockCircle, refused } from './circle-rows.server';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** A name as it is stored. @throws {Refusal} with a word that titles may not have. */
function checkedName(sent: string): string {
  const name = cutAt(storedTitle(sent, ''), MAX_NAME);
  if (name === '' || hasCrudeWord(name)) throw refused('crude', 'name');
  return name;
}

/**
 * Makes a circle with its host; of a room, the others who had a seat in it are invited, and its story is the first on the shelf.
 * @returns its id. @throws {Refusal}
 */
export async function makeCircle(
  { db, clock }: Dependencies,
  playerId: string,
  sent: { name: string; roomId?: string | undefined },
): Promise<string> {
  const name = checkedName(sent.name);
  const [id, invitation] = [randomUUID(), newToken()];
  await db.transaction().execute(async (trx) => {
    await requireFewCircles(trx, playerId);
    const now = clock.now();
    await trx.insertInto('circle').values({ id, name, invitation, made_at: now }).execute();
    await addMember(trx, { circleId: id, playerId, role: 'host', now });
    const others = sent.roomId === undefined ? undefined : await peopleOfRoom(trx, sent.roomId, playerId);
    if (!others || sent.roomId === undefined) return;
    await trx.insertInto('circle_room').values({ circle_id: id, room_id: sent.roomId, opened_at: now }).execute();
    const key = `${circleInvitationNotice.id}:${id}`;
    const about = { kind: circleInvitationNotice, dedupeKey: key, groupKey: key, actorId: playerId, detail: invitation };
    await noteReaching(trx, playerId, others, now);
    await notify(
      trx,
      others.map((other) => ({ ...about, playerId: other })),
      now,
    );
  });
  return id;
}

/** The others who had a seat in a closed room; undefined unless the person had one, too. */
async function peopleOfRoom(trx: Transaction<Tables>, roomId: string, playerId: string): Promise<string[] | undefined> {
  if (!isUuid(roomId)) return undefined;
  const row = await trx
    .selectFrom('weave_room')
    .select('seated')
    .where('id', '=', roomId)
    .where('status', '=', 'closed')
    .executeTakeFirst();
  return row?.seated.includes(playerId) ? row.seated.filter((id) => id !== playerId) : undefined;
}

/** Joins a circle by its link; a member is led there. @returns its id. @throws {Refusal} */
export async function joinCircle({ db, clock }: Dependencies, playerId: string, invitation: string): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const named = trx.selectFrom('circle').select('id').where('invitation', '=', invitation);
    const found = isToken(invitation) ? await named.executeTakeFirst() : undefined;
    if (!found) throw refused('gone-invitation');
    const { members } = await lockCircle(trx, found.id, () => undefined);
    if (members.some((member) => member.playerId === playerId)) return found.id;
    const others = members.map((member) => member.playerId);
    if (!(await canJoin(trx, playerId, others))) throw refused('closed');
    await requireFewCircles(trx, playerId);
    const now = clock.now();
    await noteReaching(trx, playerId, others, now);
    await addMember(trx, { circleId: found.id, playerId, role: 'member', now });
    return found.id;
  });
}

/** Whether a circle takes a person. A full circle and a block read alike, so that nobody learns that they are blocked. */
export async function canJoin(executor: Executor, playerId: string, members: readonly string[]): Promise<boolean> {
  return members.length < MOST_MEMBERS && !(await isBlockedAmong(executor, playerId, members));
}

async function requireFewCircles(trx: Transaction<Tables>, playerId: string): Promise<void> {
  // The person's own row, so that two presses cannot exceed the limit.
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('circle_member')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_CIRCLES) throw refused('too-many');
}

async function addMember(
  trx: Transaction<Tables>,
  { circleId, playerId, role, now }: { circleId: string; playerId: string; role: 'host' | 'member'; now: Date },
): Promise<void> {
  await trx
    .insertInto('circle_member')
    .values({ circle_id: circleId, player_id: playerId, role, joined_at: now, calendar: newToken() })
    .execute();
}

/** Leaves a circle: another member hosts it after its host, and it ends with its last member. @throws {Refusal} */
export async function leaveCircle({ db }: Pick<Dependencies, 'db'>, playerId: string, circleId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCircle(trx, circleId, (members) => whyNotMember(playerId, members));
    await takeOut(trx, playerId, circleId);
  });
}

/** Takes a member out of a circle whose row is locked. */
export async function takeOut(trx: Transaction<Tables>, playerId: string, circleId: string): Promise<void> {
  const { members } = await lockCircle(trx, circleId, () => undefined);
  const host = hostAfter(members, playerId);
  if (host === undefined) {
    await trx.deleteFrom('circle').where('id', '=', circleId).execute();
    return;
  }
  await trx.deleteFrom('circle_member').where('circle_id', '=', circleId).where('player_id', '=', playerId).execute();
  await forgetAnswers(trx, playerId, circleId);
  await trx.updateTable('circle_member').set({ role: 'host' }).where('circle_id', '=', circleId).where('player_id', '=', host).execute();
}

async function forgetAnswers(trx: Transaction<Tables>, playerId: string, circleId: string): Promise<void> {
  const evenings = trx.selectFrom('circle_evening').select('id').where('circle_id', '=', circleId);
  await trx.deleteFrom('circle_answer').where('player_id', '=', playerId).where('evening_id', 'in', evenings).execute();
}

/** Removes a member for the host. The link is another one from then on. @throws {Refusal} */
export async function removeMember({ db }: Pick<Dependencies, 'db'>, playerId: string, circleId: string, otherId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCircle(trx, circleId, (members) => whyNotOver(playerId, members, otherId));
    await takeOut(trx, otherId, circleId);
    await trx.updateTable('circle').set({ invitation: newToken() }).where('id', '=', circleId).execute();
  });
}

/** Makes another member the host. @throws {Refusal} */
export async function handOver({ db }: Pick<Dependencies, 'db'>, playerId: string, circleId: string, otherId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCircle(trx, circleId, (members) => whyNotOver(playerId, members, otherId));
    const setRole = (id: string, role: 'host' | 'member') =>
      trx.updateTable('circle_member').set({ role }).where('circle_id', '=', circleId).where('player_id', '=', id).execute();
    await setRole(playerId, 'member');
    await setRole(otherId, 'host');
  });
}

/** @throws {Refusal} */
export async function renameCircle({ db }: Pick<Dependencies, 'db'>, playerId: string, circleId: string, sent: string): Promise<void> {
  const name = checkedName(sent);
  await db.transaction().execute(async (trx) => {
    await lockCircle(trx, circleId, (members) => whyNotHosting(playerId, members));
    await trx.updateTable('circle').set({ name }).where('id', '=', circleId).execute();
  });
}

/** Makes another link, so that the old one leads nowhere. @throws {Refusal} */
export async function renewInvitation({ db }: Pick<Dependencies, 'db'>, playerId: string, circleId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCircle(trx, circleId, (members) => whyNotHosting(playerId, members));
    await trx.updateTable('circle').set({ invitation: newToken() }).where('id', '=', circleId).execute();
  });
}

/** Sets when a circle meets, or that it has no time. Evenings that have not opened are planned again. @throws {Refusal} */
export async function setWeeklyTime(
  { db, clock }: Dependencies,
  playerId: string,
  circleId: string,
  time: WeeklyTime | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { circle } = await lockCircle(trx, circleId, (members) => whyNotHosting(playerId, members));
    const columns = { weekday: time?.weekday ?? null, minute: time?.minute ?? null, time_zone: time?.timeZone ?? null };
    if (circle.weekday === columns.weekday && circle.minute === columns.minute && circle.time_zone === columns.time_zone) return;
    await trx.updateTable('circle').set(columns).where('id', '=', circleId).execute();
    await trx.deleteFrom('circle_evening').where('circle_id', '=', circleId).where('opened_at', 'is', null).execute();
    if (time) await planEvening(trx, circleId, time, clock.now());
  });
}

/** Announces the next evening of a circle, once. */
export async function planEvening(trx: Transaction<Tables>, circleId: string, time: WeeklyTime, now: Date): Promise<void> {
  const [next] = nextEvenings(time, now.getTime(), 1);
  if (next === undefined) return;
  await trx
    .insertInto('circle_evening')
    .values({ id: randomUUID(), circle_id: circleId, starts_at: new Date(next) })
    .onConflict((conflict) => conflict.columns(['circle_id', 'starts_at']).doNothing())
    .execute();
}
