import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import { storedTitle } from '~/stories/reading/text/stored-text';
import type { RoomFormat } from '../../protocol/room-setting.contract';
import { leadingTitle, MAX_TITLES, type ProposedTitle, SLOW_TITLES_MS, TITLES_MS } from '../../rules/reveal/story-titles';
import { passageWriters } from '../battle/passages.server';
import { WeaveRefused } from '../seating/presence.server';
import { isWovenEvenNamelessBy } from './nameless.server';

interface TitleDependencies {
  db: Db;
  clock: Clock;
  /** Tells everyone in a room to look at it again. */
  publishStale(roomId: string): Promise<void>;
}

/** A person who chooses a title, and the room the story was written in. */
interface Voter {
  roomId: string;
  playerId: string;
}

/**
 * Proposes a title, and votes for it: one each. The story takes the leading title at once.
 * @throws {WeaveRefused} for people who did not write the story, or when the time for titles is over.
 * @see docs/product/story-weave.md
 */
export async function proposeTitle(dependencies: TitleDependencies, voter: Voter, sent: string): Promise<void> {
  const title = storedTitle(sent, '');
  if (title === '') throw new WeaveRefused('no-title');
  if (hasCrudeWord(title)) throw new WeaveRefused('unfit-title');
  const { roomId, playerId } = voter;
  await changeTitles(dependencies, voter, async (trx, now) => {
    const proposed = await trx.selectFrom('weave_title').select(['place', 'player_id']).where('room_id', '=', roomId).execute();
    if (proposed.length >= MAX_TITLES || proposed.some(({ player_id }) => player_id === playerId)) throw new WeaveRefused('no-title');
    const place = proposed.length;
    await trx.insertInto('weave_title').values({ room_id: roomId, place, player_id: playerId, title, proposed_at: now }).execute();
    await vote(trx, voter, place, now);
  });
}

/** Votes for a proposed title, instead of any other. @throws {WeaveRefused} as for proposing one. */
export async function voteForTitle(dependencies: TitleDependencies, voter: Voter, place: number): Promise<void> {
  await changeTitles(dependencies, voter, async (trx, now) => {
    const proposed = await titlesOf(trx, voter.roomId);
    if (!proposed.some((title) => title.place === place)) throw new WeaveRefused('no-title');
    await vote(trx, voter, place, now);
  });
}

async function vote(trx: Transaction<Tables>, { roomId, playerId }: Voter, place: number, now: Date): Promise<void> {
  await trx
    .insertInto('weave_title_vote')
    .values({ room_id: roomId, player_id: playerId, place, voted_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'player_id']).doUpdateSet({ place, voted_at: now }))
    .execute();
}

async function changeTitles(
  { db, clock, publishStale }: TitleDependencies,
  { roomId, playerId }: Voter,
  change: (trx: Transaction<Tables>, now: Date) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const room = await trx
      .selectFrom('weave_room')
      .select(['story_id', 'closed_at', 'format'])
      .where('id', '=', roomId)
      .forUpdate()
      .executeTakeFirst();
    if (!room) throw new WeaveRefused('no-room');
    const { story_id: storyId, closed_at: closedAt, format } = room;
    const now = clock.now();
    if (storyId === null || closedAt === null || now >= titlesEnd(clock, closedAt, format)) throw new WeaveRefused('titles-over');
    if (!(await hasWritten(trx, { roomId, storyId, playerId }))) throw new WeaveRefused('no-writer');
    await change(trx, now);
    const leading = leadingTitle(await titlesOf(trx, roomId));
    if (!leading) return;
    await trx
      .updateTable('story')
      .set({ title: leading.title, updated_at: now })
      .where('id', '=', storyId)
      .where('title', '<>', leading.title)
      .execute();
  });
  await publishStale(roomId);
}

/** When the time for titles ends, for a room that closed at a time; the people of a slow one are not all there then. */
export function titlesEnd({ gameSpeed }: Pick<Clock, 'gameSpeed'>, closedAt: Date, format: RoomFormat): Date {
  return new Date(closedAt.getTime() + Math.round((format === 'slow' ? SLOW_TITLES_MS : TITLES_MS) / gameSpeed));
}

/** Whether a person wrote a part of a published story, with their name on it or without. */
export async function hasWoven(executor: Executor, storyId: string, playerId: string): Promise<boolean> {
  const woven = executor.selectFrom('story').select('id').where('id', '=', storyId).where(isWovenEvenNamelessBy(playerId));
  return (await woven.executeTakeFirst()) !== undefined;
}

/** Whether a person wrote for a story, woven or not. */
export async function hasWritten(
  executor: Executor,
  { roomId, storyId, playerId }: { roomId: string; storyId: string; playerId: string },
): Promise<boolean> {
  return (await hasWoven(executor, storyId, playerId)) || (await passageWriters(executor, roomId)).includes(playerId);
}

/** The titles proposed in a room with their votes, in their order. */
export async function titlesOf(executor: Executor, roomId: string): Promise<ProposedTitle[]> {
  return await executor
    .selectFrom('weave_title as proposed')
    .leftJoin('weave_title_vote as voted', (join) =>
      join.onRef('voted.room_id', '=', 'proposed.room_id').onRef('voted.place', '=', 'proposed.place'),
    )
    .select(['proposed.place', 'proposed.title', sql<number>`count(voted.player_id)::integer`.as('votes')])
    .where('proposed.room_id', '=', roomId)
    .groupBy(['proposed.place', 'proposed.title'])
    .orderBy('proposed.place')
    .execute();
}
