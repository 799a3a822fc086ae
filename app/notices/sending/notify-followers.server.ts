import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { seesOther } from '~/blocks/unseen.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import type { NoticeFact } from '../notice';
import { type AudienceName, audiences } from './audiences';
import { notify } from './notify.server';

/** How many followers are told in the transaction of what happened; more are told by a job. */
export const TOLD_AT_ONCE = 100;
/** How many a batch of the job tells. */
const BATCH = 500;
/** How long news waits for its story to be back in sight, in ms. */
const WAITS_MS = 30 * DAY_MS;

/** What followers are notified of; its `dedupeKey` is the same for each audience, so that nobody is told twice. */
export interface News extends Omit<NoticeFact, 'playerId' | 'xp' | 'params'> {
  storyId: string;
}

/** What is followed; a writer must be the news' actor. */
interface Followed {
  audience: AudienceName;
  id: string;
}

/**
 * Tells those who follow something. Up to 100 are told by the caller's transaction, more by a job within a minute.
 * @see docs/product/notifications.md
 */
export async function notifyFollowers(trx: Transaction<Tables>, followed: Followed, news: News, now: Date): Promise<void> {
  const first = await followersOf(trx, { followed, storyId: news.storyId, kind: news.kind }, undefined, TOLD_AT_ONCE + 1);
  if (first.length <= TOLD_AT_ONCE) return notifyEach(trx, first, { ...news, params: paramsOf(followed) }, now);
  await trx
    .insertInto('notice_fan_out')
    .values({
      id: randomUUID(),
      audience: followed.audience,
      followed: followed.audience === 'writer' ? null : followed.id,
      kind: news.kind.id,
      cause: news.dedupeKey,
      gathered: news.groupKey,
      story_id: news.storyId,
      actor_id: news.actorId ?? null,
      detail: news.detail ?? null,
      last_id: null,
      created_at: now,
    })
    .execute();
}

/** Drops what followers are yet to be told of something that is gone. @param dedupeKey that of the news. */
export async function forgetNews(trx: Transaction<Tables>, storyId: string, dedupeKey: string): Promise<void> {
  await trx.deleteFrom('notice_fan_out').where('story_id', '=', storyId).where('cause', '=', dedupeKey).execute();
}

/**
 * Tells the next followers of news that has more of them than one transaction tells. News of a story that is hidden or behind a door
 * waits for a later run, up to 30 days. Dropped is news of a kind that is no longer declared, and of a story that is deleted or
 * unpublished.
 * @returns false once all are told, or while it waits.
 */
export async function notifyNextFollowers(
  trx: Transaction<Tables>,
  { kinds, fanOutId, now }: { kinds: readonly NoticeKind[]; fanOutId: string; now: Date },
): Promise<boolean> {
  const row = await trx.selectFrom('notice_fan_out').selectAll().where('id', '=', fanOutId).forUpdate().executeTakeFirst();
  if (!row) return false;
  const { audience } = row;
  const declared = kinds.find(({ id }) => id === row.kind);
  const state = declared ? await stateOf(trx, declared, row.story_id) : 'past';
  if (state === 'waiting' && row.created_at.getTime() > now.getTime() - WAITS_MS) return false;
  const kind = state === 'news' ? declared : undefined;
  const id = audience === 'writer' ? row.actor_id : row.followed;
  const asked = id === null || !kind ? undefined : { followed: { audience, id }, storyId: row.story_id, kind };
  const followers = asked ? await followersOf(trx, asked, row.last_id ?? undefined, BATCH) : [];
  const news = {
    dedupeKey: row.cause,
    groupKey: row.gathered,
    storyId: row.story_id,
    actorId: row.actor_id,
    detail: row.detail ?? undefined,
    params: asked && paramsOf(asked.followed),
  };
  // As of now: what waited would otherwise stand far down among what people have read.
  if (kind) await notifyEach(trx, followers, { kind, ...news }, now);
  const last = followers.length === BATCH ? followers.at(-1) : undefined;
  if (last === undefined) await trx.deleteFrom('notice_fan_out').where('id', '=', fanOutId).execute();
  else await trx.updateTable('notice_fan_out').set({ last_id: last }).where('id', '=', fanOutId).execute();
  return last !== undefined;
}

