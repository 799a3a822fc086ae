import { type RawBuilder, sql } from 'kysely';
import { storyFollowedBy } from '~/notices/story-follows/story-follows.server';
import type { Clock } from '~/platform/clock/clock';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { dayText } from '~/platform/text/format-dates';
import { bookmarkedBy } from '~/stories/bookmarks/bookmarked-by.server';
import { coAuthorIds, isAuthoredBy, penNameOf } from '~/stories/co-authors/authors-of.server';
import { isHeldBack } from '~/stories/collections/held-works.server';
import { type ContentRating, type ContentWarning, contentText } from '~/stories/content-rating/content-rating';
import { factsIn, storedFacts } from '~/stories/facts/counted-facts.server';
import { progressText } from '~/stories/facts/story-facts';
import { hasKudosFrom } from '~/stories/kudos/kudos.server';
import { coverOfRow } from '~/stories/listing/list-stories.server';
import { previewOf } from '~/stories/listing/preview';
import { writesStory } from '~/stories/policy';
import { ownRating } from '~/stories/ratings/own-rating.server';
import { reachNames } from '~/stories/reach/reach-names';
import { authorBio, followsAuthor, nextStory } from '~/stories/reading/after/after-story.server';
import { whyAbsent } from '~/stories/reading/gone-story.server';
import { otherStoriesOfAuthor, storyKin } from '~/stories/reading/linked-stories.server';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { linksFrom, withTrustedLinks } from '~/stories/reading/text/trusted-links';
import { storyTree } from '~/stories/sharing/appendages/story-tree';
import { averageOf } from '~/stories/story';
import { currentWords } from '~/stories/text/current-words';
import type { Absence } from '~/stories/texts';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf, jointCredits } from '~/stories/writers/writers';
import { storyTags, tagsIn } from '~/tags/story-tags/story-tags.server';
import type { ChapterLoader, StoredChapter } from '../chapters/chapter-cache.server';
import { followingChapters } from '../chapters/following-chapters.server';
import { archivedAddress } from '../importing/backlist/files/archives';
import { signTexts } from '../pen-names/texts';
import type { FanStory } from '../reading/reading.contract';
import type { FanStoryPage } from './fan-story';
import { outOfSight } from './out-of-sight';

/** A story, and what only its own page shows or needs. */
interface FoundStory {
  story: FanStory;
  parentId: string | null;
  publishedAt: Date;
  /** The length of its chapter, in characters. */
  characters: number;
  /** Loads its chapters as they are shown now. */
  load(chapter: StoredChapter): Promise<Block[]>;
  about: Pick<
    FanStoryPage,
    | 'counted'
    | 'isForEverybody'
    | 'joint'
    | 'underPenName'
    | 'commentAs'
    | 'origin'
    | 'asksProgress'
    | 'followed'
    | 'authorBio'
    | 'authorFollowed'
    | 'linksFrom'
  >;
}

interface StoryAsked {
  storyId: string;
  /** A number beyond the last means the last chapter. */
  chapterNumber: number;
  /** A chapter of the story instead of a number; another id means the first chapter. */
  chapterId?: string | undefined;
  viewerId: string | undefined;
  /** The network address of a visitor, for whom long chapters are parsed one at a time. */
  clientAddress?: string;
  /** Whether the chapters below it are read too, on a page of the story's own. */
  whole?: boolean | undefined;
}

/** A chapter's text as typed, for editing. */
interface ChapterSource {
  id: string;
  number: number;
  title: string;
  content: string;
  /** When it was last changed, in ms since 1970. */
  base: number;
}

export interface StoryReader {
  /** A story with one of its chapters; undefined when the story is missing. */
  story(asked: StoryAsked): Promise<FanStory | undefined>;
  /** The same with its parent, its appendages and its author's other stories. */
  page(asked: StoryAsked): Promise<FanStoryPage | undefined>;
  /** A chapter for its author to edit; undefined for anybody else. */
  chapterSource(storyId: string, chapterId: string, viewerId: string | undefined): Promise<ChapterSource | undefined>;
  /** Why there is no story under this id for a viewer. */
  whyAbsent(storyId: string): Promise<Absence>;
}

interface StoryReaderDependencies {
  db: Executor;
  clock: Pick<Clock, 'now'>;
  loadChapter: ChapterLoader;
}

