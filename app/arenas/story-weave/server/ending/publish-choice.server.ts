import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import type { PublishView } from '../../protocol/room.contract';
import { foldOfStory } from '../fold/folded-stories.server';
import { LISTED, publishReminder } from '../seating/notice-kinds';
import { WeaveRefused } from '../seating/presence.server';
import { leaveNamesOut, putNamesBack } from './nameless.server';

/** How long after a room has closed its silent writers are reminded, once, in ms. */
const REMIND_AFTER_MS = 7 * DAY_MS;
/** The rooms of a day whose writers are reminded. */
const REMINDED_ROOMS = 500;

export type PublishProgress = Pick<ProgressService, 'countStoryPublished'>;

interface PublishDependencies {
  db: Db;
  clock: Clock;
  progress: PublishProgress;
  /** Tells everyone in a room to look at it again. */
  publishStale(roomId: string): Promise<void>;
}

/**
 * Says whether a writer of a private room's story wants it in the library, and if so, whether with their name. It is published once all people who wrote it have
 * said yes, and unlisted again as soon as one of them says no.
 * @throws {WeaveRefused} for people who did not write it, and for stories of public rooms.
 * @see docs/product/story-weave.md
 */
export async function choosePublishing(
  { db, clock, progress, publishStale }: PublishDependencies,
  { roomId, playerId }: { roomId: string; playerId: string },
  { publish, named }: { publish: boolean; named: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const room = await trx.selectFrom('weave_room').select(['story_id', 'private']).where('id', '=', roomId).forUpdate().executeTakeFirst();
    if (!room) throw new WeaveRefused('no-room');
    const { story_id: storyId } = room;
    if (storyId === null || !room.private) throw new WeaveRefused('not-private');
    const people = await publishersOf(trx, roomId, storyId);
    if (!people.some((person) => person.playerId === playerId)) throw new WeaveRefused('not-writer');
    const now = clock.now();
    // A story in the library keeps its credits: who wants another name there takes it back first.
    const keepsNames = publish && !(await isUnlisted(trx, storyId));
    await trx
      .insertInto('weave_publish_choice')
      .values({ room_id: roomId, player_id: playerId, publish, named: named || keepsNames, chosen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['room_id', 'player_id']).doUpdateSet({ publish, chosen_at: now, ...(!keepsNames && { named }) }),
      )
      .execute();
    const others = people.filter((person) => person.playerId !== playerId);
    const isListed = publish && others.every((person) => person.publish === true);
    if (!isListed && publish) return;
    const storyIds = await storiesOf(trx, roomId, storyId);
    // Before the progress of anybody who wrote one of them, as a rating does.
    await trx.selectFrom('story').select('id').where('id', 'in', storyIds).orderBy('id').forNoKeyUpdate().execute();
    if (isListed) for (const id of storyIds) await leaveNamesOut(trx, roomId, id);
    const moved = await setListed(trx, storyIds, isListed, now);
    await countMoved(trx, progress, moved, isListed ? 1 : -1);
    if (!isListed) for (const id of storyIds) await putNamesBack(trx, id);
    if (isListed) for (const id of moved) await notifyOfStory(trx, id, now);
  });
  await publishStale(roomId);
}

/** Whether a story is kept out of the library. */
async function isUnlisted(executor: Executor, storyId: string): Promise<boolean> {
  return (await executor.selectFrom('story').select('unlisted').where('id', '=', storyId).executeTakeFirst())?.unlisted ?? true;
}

/** The stories that a room has left: one, or all of a game of Fold. */
async function storiesOf(executor: Executor, roomId: string, storyId: string): Promise<string[]> {
  const folded = await executor.selectFrom('weave_fold_sheet').select('story_id').where('room_id', '=', roomId).orderBy('sheet').execute();
  return folded.length > 0 ? folded.map(({ story_id }) => story_id) : [storyId];
}

/** The people whose words are in a story or were written for it, in the order of their ids, with what each said to publishing it. */
async function publishersOf(executor: Executor, roomId: string, storyId: string): Promise<{ playerId: string; publish: boolean | null }[]> {
  const { rows } = await sql<{ player_id: string; publish: boolean | null }>`
    select wrote.player_id, choice.publish from (
      select player_id from story_writer where story_id = ${storyId} and player_id is not null
      union
      select player_id from weave_publish_choice where room_id = ${roomId}
      union
      select player_id from weave_passage where room_id = ${roomId} and player_id is not null and text <> ''
    ) as wrote
    left join weave_publish_choice as choice on choice.room_id = ${roomId} and choice.player_id = wrote.player_id
    order by wrote.player_id`.execute(executor);
  return rows.map(({ player_id, publish }) => ({ playerId: player_id, publish }));
}

