import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createContext, href } from 'react-router';
import type { AnthologyBook } from '~/challenge/anthology/read-anthology.server';
import { texts as challengeTexts } from '~/challenge/texts';
import { texts as sharedTexts } from '~/collections/texts';
import type { Clock } from '~/platform/clock/clock';
import { SECOND_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { etagOf } from '~/platform/requests/conditional-response.server';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { storyArena } from '~/site/arenas';
import { isAuthoredBy } from '~/stories/co-authors/authors-of.server';
import { type AnyCollectionKind, collectionAddress } from '~/stories/collections/collection';
import type { ShownCollection } from '~/stories/collections/read-collections.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { coverOfRow, withCardColumns } from '~/stories/listing/list-stories.server';
import { whyAbsent } from '~/stories/reading/gone-story.server';
import { areLinksTrusted } from '~/stories/reading/text/trusted-links';
import { storyAddress } from '~/stories/sharing/story-address';
import type { Absence } from '~/stories/texts';
import { bylineOf } from '~/stories/writers/writers';
import { allTags } from '~/tags/story-tags/story-tags.server';
import type { BookChapter, BookFacts } from './book/book';
import { bookCover } from './book/book-cover.server';
import type { BookFormat } from './book/book-formats';
import { chaptersOf, factsOfRow } from './book/book-of-story.server';
import { mostInBook, titleInSeries } from './book/series-book';
import type * as program from './book-thread.server';
import threadAddress from './book-thread.server.ts?thread';

/** Changes whenever the same story would give a different file. */
const FORMAT = 10;
/** Size of the cache of books, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Limit of books built for each client. */
const bookLimit = { max: 40, windowSeconds: 10 * 60 };

/** A story that is available as a book. */
interface FoundBook {
  facts: BookFacts;
  /** Equal for equal books. */
  etag: string;
  /** Where it is read on the site. */
  path: string;
  format: BookFormat;
  /** Whether visitors are shown it, too. */
  isForEverybody: boolean;
  chapters(): Promise<BookChapter[]>;
}

export interface BooksService {
  /**
   * A story as a file: a published one for those who are shown it, and each for its author.
   * @param asked.viewerId undefined for a visitor.
   * @returns undefined if there is none.
   */
  findBook(storyId: string, asked?: { format?: BookFormat | undefined; viewerId?: string | undefined }): Promise<FoundBook | undefined>;
  /** An anthology as a book. */
  bindAnthology(anthology: AnthologyBook): FoundBook;
  /** All stories of a series that everybody may read, as one book; undefined for none, and for too many words. */
  bindSeries(series: ShownCollection): Promise<FoundBook | undefined>;
  /** The same of a shared collection: in the order in which they were added, each with its authors. */
  bindShared(collection: ShownCollection<'shared'>): Promise<FoundBook | undefined>;
  /** Why there is no story under this id for a viewer. */
  whyAbsent(storyId: string): Promise<Absence>;
  /**
   * The file of a story.
   * @param clientAddress the client to count it for. @param person who waits for it: of each, one file is made at a time.
   * @throws {RateLimited} after too many books for this client. @throws {Overloaded} while too many are made.
   */
  bookFile(book: FoundBook, clientAddress: string, person?: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where loaders, actions and other features find it. */
export const booksContext = createContext<BooksService>();

const binding = workIn<typeof program>(peoplesPool, threadAddress, {
  ...{ isFile: true, limitMs: 20 * SECOND_MS, busy: 'Too many books are being made' },
});

interface BooksDependencies {
  db: Db;
  clock: Pick<Clock, 'now'>;
  limiter: RateLimiter;
  siteUrl: URL;
}

/** @see docs/product/feeds-and-books.md */
export function createBooksService({ db, clock, limiter, siteUrl }: BooksDependencies): BooksService {
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>, { book: FoundBook; person: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_etag, _stale, { context: { book: found, person } }) => {
      const { facts, path, chapters, format } = found;
      const cover = await bookCover(facts, person);
      const book = { ...facts, chapters: await chapters(), cover, address: siteUrl.origin + path };
      return binding.run({ book, format }, person);
    },
  });
  const etagFor = (facts: object) => etagOf(JSON.stringify([FORMAT, siteUrl.origin, facts]));
  /** What everybody may read of a collection, as one book. @param signature whose it is, and whether each story begins with its writers. */
  const bindCollected = async (
    { id, kind, title, summary, words, changedAt }: ShownCollection<AnyCollectionKind>,
    signature: (stories: readonly BookFacts[]) => { byline: string; isSigned: boolean },
  ): Promise<FoundBook | undefined> => {
    const rows = words > mostInBook ? [] : await partsQuery(db, id).execute();
    const [first] = rows;
    if (!first) return undefined;
    const now = clock.now();
    const stories = rows.map(factsOfRow);
    const { byline, isSigned } = signature(stories);
    const [language, ...others] = new Set(stories.map((story) => story.language));
    const facts: BookFacts = {
      ...{ id, title, summary, arena: first.arena, prompt: '', coverName: coverOfRow(first) },
      ...{ byline, credits: creditsOfAll(stories) },
      ...{ language: others.length === 0 ? language : null, tags: [...new Set(stories.flatMap(subjectsOf))] },
      publishedAt: first.published_at ?? first.created_at,
      updatedAt: new Date(Math.max(changedAt.getTime(), ...rows.map(({ updated_at }) => updated_at.getTime()))),
    };
    const trusted = rows.map((row) => areLinksTrusted(row.author_joined_at, now));
    return {
      ...{ format: 'epub', isForEverybody: true },
      ...{ facts, etag: etagFor([facts, stories, trusted]), path: collectionAddress(kind, id) },
      chapters: () => (isSigned ? signedChapters(db, stories, now) : unsignedChapters(db, stories, now)),
    };
  };
  return {
    async findBook(storyId, { format = 'epub', viewerId } = {}) {
      const row = isUuid(storyId) ? await factsQuery(db, storyId, viewerId).executeTakeFirst() : undefined;
      if (!row) return undefined;
      const facts = factsOfRow(row);
      const isForEverybody = row.status === 'published' && row.content_rating !== 'mature' && !row.members_only;
      const now = clock.now();
      const etag = etagFor([facts, format, areLinksTrusted(row.author_joined_at, now)]);
      return {
        ...{ facts, etag, path: storyAddress(facts.arena, facts.id), format },
        ...{ isForEverybody, chapters: () => chaptersOf(db, facts, now) },
      };
    },

    bindAnthology(anthology) {
      const { id, monday, title, prompt, cover: coverName, revealedAt: publishedAt, stories } = anthology;
      const updatedAt = new Date(Math.max(...stories.map((story) => story.updatedAt.getTime())));
      const credits = stories.map(({ author, authorId }) => ({ name: author, playerId: authorId, isAi: false }));
      const facts: BookFacts = {
        ...{ id, title, prompt, coverName, publishedAt, updatedAt, credits },
        ...{ arena: 'creative_writing', byline: challengeTexts.week(monday) },
      };
      return {
        ...{ format: 'epub', isForEverybody: true },
        ...{ facts, etag: etagFor(anthology), path: href('/challenge/:week?', { week: monday }) },
        chapters: async () => (await Promise.all(stories.map((story) => anthologyChapter(db, story, clock.now())))).flat(),
      };
    },

    bindSeries: (series) =>
      bindCollected(series, (stories) => {
        const isByOne = new Set(stories.map(({ byline }) => byline)).size === 1;
        return { byline: bylineOf(null, creditsOfAll(stories)), isSigned: !isByOne };
      }),

    bindShared: (collection) =>
      bindCollected(collection, (stories) => ({ byline: sharedTexts.manyAuthors(creditsOfAll(stories).length), isSigned: true })),

    whyAbsent: (storyId) => whyAbsent(db, storyId),

    async bookFile(book, clientAddress, person = clientAddress) {
      if (!files.has(book.etag)) await limiter.use(`book:${clientAddress}`, bookLimit);
      return files.forceFetch(book.etag, { context: { book, person } });
    },
  };
}

/** What a story is about, for a book with others: its fandom, and its tags. */
function subjectsOf({ arena, prompt, tags = [] }: BookFacts): readonly string[] {
  return storyArena(arena).hasFandoms && prompt ? [prompt, ...tags] : tags;
}

/** A story that a viewer may have as a file: Mature ones have none but for their authors, those for members only one for members. */
function factsQuery(executor: Executor, storyId: string, viewerId: string | undefined) {
  const shown = sql<boolean>`story.status = 'published' and story.content_rating <> 'mature'`;
  const mayHave =
    viewerId === undefined
      ? sql<boolean>`story.status = 'published' and ${isRatedFor(undefined)}`
      : sql<boolean>`(${isAuthoredBy(viewerId)} or ${shown})`;
  const story = executor.selectFrom('story').where('story.id', '=', storyId).where(mayHave);
  return withCardColumns(story, viewerId).select([
    'story.status',
    'story.members_only',
    'author.created_at as author_joined_at',
    allTags(),
  ]);
}

/** The stories of a series that everybody may read, in its order. */
function partsQuery(executor: Executor, seriesId: string) {
  const stories = executor
    .selectFrom('story')
    .innerJoin('collection_story as item', 'item.story_id', 'story.id')
    .where('item.collection_id', '=', seriesId)
    .where('story.status', '=', sql.lit('published'))
    .where(isRatedFor(undefined))
    .orderBy('item.place')
    .orderBy('item.story_id');
  return withCardColumns(stories, undefined).select(['author.created_at as author_joined_at', allTags()]);
}

/** Their chapters, one story after the other. */
async function unsignedChapters(
  executor: Executor,
  stories: readonly Pick<BookFacts, 'id' | 'arena' | 'title'>[],
  now: Date,
): Promise<BookChapter[]> {
  const chapters: BookChapter[] = [];
  for (const story of stories) {
    const own = await chaptersOf(executor, story, now);
    chapters.push(...own.map((chapter) => ({ ...chapter, title: titleInSeries(story.title, chapter, own.length) })));
  }
  return chapters;
}

/** All who wrote some stories, each once. */
function creditsOfAll(stories: readonly Pick<BookFacts, 'credits'>[]): BookFacts['credits'] {
  const known = new Map(stories.flatMap(({ credits }) => credits).map((credit) => [credit.playerId ?? credit.name, credit]));
  return [...known.values()];
}

/** The chapters of stories by several authors, each story beginning with the names of its own. */
async function signedChapters(executor: Executor, stories: readonly BookFacts[], now: Date): Promise<BookChapter[]> {
  const chapters: BookChapter[] = [];
  for (const story of stories) {
    const own = await unsignedChapters(executor, [story], now);
    const named = own.map((chapter, index) =>
      index > 0 ? chapter : { ...chapter, words: [{ kind: 'writer' as const, name: story.byline }, ...chapter.words] },
    );
    chapters.push(...named);
  }
  return chapters;
}

/** A story of an anthology under its own title, with its writer. */
async function anthologyChapter(
  executor: Executor,
  { id, title, author }: AnthologyBook['stories'][number],
  now: Date,
): Promise<BookChapter[]> {
  const chapters = await chaptersOf(executor, { id, title, arena: 'creative_writing' }, now);
  return chapters.map(({ words }) => ({ title, words: [{ kind: 'writer', name: author }, ...words] }));
}