/** Whether people are told of a story now, later once it is back in sight, or no more. Some of what is told holds without it. */
async function stateOf(trx: Transaction<Tables>, { ofMany, ofGone }: NoticeKind, storyId: string): Promise<'news' | 'waiting' | 'past'> {
  if (ofMany || ofGone) return 'news';
  const story = await trx.selectFrom('story').select('status').where('id', '=', storyId).executeTakeFirst();
  if (!story || story.status === 'draft') return 'past';
  return story.status === 'hidden' || story.status === 'behind_door' ? 'waiting' : 'news';
}

/** Which of a story's fandoms or tags its reader follows, or what it is in: a notice names that. */
function paramsOf({ audience, id }: Followed): NoticeFact['params'] {
  return audience === 'story' || audience === 'writer' ? undefined : { [audience]: id };
}

function notifyEach(
  trx: Transaction<Tables>,
  followers: readonly string[],
  news: News & Pick<NoticeFact, 'params'>,
  now: Date,
): Promise<void> {
  return notify(
    trx,
    followers.map((playerId) => ({ ...news, playerId })),
    now,
  );
}

interface Asked {
  followed: Followed;
  /** The story they are told of: nobody who wrote it is. */
  storyId: string;
  kind: Pick<NoticeKind, 'ofMany'>;
}

/**
 * Whether a player is shown a story by its rating, sees its author and hides neither it nor one of its tags from themselves.
 * @param column that of their id.
 */
function isShownTo(column: string, storyId: string): RawBuilder<boolean> {
  const playerId = sql.ref(column);
  return sql<boolean>`not exists (
      select from hidden_story where hidden_story.story_id = ${storyId} and hidden_story.player_id = ${playerId})
    and exists (
      select from story where story.id = ${storyId} and ${seesOther(column, 'story.author_id')}
        and (story.author_id is null or not exists (
          select from (select coalesce(pen_id, player_id) as name from co_author where story_id = ${storyId} and joined_at is not null) as writer
          where not ${seesOther(column, 'writer.name')}))
        and (story.content_rating <> 'mature' or (select shows_mature from player where player.id = ${playerId})))
    and not exists (
      select from hidden_tag join tag on tag.id = hidden_tag.tag_id
      join story_listing as listed on listed.id = ${storyId} and listed.tags && array[tag.id, coalesce(tag.canonical_id, tag.id)]
      where hidden_tag.player_id = ${playerId})`;
}

/**
 * The next followers in the order of their ids: of what has many stories, without those who are not shown this one, hide it or do
 * not see its author, unless the news is of many.
 * @param after the last one of the batch before.
 */
async function followersOf(
  executor: Executor,
  { followed: { audience, id }, storyId, kind }: Asked,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { table, followed, follower } = audiences[audience];
  const isForAll = audience === 'story' || audience === 'writer' || kind.ofMany === true;
  const beyond = after === undefined ? sql`` : sql`and ${sql.ref(follower)} > ${after}`;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(follower)} as id from ${sql.table(table)}
    where ${sql.ref(followed)} = ${id} ${beyond}
      and ${sql.ref(follower)} is distinct from (select author_id from story where story.id = ${storyId})
      and not exists (
        select from story_writer as writer where writer.story_id = ${storyId} and writer.player_id = ${sql.ref(`${table}.${follower}`)})
      and not exists (
        select from co_author where co_author.story_id = ${storyId} and co_author.player_id = ${sql.ref(`${table}.${follower}`)}
          and co_author.joined_at is not null)
      and ${isForAll ? sql`true` : isShownTo(`${table}.${follower}`, storyId)}
    order by ${sql.ref(follower)} limit ${limit}`.execute(executor);
  return rows.map((row) => row.id);
}
