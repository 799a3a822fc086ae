import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { storyFollowedBy } from '~/notices/story-follows/story-follows.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import type { ShownTag } from '~/tags/rules/tag';
import { storyTags, tagsIn } from '~/tags/story-tags/story-tags.server';
import { bookmarkedBy } from '../bookmarks/bookmarked-by.server';
import { coAuthorIds } from '../co-authors/authors-of.server';
import { isHeldBack } from '../collections/held-works.server';
import type { StoryContent } from '../content-rating/content-rating';
import type { FactsOfPage } from '../facts/counted-facts';
import { factsIn, storedFacts } from '../facts/counted-facts.server';
import { coverOfRow } from '../listing/list-stories.server';
import { ownRating } from '../ratings/own-rating.server';
import type { StoryKin } from '../sharing/appendages/story-tree';
import { averageOf, type CoveredStory, type StoryStatus } from '../story';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { weaverIds } from '../writers/weavers.server';
import { bylineOf, type StoryWriter } from '../writers/writers';
import { authorBio, followsAuthor, type NextStory, nextStory } from './after/after-story.server';
import { appendagesTo, coveredStory, kinOf, moreByAuthorOf, parentOf, siblingsOf } from './linked-stories.server';
import { isReadableBy } from './readable-by.server';
import type { Markup } from './text/markup/dialects';
import { linksFrom } from './text/trusted-links';

/** A story with everything its page shows. */
export interface StoryForReading extends StoryKin {
  id: string;
  arena: StoryArena;
  status: StoryStatus;
  /** Whether it is a draft that its author took back. */
  takenBack: boolean;
  /** Whether a collection holds it back. */
  heldBack: boolean;
  /** Whether only people who are signed in are shown it. */
  membersOnly: boolean;
  title: string;
  author: string;
  authorId: string | null;
  /** What the author says about themselves; '' for nothing, and where nobody is named. */
  authorBio: string;
  /** Whether this person follows the author. */
  authorFollowed: boolean;
  /** Whether this person has bookmarked it. */
  bookmarked: boolean;
  /** Whether this person follows the story. */
  followed: boolean;
  /** Who writes it together, or alone while a collection holds their name back; for what they may do, never shown. */
  coAuthorIds: string[];
  /** The viewer's id where it belongs to them because they wrote it in a room, else empty: its page names nobody whom it leaves out. */
  weaverIds: string[];
  /** The writers of a collaborative story, in the order of their first turns; empty for a story by one author. */
  writers: StoryWriter[];
  prompt: string;
  starter: string;
  body: string;
  /** The words as they were written, where they have marks. */
  markdown: string | null;
  /** The version of the markup of `markdown`. */
  markup: Markup;
  /** From when its links can be clicked. */
  linksFrom: Date | undefined;
  /** The name of its cover. */
  cover: string;
  /** When it was published, or a draft was begun. */
  date: Date;
  /** When its text or its title last changed. */
  updatedAt: Date;
  /** Undefined while nobody has rated. */
  average: number | undefined;
  ratingCount: number;
  ownRating: number | undefined;
  /** Its rating and warnings. */
  content: StoryContent;
  /** What its author says it is about; empty for nothing. */
  summary: string;
  /** What its author says before and after it; empty for nothing. */
  noteBefore: string;
  noteAfter: string;
  tags: readonly ShownTag[];
  /** What is counted of it; undefined of one that is in no list. */
  counted: FactsOfPage | undefined;
  /** Whether a timed session is still writing it. */
  beingWritten: boolean;
  /** Whether it has more appendages than those listed. */
  moreAppendages: boolean;
  /** The newest other stories of its author. */
  moreByAuthor: CoveredStory[];
  /** The one to read next: published just before this one. Undefined on the oldest, and on drafts. */
  next: NextStory | undefined;
}

/**
 * A story as one person may read it.
 * @param viewerId undefined for a visitor.
 * @returns undefined when there is no such story for this person.
 * @see docs/product/stories.md
 */
export async function storyForReading(
  executor: Executor,
  storyId: string,
  viewerId: string | undefined,
): Promise<StoryForReading | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select([
      'story.id',
      'story.arena',
      'story.status',
      'story.title',
      'story.author_id',
      'author.name as author',
      'author.created_at as author_joined_at',
      authorBio().as('author_bio'),
    ])
    .select([
      'story.prompt',
      'story.starter',
      'story.body',
      'story.markdown',
      'story.markup',
      'story.created_at',
      'story.published_at',
      'story.updated_at',
    ])
    .select(['story.members_only', storedFacts().as('counted')])
    .select(['story.content_rating', 'story.warnings', 'story.summary', 'story.note_before', 'story.note_after', storyTags().as('tags')])
    .select([
      'story.preview',
      'story.fandom_id',
      'story.cover_turn',
      'story.rating_count',
      'story.rating_sum',
      beingWritten().as('being_written'),
      coAuthorIds().as('co_author_ids'),
      isHeldBack().as('held_back'),
    ])
    .select([followsAuthor(viewerId).as('author_followed'), bookmarkedBy(viewerId).as('bookmarked')])
    .select(storyFollowedBy(viewerId).as('followed'))
    .select([ownRating(viewerId).as('own_rating'), storyWriters().as('writers'), weaverIds().as('weaver_ids')])
    .select([
      jsonArrayFrom(parentOf(executor, storyId, viewerId)).as('parents'),
      jsonArrayFrom(appendagesTo(executor, storyId, viewerId)).as('appendages'),
      jsonArrayFrom(siblingsOf(executor, storyId, viewerId)).as('siblings'),
      jsonArrayFrom(moreByAuthorOf(executor, storyId, viewerId)).as('more'),
    ])
    .where('story.id', '=', storyId)
    .where(isReadableBy(viewerId))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    arena: row.arena,
    status: row.status,
    takenBack: row.status === 'draft' && row.published_at !== null,
    heldBack: row.held_back,
    membersOnly: row.members_only,
    title: row.title,
    author: bylineOf(row.author, writersIn(row.writers)),
    authorId: row.author_id,
    authorBio: row.author_bio ?? '',
    authorFollowed: row.author_followed,
    bookmarked: row.bookmarked,
    followed: row.followed,
    coAuthorIds: row.co_author_ids,
    weaverIds: row.weaver_ids.filter((id) => id === viewerId),
    writers: writersIn(row.writers),
    prompt: row.prompt,
    starter: row.starter,
    body: row.body,
    markdown: row.markdown,
    markup: row.markup,
    linksFrom: linksFrom(row.author_joined_at),
    cover: coverOfRow(row),
    date: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    average: averageOf(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
    ownRating: row.own_rating ?? undefined,
    content: { rating: row.content_rating, warnings: row.warnings },
    summary: row.summary,
    noteBefore: row.note_before,
    noteAfter: row.note_after,
    tags: tagsIn(row.tags),
    counted: factsIn(row.counted),
    beingWritten: row.being_written,
    ...kinOf(row.parents, row.siblings, row.appendages),
    moreByAuthor: row.more.map(coveredStory),
    next:
      row.published_at && row.status === 'published'
        ? await nextStory(executor, { id: row.id, publishedAt: row.published_at, viewerId })
        : undefined,
  };
}

/** Whether a timed session is still writing the story of a query's row. */
export function beingWritten() {
  return sql<boolean>`exists (select 1 from writing_session where writing_session.story_id = story.id and settled_at is null)`;
}