/**
 * Moves stories into the library or out of it; one that is hidden or behind a door stays so until moderators show it.
 * @returns the ids of those that were not there yet, in the same order.
 */
async function setListed(trx: Transaction<Tables>, storyIds: readonly string[], listed: boolean, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('story')
    .set({
      unlisted: !listed,
      status: sql`case when status in ('hidden', 'behind_door') then status when ${listed}::boolean then 'published' else 'unlisted' end`,
      ...(listed && { published_at: now }),
      updated_at: now,
    })
    .where('id', 'in', storyIds)
    .where('unlisted', '=', listed)
    .returning('id')
    .execute();
  const moved = new Set(rows.map(({ id }) => id));
  return storyIds.filter((id) => moved.has(id));
}

/** Counts stories for those who wrote them, in the order of their ids. @param sign 1 in the library, -1 out of it. */
async function countMoved(trx: Transaction<Tables>, progress: PublishProgress, moved: readonly string[], sign: 1 | -1): Promise<void> {
  const { rows: writers } = await sql<{ player_id: string; stories: number }>`
    select player_id, count(*)::integer as stories from story_writer
    where story_id = any(${moved}::uuid[]) and player_id is not null group by player_id order by player_id`.execute(trx);
  for (const { player_id, stories } of writers) await progress.countStoryPublished(trx, player_id, sign * stories);
}

/** What a person can decide about the story of a private room; null for everybody else, and for public rooms. */
export async function publishView(
  executor: Executor,
  { roomId, storyId, viewerId }: { roomId: string; storyId: string; viewerId: string | undefined },
): Promise<PublishView | null> {
  const row = await executor
    .selectFrom('weave_room')
    .innerJoin('story', 'story.id', 'weave_room.story_id')
    .select(['weave_room.private', 'story.unlisted'])
    .where('weave_room.id', '=', roomId)
    .executeTakeFirst();
  if (!row?.private || viewerId === undefined) return null;
  const people = await publishersOf(executor, roomId, storyId);
  const own = people.find(({ playerId }) => playerId === viewerId);
  if (!own) return null;
  return { own: own.publish, yes: people.filter(({ publish }) => publish).length, of: people.length, isListed: !row.unlisted };
}

/** The private room in which a story was written; undefined for any other story. */
export async function privateRoomOf(executor: Executor, storyId: string): Promise<string | undefined> {
  const folded = await foldOfStory(executor, storyId);
  const rooms = executor.selectFrom('weave_room').select('id').where('private', '=', sql.lit(true));
  const row = await (folded ? rooms.where('id', '=', folded.roomId) : rooms.where('story_id', '=', storyId)).executeTakeFirst();
  return row?.id;
}

/**
 * Tells the writers of private rooms, once and a week after they closed, that their story waits for their word, or, where it was
 * published before anybody was asked, that they can take it back.
 */
export async function remindOfPublishing({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const rooms = await db
    .selectFrom('weave_room')
    .innerJoin('story', 'story.id', 'weave_room.story_id')
    .select(['weave_room.id', 'story.id as story_id', 'story.unlisted'])
    .where('weave_room.status', '=', sql.lit('closed'))
    .where('weave_room.private', '=', sql.lit(true))
    .where('weave_room.publishing_told_at', 'is', null)
    .where('weave_room.closed_at', '<=', new Date(now.getTime() - REMIND_AFTER_MS))
    .orderBy('weave_room.closed_at')
    .limit(REMINDED_ROOMS)
    .execute();
  for (const { id: roomId, story_id: storyId, unlisted } of rooms) {
    const people = await publishersOf(db, roomId, storyId);
    // One who has said no has decided for all.
    const isOpen = !people.some(({ publish }) => publish === false);
    const silent = isOpen ? people.filter(({ publish }) => publish === null) : [];
    const key = `publish:${roomId}`;
    const about = { kind: publishReminder, dedupeKey: key, groupKey: key, detail: unlisted ? roomId : `${LISTED}${roomId}` };
    await db.transaction().execute(async (trx) => {
      await notify(
        trx,
        silent.map(({ playerId }) => ({ ...about, playerId })),
        now,
      );
      await trx.updateTable('weave_room').set({ publishing_told_at: now }).where('id', '=', roomId).execute();
    });
  }
}
