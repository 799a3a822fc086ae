import { type RawBuilder, sql, type Transaction } from 'kysely';
import { dailyGroup } from '~/notices/notice';
import { notify } from '~/notices/sending/notify.server';
import { type News, notifyFollowers } from '~/notices/sending/notify-followers.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import { fandomsOf } from './fandoms-of.server';
import { continuationNotice, fandomNews, storyNotice, tagNotice } from './notice-kinds';
import { notifyOfCollected } from './notify-of-collected.server';

/** A story that has just been published. */
interface PublishedStory {
  id: string;
  parentId: string | null;
  /** The people who wrote it. */
  writers: string[];
  /** The people who wrote the story that it continues. */
  parentWriters: string[];
}

/**
 * Tells of a story that `trx` has published: those whose story it continues, and those who follow that story, its writers,
 * one of its fandoms or its tags. Each person is told once. A hidden story is not news.
 * @see docs/product/notifications.md
 */
export async function notifyOfStory(trx: Transaction<Tables>, storyId: string, now: Date): Promise<void> {
  await notifyOfName(trx, storyId, now);
  await notifyOfCollected(trx, { storyId }, now);
}

/**
 * The same of a story that readers have seen without its author's name, and see with it from now on. It is no news where it was
 * collected: followers of that were told when it appeared.
 */
export async function notifyOfName(trx: Transaction<Tables>, storyId: string, now: Date): Promise<void> {
  const story = await publishedStory(trx, storyId);
  if (!story) return;
  const { parentId, writers } = story;
  const [firstWriter = null] = writers;
  const dedupeKey = `story:${storyId}`;
  const about = (kind: NoticeKind, actorId: string | null) => {
    return { kind, dedupeKey, groupKey: dailyGroup(kind, storyId, now), storyId, actorId };
  };
  if (parentId) {
    const told = story.parentWriters.filter((playerId) => !writers.includes(playerId));
    await notify(
      trx,
      told.map((playerId) => ({ ...about(continuationNotice, firstWriter), playerId })),
      now,
    );
    await notifyFollowers(trx, { audience: 'story', id: parentId }, about(continuationNotice, firstWriter), now);
  }
  for (const id of writers) await notifyFollowers(trx, { audience: 'writer', id }, about(storyNotice, id), now);
  for (const { id } of await fandomsOf(trx, storyId)) await notifyFandom(trx, id, { dedupeKey, storyId, actorId: firstWriter }, now);
  const ownTags = sql`select unnest(tags) from story_listing where id = ${storyId}`;
  await notifyOfTags(trx, ownTags, about(tagNotice, firstWriter), now);
}

/** Tells those who follow a fandom of a story or a chapter in it. */
export async function notifyFandom(
  trx: Transaction<Tables>,
  fandomId: string,
  news: Omit<News, 'kind' | 'groupKey'>,
  now: Date,
): Promise<void> {
  const groupKey = dailyGroup(fandomNews, fandomId, now);
  await notifyFollowers(trx, { audience: 'fandom', id: fandomId }, { ...news, kind: fandomNews, groupKey }, now);
}

/**
 * Tells those who follow a tag of a story, by whatever name they followed it.
 * @param tags a query for the ids as which its tags count.
 */
async function notifyOfTags(trx: Transaction<Tables>, tags: RawBuilder<unknown>, news: News, now: Date): Promise<void> {
  const { rows: followed } = await followedNames(tags).execute(trx);
  for (const { id } of followed) await notifyFollowers(trx, { audience: 'tag', id: String(id) }, news, now);
}

/**
 * A query for the tags that a player follows among some and their other names. These are two lookups: `or` between the two would
 * read all tags for each story that is published.
 * @param tags a query for the ids as which the tags count.
 */
export function followedNames(tags: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`
    with counted (id) as (${tags}),
    named (id) as (select id from counted union select tag.id from tag join counted on tag.canonical_id = counted.id)
    select id from named where exists (select from tag_follow where tag_follow.tag_id = named.id)
    order by id`;
}

/**
 * Tells those who follow a tag or a fandom that a story was given within a day of its publication; nobody is told twice of a story.
 * @see docs/product/tags.md
 */
export async function notifyOfNewTags(trx: Transaction<Tables>, storyId: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('story')
    .select(peopleWho('story').as('writers'))
    .where('id', '=', storyId)
    .where('status', '=', 'published')
    .where('published_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirst();
  if (!row) return;
  const about = { dedupeKey: `story:${storyId}`, storyId, actorId: row.writers[0] ?? null };
  const crossed = (await fandomsOf(trx, storyId)).filter(({ isOwn }) => !isOwn);
  for (const { id } of crossed) await notifyFandom(trx, id, about, now);
  const given = sql`select counts_as from story_tag where story_id = ${storyId}`;
  await notifyOfTags(trx, given, { kind: tagNotice, groupKey: dailyGroup(tagNotice, storyId, now), ...about }, now);
}

async function publishedStory(trx: Transaction<Tables>, storyId: string): Promise<PublishedStory | undefined> {
  const row = await trx
    .selectFrom('story')
    .leftJoin('story as parent', 'parent.id', 'story.parent_id')
    .select(['story.id', 'story.parent_id'])
    .select([peopleWho('story').as('writers'), peopleWho('parent').as('parent_writers')])
    .where('story.id', '=', storyId)
    .where('story.status', '=', 'published')
    .executeTakeFirst();
  if (!row) return undefined;
  return { id: row.id, parentId: row.parent_id, writers: row.writers, parentWriters: row.parent_writers };
}

/** An SQL expression: the ids of the people who wrote the story of a query's row, alone or together. */
function peopleWho(story: 'story' | 'parent') {
  const [id, author] = [sql.ref(`${story}.id`), sql.ref(`${story}.author_id`)];
  return sql<string[]>`array(
    select ${author} where ${author} is not null
    union all (
      select player_id from story_writer where story_writer.story_id = ${id} and player_id is not null order by place))`;
}
