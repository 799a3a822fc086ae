import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { isToken } from '~/platform/ids/token.server';
import { isUuid } from '~/platform/ids/uuid';
import { storyAddress } from '~/stories/sharing/story-address';
import { type EveningAnswer, isOpen, meets, OPEN_AFTER_MS, seasonStart, type WeeklyTime } from '../rules/evenings';
import type { Role } from '../rules/members';
import { texts } from '../texts';
import { membersOf } from './circle-rows.server';
import { canJoin } from './membership.server';

/** A circle among a player's own. */
export interface OwnCircle {
  id: string;
  name: string;
  members: number;
  /** The next evening, ISO 8601; null while there is none, and where it has become a fold. */
  next: string | null;
  /** Whether its room is open. */
  open: boolean;
  own: EveningAnswer | null;
}

/** A circle as its members see it. */
export interface CircleView {
  id: string;
  viewerId: string;
  name: string;
  isHost: boolean;
  members: { playerId: string; name: string; role: Role; answer: EveningAnswer | null }[];
  time: WeeklyTime | null;
  evening: {
    id: string;
    startsAt: string;
    open: boolean;
    /** Whether it has become a fold. */
    folds: boolean;
    meets: boolean;
    own: EveningAnswer | null;
    coming: number;
  } | null;
  /** The stories of a fold that goes round, those first in which it is the viewer's turn. */
  fold: { roomId: string; prompt: string; yours: boolean }[];
  season: number;
  shelf: { title: string; address: string; at: string }[];
  /** How many rooms of it are still written. */
  invitation: string;
  calendar: string;
  /** Names of members whom the viewer blocks. */
  blocked: string[];
}

/** The most stories on a shelf that are listed, newest first. */
const SHELF = 100;

/** The circles of a player, those with the next evening first. */
export async function ownCircles(executor: Executor, playerId: string, now: Date): Promise<OwnCircle[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    members: number;
    next: Date | null;
    opened: Date | null;
    folds: boolean;
    own: EveningAnswer | null;
  }>`
    select circle.id, ${shownName} as name, evening.starts_at as next, evening.opened_at as opened, evening.folds, said.answer as own,
      (select count(*)::integer from circle_member as member where member.circle_id = circle.id) as members
    from circle_member as own join circle on circle.id = own.circle_id
    left join lateral (${nextEvening(now)}) as evening on true
    left join circle_answer as said on said.evening_id = evening.id and said.player_id = own.player_id
    where own.player_id = ${playerId} order by evening.starts_at nulls last, circle.id`.execute(executor);
  return rows.map(({ next, opened, folds, ...circle }) => ({
    ...circle,
    next: folds ? null : (next?.toISOString() ?? null),
    open: next !== null && !folds && isOpen({ startsAt: next, openedAt: opened }, now),
  }));
}

/** The evening of a query's circle that comes next, or is open, and whether it has become a fold. */
function nextEvening(now: Date) {
  return sql`select id, starts_at, opened_at, exists (
      select from circle_room join weave_room on weave_room.id = circle_room.room_id
      where circle_room.evening_id = circle_evening.id and weave_room.format = 'slow'
    ) as folds
    from circle_evening
    where circle_id = circle.id and starts_at > ${new Date(now.getTime() - OPEN_AFTER_MS)} order by starts_at limit 1`;
}

/** A name that moderators keep out of sight is none. */
const shownName = sql<string>`case when circle.hidden_at is null then circle.name else ${sql.lit(texts.hiddenName)} end`;

/** A circle as one of its members sees it; undefined for everybody else. */
export async function circlePage(
  { db, clock }: { db: Db; clock: Clock },
  playerId: string,
  circleId: string,
): Promise<CircleView | undefined> {
  if (!isUuid(circleId)) return undefined;
  const now = clock.now();
  const circle = await db
    .selectFrom('circle')
    .innerJoin('circle_member as own', 'own.circle_id', 'circle.id')
    .select(['circle.id', shownName.as('name'), 'circle.invitation', 'circle.weekday', 'circle.minute', 'circle.time_zone'])
    .select(['own.role', 'own.calendar'])
    .where('circle.id', '=', circleId)
    .where('own.player_id', '=', playerId)
    .executeTakeFirst();
  if (!circle) return undefined;
  const { rows: evenings } = await sql<{ id: string; starts_at: Date; opened_at: Date | null; folds: boolean }>`
    select evening.* from circle, lateral (${nextEvening(now)}) as evening where circle.id = ${circleId}`.execute(db);
  const evening = evenings[0];
  const members = await membersWithAnswers(db, circleId, evening?.id ?? null);
  const said = members.flatMap(({ answer }) => answer ?? []);
  const { weekday, minute, time_zone: timeZone } = circle;
  return {
    ...{ id: circle.id, name: circle.name, invitation: circle.invitation, calendar: circle.calendar, viewerId: playerId, members },
    isHost: circle.role === 'host',
    time: weekday !== null && minute !== null && timeZone !== null ? { weekday, minute, timeZone } : null,
    evening: evening
      ? {
          ...{ id: evening.id, startsAt: evening.starts_at.toISOString(), meets: meets(said) },
          open: !evening.folds && isOpen({ startsAt: evening.starts_at, openedAt: evening.opened_at }, now),
          folds: evening.folds,
          own: members.find((member) => member.playerId === playerId)?.answer ?? null,
          coming: said.filter((answer) => answer !== 'no').length,
        }
      : null,
    fold: await runningFold(db, circleId, playerId),
    season: await eveningsSince(db, circleId, seasonStart(now)),
    shelf: await shelfOf(db, circleId),
    blocked: await blockedMembers(db, playerId, circleId),
  };
}