/** @see docs/product/fan-fiction.md */
export function createStoryReader({ db, clock, loadChapter }: StoryReaderDependencies): StoryReader {
  async function find({ storyId, chapterNumber, chapterId, viewerId, clientAddress }: StoryAsked): Promise<FoundStory | undefined> {
    if (!isUuid(storyId)) return undefined;
    const [row, chapters, chapter] = await Promise.all([
      fanStoryQuery(db, storyId, viewerId).executeTakeFirst(),
      chapterNamesQuery(db, storyId).execute(),
      chapterQuery(db, storyId, chapterId === undefined ? chapterNumber : numberOfChapter(storyId, chapterId)).executeTakeFirst(),
    ]);
    if (!row?.fandom_id || !chapter) return undefined;
    const from = linksFrom(row.author_joined_at);
    const load: FoundStory['load'] = async (text) =>
      withTrustedLinks(await loadChapter(text, viewerId ?? clientAddress), from, clock.now());
    const publishedAt = row.published_at ?? row.created_at;
    const writers = writersIn(row.writers);
    const authors = { authorId: row.author_id, coAuthorIds: row.co_author_ids };
    const story: FanStory = {
      id: row.id,
      title: row.title,
      author: bylineOf(row.author, writers),
      authorId: row.author_id,
      credits: jointCredits({ name: row.author, id: row.author_id }, writers),
      fandom: { id: row.fandom_id, name: row.prompt },
      publishedOn: dayText(row.first_published ? new Date(row.first_published) : publishedAt),
      publishedAt: publishedAt.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      cover: coverOfRow(row),
      preview: previewOf(row.preview),
      hasBook: row.status === 'published' && row.content_rating !== 'mature' && (viewerId !== undefined || !row.members_only),
      content: saidOfContent(row),
      summary: row.summary,
      noteBefore: row.note_before,
      noteAfter: row.note_after,
      progress: progressText(chapters.length, { progress: row.progress, plannedChapters: row.planned_chapters }),
      tags: tagsIn(row.tags),
      average: averageOf(row.rating_sum, row.rating_count),
      ratingCount: row.rating_count,
      ownRating: row.own_rating ?? undefined,
      own: writesStory(viewerId, authors),
      outOfSight: outOfSight(row),
      liked: row.liked,
      bookmarked: row.bookmarked,
      commentCount: row.comment_count,
      commentRule: row.comment_rule,
      passagesFolded: row.passages_folded,
      ...(row.visitors_comment && { letsVisitors: true as const }),
      chapters,
      chapter: {
        ...{ id: chapter.id, number: chapter.number, title: chapter.title, blocks: await load(chapter) },
        ...{ noteBefore: chapter.note_before, noteAfter: chapter.note_after },
      },
    };
    return {
      story,
      parentId: row.parent_id,
      publishedAt,
      characters: chapter.body.length,
      load,
      about: {
        counted: factsIn(row.counted),
        isForEverybody: row.status === 'published' && row.content_rating !== 'mature' && !row.members_only,
        joint: row.co_author_ids.length > 1,
        ...(row.pen && { underPenName: true as const, commentAs: signTexts.commentAs(row.pen) }),
        origin: originOf(row),
        asksProgress: story.own && row.silence === 'asked' && row.progress === 'in_progress',
        ...(from && from > clock.now() && { linksFrom: from.toISOString() }),
        ...{ followed: row.followed, authorBio: row.author_bio ?? '', authorFollowed: row.author_followed },
      },
    };
  }

  return {
    story: async (asked) => (await find(asked))?.story,

    async page(asked) {
      const found = await find(asked);
      if (!found) return undefined;
      const { story, publishedAt, characters, load } = found;
      const { id, title, author } = story;
      const [{ parent, ...kin }, moreByAuthor, following, next] = await Promise.all([
        storyKin(db, { id, parentId: found.parentId }, asked.viewerId),
        otherStoriesOfAuthor(db, id, asked.viewerId),
        asked.whole ? followingChapters(db, load, { storyId: id, number: story.chapter.number, characters }) : undefined,
        story.outOfSight ? undefined : nextStory(db, { id, publishedAt, ofFandoms: true, viewerId: asked.viewerId }),
      ]);
      const tree = storyTree({ id, arena: 'fan_fic', title, author, draft: false }, { parent, ...kin });
      return { ...story, ...found.about, following, parent, tree, moreAppendages: kin.moreAppendages, moreByAuthor, next };
    },

    async chapterSource(storyId, chapterId, viewerId) {
      if (!viewerId || !isUuid(storyId) || !isUuid(chapterId)) return undefined;
      const row = await db
        .selectFrom('fanfic_chapter as chapter')
        .innerJoin('story', 'story.id', 'chapter.story_id')
        .select(['chapter.id', 'chapter.number', 'chapter.title', 'chapter.body', 'chapter.markup', 'chapter.updated_at'])
        .where('chapter.id', '=', chapterId)
        .where('chapter.story_id', '=', storyId)
        .where(isAuthoredBy(viewerId))
        .executeTakeFirst();
      return row && { id: row.id, number: row.number, title: row.title, content: currentWords(row).body, base: row.updated_at.getTime() };
    },

    whyAbsent: (storyId) => whyAbsent(db, storyId),
  };
}

