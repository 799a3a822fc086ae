import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isListedFor, isRatedFor } from '../content-rating/listed-for.server';
import { cursorOf, positionOf } from '../listing/cursor.server';
import { filterConditions } from '../listing/filters/filter-conditions.server';
import type { StoryFilters } from '../listing/filters/story-filters';
import { cardOf, listStories, withCardColumns } from '../listing/list-stories.server';
import type { StorySort } from '../listing/story-orders';
import { may } from '../policy';
import type { StoryCard } from '../story';
import { type KeptListName, keptLists } from './kept-lists';

/** Stories that one person may keep in one list. */
export const MOST_KEPT = 1_000;
/** Stories per page of such a list. */
export const KEPT_PAGE = 20;

export interface KeptPage {
  stories: StoryCard[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

interface KeptTexts {
  missing: string;
  full(most: number): string;
}

/**
 * Keeps a story in a person's list; one that is there already stays where it is.
 * @returns whether it was not there before.
 * @throws {Refusal} when the person may not, there is no such story, or they have too many.
 */
export async function keepStory(
  trx: Transaction<Tables>,
  table: 'story_bookmark' | 'story_for_later',
  { playerId, storyId, now }: { playerId: string; storyId: string; now: Date },
  texts: KeptTexts,
): Promise<boolean> {
  // Locks the person's own row, so that two tabs cannot exceed the limit.
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  const known =
    isUuid(storyId) &&
    trx.selectFrom('story').select(['status', 'author_id']).where('id', '=', storyId).where(isRatedFor(playerId)).forKeyShare();
  const story = known ? await known.executeTakeFirst() : undefined;
  const isAllowed = story && may({ id: playerId }, 'bookmark', { status: story.status, authorId: story.author_id });
  if (!isAllowed) throw new Refusal(texts.missing, { status: 404 });
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where player_id = ${playerId} and story_id <> ${storyId}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= MOST_KEPT) throw new Refusal(texts.full(MOST_KEPT), { status: 409 });
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (player_id, story_id, added_at) values (${playerId}, ${storyId}, ${now})
    on conflict (player_id, story_id) do nothing`.execute(trx);
  return numAffectedRows !== 0n;
}

export interface AskedKept {
  playerId: string;
  /** Undefined: the latest that came into the list first. */
  sort?: StorySort | undefined;
  filters?: StoryFilters | undefined;
  /** Whether it also has what lists leave out for this person. */
  isWhole?: boolean | undefined;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | undefined;
  limit?: number;
}

/** A page of a person's list. Stories that were hidden, or whose author was, are left out until they are back. */
export async function keptStories(
  { db, clock }: { db: Db; clock: Clock },
  list: KeptListName,
  { playerId, sort, filters = {}, isWhole, cursor, limit = KEPT_PAGE }: AskedKept,
): Promise<KeptPage> {
  const now = clock.now();
  if (sort !== undefined) {
    const { cards, next } = await listStories(db, { keptIn: list, viewerId: playerId, isWhole, sort, filters, now, cursor, limit });
    return { stories: cards, next };
  }
  const at: RawBuilder<Date> = sql.ref(`mark.${keptLists[list].at}`);
  const position = positionOf('latest', cursor);
  const below = position
    ? sql<boolean>`(${at}, mark.story_id) < (${new Date(position.publishedAt)}, ${position.id}::uuid)`
    : sql<boolean>`true`;
  const stories = db
    .selectFrom('story')
    .innerJoin(sql<{ player_id: string; story_id: string }>`${sql.table(keptLists[list].table)}`.as('mark'), 'mark.story_id', 'story.id')
    .where('mark.player_id', '=', playerId)
    .where('story.status', '=', sql.lit('published'))
    .where(isWhole ? isRatedFor(playerId) : isListedFor(playerId))
    .where(isNarrowedTo(filters, now))
    .where(below)
    .select(at.as('kept_at'))
    .orderBy(at, 'desc')
    .orderBy('mark.story_id', 'desc')
    .limit(limit + 1);
  const rows = await withCardColumns(stories, playerId).execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    stories: shown.map((row) => cardOf(row)),
    next: last && rows.length > limit ? cursorOf('latest', { publishedAt: last.kept_at.getTime(), id: last.id }) : undefined,
  };
}

/** All stories that a person has marked for later and that lists show them, the last ones first. */
export function allForLater(db: Db, playerId: string): Promise<Pick<StoryCard, 'id' | 'arena' | 'title'>[]> {
  return db
    .selectFrom('story_for_later as mark')
    .innerJoin('story', 'story.id', 'mark.story_id')
    .select(['story.id', 'story.arena', 'story.title'])
    .where('mark.player_id', '=', playerId)
    .where('story.status', '=', sql.lit('published'))
    .where(isListedFor(playerId))
    .orderBy('mark.added_at', 'desc')
    .orderBy('mark.story_id', 'desc')
    .limit(MOST_KEPT)
    .execute();
}

/** Whether filters leave the story of a query's row. */
function isNarrowedTo(filters: StoryFilters, now: Date): RawBuilder<boolean> {
  const conditions = filterConditions(filters, { row: 'narrowed', now });
  if (conditions.length === 0) return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from story_listing as narrowed where narrowed.id = story.id and ${sql.join(conditions, sql` and `)})`;
}