async function membersWithAnswers(executor: Executor, circleId: string, eveningId: string | null): Promise<CircleView['members']> {
  const rows = await executor
    .selectFrom('circle_member as member')
    .innerJoin('player', 'player.id', 'member.player_id')
    .leftJoin('circle_answer as said', (join) =>
      join.onRef('said.player_id', '=', 'member.player_id').on('said.evening_id', '=', eveningId),
    )
    .select(['member.player_id', 'member.role', 'player.name', 'player.hidden_at', 'said.answer'])
    .where('member.circle_id', '=', circleId)
    .orderBy('member.joined_at')
    .orderBy('member.player_id')
    .execute();
  return rows.map(({ player_id, role, name, hidden_at, answer }) => ({
    playerId: player_id,
    name: hidden_at ? ANONYMOUS : name,
    role,
    answer,
  }));
}

async function runningFold(executor: Executor, circleId: string, playerId: string): Promise<CircleView['fold']> {
  const rows = await executor
    .selectFrom('circle_room')
    .innerJoin('weave_room', 'weave_room.id', 'circle_room.room_id')
    .select(['weave_room.id as roomId', sql<string>`state #>> '{opening,prompt}'`.as('prompt')])
    .select(sql<boolean>`coalesce(state #>> '{slow,pen,playerId}' = ${playerId}, false)`.as('yours'))
    .where('circle_room.circle_id', '=', circleId)
    .where('weave_room.format', '=', 'slow')
    .where('weave_room.status', '<>', 'closed')
    .orderBy('yours', 'desc')
    .orderBy('circle_room.opened_at')
    .orderBy('weave_room.id')
    .execute();
  return rows;
}

/** How many evenings have had a room since a moment. */
async function eveningsSince(executor: Executor, circleId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from circle_evening as evening
    where evening.circle_id = ${circleId} and evening.starts_at >= ${since}
      and exists (select from circle_room where circle_room.evening_id = evening.id)`.execute(executor);
  return rows[0]?.count ?? 0;
}

/** The stories that a circle's rooms have left, newest first: those of Fold, too. Hidden ones are not on it. */
async function shelfOf(executor: Executor, circleId: string): Promise<CircleView['shelf']> {
  const { rows } = await sql<{ id: string; title: string; created_at: Date }>`
    select story.id, story.title, story.created_at from circle_room as own
    join weave_room as room on room.id = own.room_id
    join story on story.id = room.story_id
      or story.id in (select sheet.story_id from weave_fold_sheet as sheet where sheet.room_id = own.room_id)
    where own.circle_id = ${circleId} and story.status in ('published', 'unlisted')
    order by story.created_at desc, story.id limit ${sql.lit(SHELF)}`.execute(executor);
  return rows.map(({ id, title, created_at }) => ({ title, address: storyAddress('story_weave', id), at: created_at.toISOString() }));
}

/** The names of members whom a player blocks: they alone learn of it. */
async function blockedMembers(executor: Executor, playerId: string, circleId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select player.name from player_block as block
    join circle_member as member on member.player_id = block.other_id and member.circle_id = ${circleId}
    join player on player.id = block.other_id
    where block.player_id = ${playerId} and block.kind = 'block' order by player.name_key`.execute(executor);
  return rows.map(({ name }) => name);
}

/** What people with a circle's link see. */
export interface InvitationView {
  circleId: string;
  name: string;
  isMember: boolean;
  /** How many are in it; null for a person who cannot join, as the number would tell a block from a full circle. */
  members: number | null;
}

/** The circle of a link; undefined where it leads nowhere. */
export async function invitationView(executor: Executor, playerId: string, invitation: string): Promise<InvitationView | undefined> {
  if (!isToken(invitation)) return undefined;
  const { rows } = await sql<{ id: string; name: string }>`
    select circle.id, ${shownName} as name from circle where circle.invitation = ${invitation}`.execute(executor);
  const row = rows[0];
  if (!row) return undefined;
  const members = (await membersOf(executor, row.id)).map((member) => member.playerId);
  const takes = await canJoin(executor, playerId, members);
  return { circleId: row.id, name: row.name, isMember: members.includes(playerId), members: takes ? members.length : null };
}