/** Where an imported story was before, as far as its file said so. */
function originOf({ import_address: address, byline }: { import_address: string | null; byline: string | null }): FanStoryPage['origin'] {
  const archived = archivedAddress(address ?? '');
  if (!archived && !byline) return undefined;
  return { archive: archived && { name: archived.archive, address: archived.address }, byline: byline ?? '' };
}

/** That it is for members only, its rating and its warnings. */
function saidOfContent(row: { members_only: boolean; content_rating: ContentRating; warnings: ContentWarning[] }): string | undefined {
  const rated = contentText({ rating: row.content_rating, warnings: row.warnings });
  return [row.members_only ? reachNames.membersOnly : undefined, rated].filter(Boolean).join('. ') || undefined;
}

/** The queries of a story's page; exported to check their query plans. */
function fanStoryQuery(executor: Executor, storyId: string, viewerId: string | undefined) {
  return executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .leftJoin('imported_work as work', 'work.story_id', 'story.id')
    .select(['work.address as import_address', 'work.byline', 'work.first_published', 'work.held as import_held', 'story.created_at'])
    .select([
      'story.id',
      'story.title',
      'story.author_id',
      'author.name as author',
      'author.created_at as author_joined_at',
      'story.fandom_id',
      'story.prompt',
      'story.preview',
    ])
    .select([
      'story.status',
      'story.arena',
      'story.cover_turn',
      'story.published_at',
      'story.never_public',
      'story.updated_at',
      'story.parent_id',
      'story.rating_count',
      'story.rating_sum',
      'story.comment_count',
      'story.comment_rule',
      'story.passages_folded',
      'story.visitors_comment',
      'story.silence',
      'story.content_rating',
      'story.summary',
      'story.note_before',
      'story.note_after',
      'story.progress',
      'story.planned_chapters',
      'story.warnings',
      'story.members_only',
    ])
    .select([ownRating(viewerId).as('own_rating'), hasKudosFrom(viewerId).as('liked'), storyTags().as('tags')])
    .select([bookmarkedBy(viewerId).as('bookmarked'), storyFollowedBy(viewerId).as('followed')])
    .select([storedFacts().as('counted'), storyWriters().as('writers'), coAuthorIds().as('co_author_ids')])
    .select([penNameOf(viewerId).as('pen'), isHeldBack().as('held_back')])
    .select([authorBio().as('author_bio'), followsAuthor(viewerId).as('author_followed')])
    .where('story.id', '=', storyId)
    .where('story.arena', '=', 'fan_fic')
    .where(isReadableBy(viewerId));
}

export function chapterNamesQuery(executor: Executor, storyId: string) {
  return executor.selectFrom('fanfic_chapter').select(['id', 'number', 'title']).where('story_id', '=', storyId).orderBy('number');
}

function numberOfChapter(storyId: string, chapterId: string): RawBuilder<number> {
  return sql`coalesce((select number from fanfic_chapter where id = ${chapterId} and story_id = ${storyId}), 1)`;
}

function chapterQuery(executor: Executor, storyId: string, number: number | RawBuilder<number>) {
  return executor
    .selectFrom('fanfic_chapter')
    .select(['id', 'number', 'title', 'body', 'markup', 'updated_at', 'note_before', 'note_after'])
    .where('story_id', '=', storyId)
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(1);
}
