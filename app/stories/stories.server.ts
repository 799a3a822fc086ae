import type { Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, OpenDatabase, Tables } from '~/platform/database/database.server';
import type { LimitedQueries } from '~/platform/database/limited-queries.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { readThrough } from '~/platform/page-cache/tagged-cache';
import type { SealPair } from '~/platform/sealing/seal-pair.contract';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import type { ProgressService } from '~/progress/progress.server';
import { coAuthorIds, coAuthorNames } from './co-authors/authors-of.server';
import { isHeldBack } from './collections/held-works.server';
import { keepPublished } from './history/text-versions.server';
import { setCoverApart } from './listing/cover-turn.server';
import { countNotShown } from './listing/filters/not-shown/count-not-shown.server';
import { listStories, type StoryListOptions, type StoryPage } from './listing/list-stories.server';
import { countByTags } from './listing/listed/count-by-tags.server';
import { type Facets, listFacets } from './listing/listed/facets.server';
import type { ListedAsked } from './listing/listed/is-listed.server';
import { notifyOfStory } from './news/notify-of-story.server';
import { isUnpublishedImport } from './of-arena.server';
import { removeStories } from './own/delete-story.server';
import { type OwnStoriesOptions, type OwnStoryPage, ownStories } from './own/own-stories.server';
import { ownStoryTexts } from './own/own-story-texts';
import { knownAs, may, type StoryFacts } from './policy';
import { whyAbsent } from './reading/gone-story.server';
import { type AppendagePage, appendagePage } from './reading/linked-stories.server';
import { beingWritten, type StoryForReading, storyForReading } from './reading/read-story.server';
import { type StorySample, sampleStory } from './reading/sample-story.server';
import { MAX_TITLE, storedTitle } from './reading/text/stored-text';
import type { Words } from './saving/save.contract';
import { type FoundPage, type SearchOptions, searchFacets, searchStories } from './search/search-stories.server';
import { partWhereBlocked } from './sharing/appendages/continued.server';
import type { StoryCache } from './story-cache/story-cache';
import { storyTags } from './story-tags';
import { hasWords } from './text/words';
import { writtenBody } from './text/written-text.server';
import type { Absence } from './texts';

export interface StoriesService {
  /** A story as one person may read it; undefined when there is none for them. @see docs/product/stories.md */
  storyForReading(storyId: string, viewerId: string | undefined): Promise<StoryForReading | undefined>;
  /** One page of the published stories; those of collections and of a reader's own lists are read by their services. @see docs/product/library.md */
  listStories(options: Omit<StoryListOptions, 'collection' | 'keptIn'>): Promise<StoryPage>;
  /**
   * What the stories of a list have in common, and how many do.
   * @param words of a search; undefined for a list.
   * @throws {Busy} when a search is turned away or takes too long.
   * @see docs/product/library.md
   */
  facets(asked: ListedAsked, words?: string): Promise<Facets>;
  /** How many stories a list that has an owner leaves out for a person, 1,001 at most. @see docs/product/blocking.md */
  countNotShown(asked: ListedAsked & { viewerId: string }): ReturnType<typeof countNotShown>;
  /** How many stories a person finds by the first of some tags; undefined where the counts of these hold for them. */
  countByTags(asked: Parameters<typeof countByTags>[1]): Promise<ReadonlyMap<number, number> | undefined>;
  /**
   * One page of the published stories that match a query. @see docs/product/library.md
   * @throws {Busy} when too many search at once, or it takes too long.
   */
  searchStories(options: SearchOptions): Promise<FoundPage>;
  /** One page of the published appendages to a story; undefined when this person may not read the story. */
  appendagePage(asked: { storyId: string; viewerId: string | undefined; cursor: string | null }): Promise<AppendagePage | undefined>;
  /** Why there is no story under this id for a viewer. */
  whyAbsent(storyId: string): Promise<Absence>;
  /** The best rated story with its opening, for the home page; undefined while there are no stories. */
  sampleStory(viewerId: string | undefined): Promise<StorySample | undefined>;
  /**
   * Publishes a draft in the library and counts it for its author.
   * @throws {Refusal} when the person may not, or the draft has no words of their own.
   */
  publish(draft: { storyId: string; playerId: string }): Promise<void>;
  /** One page of what a person has written, including drafts. @see docs/product/own-things.md */
  ownStories(options: OwnStoriesOptions): Promise<OwnStoryPage>;
  /**
   * Renames a story of one's own.
   * @throws {Refusal} when the person may not, or the title is empty or too long.
   */
  renameStory(story: { storyId: string; playerId: string; title: string }): Promise<void>;
  /**
   * Deletes a story of one's own for good; a published one no longer counts for its author.
   * @throws {Refusal} when the person may not.
   */
  deleteStory(story: { storyId: string; playerId: string }): Promise<void>;
}

/** The key under which loaders, actions and other features find the service. */
export const storiesContext = createContext<StoriesService>();

/** The keys that seal and open a person's unsent words on a device. */
export const sealPairsContext = createContext<(personId: string) => SealPair>();

/** `heldBack`: by a collection. `counts`: whether it is among the stories that count for its author. `isImported`: a draft that is published where it was imported. */
type LockedStory = StoryFacts & Words & { counts: boolean; isImported: boolean; heldBack: boolean };

interface StoriesDependencies {
  db: Db;
  /** Where lists are read for visitors; undefined: where everything is. */
  forVisitor?: OpenDatabase['forVisitor'];
  clock: Clock;
  progress: ProgressService;
  /** Where searches run. */
  limited: LimitedQueries;
  /** Undefined: visitors are shown what is read for each of them. */
  storyCache?: StoryCache;
}

/** Creates the service of stories. */
export function createStoriesService({
  db,
  forVisitor = (work) => work(db),
  clock,
  progress,
  limited,
  storyCache,
}: StoriesDependencies): StoriesService {
  return {
    async storyForReading(storyId, viewerId) {
      const read = () => storyForReading(db, storyId, viewerId);
      return storyCache && viewerId === undefined ? readThrough(storyCache.stories, storyId, read, storyTags) : read();
    },

    async listStories(asked) {
      const options = { ...asked, now: clock.now() };
      const read = () =>
        options.viewerId === undefined ? forVisitor((reading) => listStories(reading, options)) : listStories(db, options);
      if (!storyCache || options.viewerId !== undefined || options.authorId !== undefined) return read();
      const { arena, filters, tags, since, sort, cursor, limit } = options;
      const key = JSON.stringify([arena, filters, tags, since, sort, cursor, limit]);
      return (await readThrough(storyCache.lists, key, read, () => ['stories'])) ?? read();
    },

    facets(options, words) {
      const asked = { ...options, now: clock.now() };
      if (words) {
        const search = (trx: Transaction<Tables>) => searchFacets(trx, { ...asked, query: words });
        return asked.viewerId === undefined ? limited.runForVisitor(search) : limited.run(search);
      }
      return asked.viewerId === undefined ? forVisitor((reading) => listFacets(reading, asked)) : listFacets(db, asked);
    },

    countNotShown: (asked) => countNotShown(db, { ...asked, now: clock.now() }),

    countByTags: (asked) => countByTags(db, asked),

    searchStories(options) {
      const search = (trx: Transaction<Tables>) => searchStories(trx, { ...options, now: clock.now() });
      return options.viewerId === undefined ? limited.runForVisitor(search) : limited.run(search);
    },
    sampleStory: (viewerId) => sampleStory(db, viewerId),

    appendagePage: (asked) => appendagePage(db, asked),

    whyAbsent: (storyId) => whyAbsent(db, storyId),

    async publish({ storyId, playerId }) {
      await db.transaction().execute(async (trx) => {
        const draft = await lockedStory(trx, storyId);
        if (!draft || draft.isImported || draft.heldBack || !may({ id: playerId }, 'publish', draft))
          throw new Refusal(ownStoryTexts.notPublishable, { status: 403 });
        if (!hasWords(draft.body)) throw new Refusal(ownStoryTexts.noOwnWords, { status: 422 });
        const now = clock.now();
        await trx.updateTable('story').set({ status: 'published', published_at: now, updated_at: now }).where('id', '=', storyId).execute();
        await partWhereBlocked(trx, storyId, playerId);
        await setCoverApart(trx, storyId);
        await keepPublished(trx, { playerId, textId: storyId, storyId }, draft, now);
        await progress.countStoryPublished(trx, playerId, 1);
        await notifyOfStory(trx, storyId, now);
      });
    },

    ownStories: (options) => ownStories(db, options),

    async renameStory({ storyId, playerId, title }) {
      const name = storedTitle(title, '');
      if (!name) throw new Refusal(ownStoryTexts.titleMissing, { field: 'title', status: 422 });
      if (name.length > MAX_TITLE) throw new Refusal(ownStoryTexts.titleTooLong, { field: 'title', status: 422 });
      if (hasCrudeWord(name)) throw new Refusal(crudeText, { field: 'title', status: 422 });
      await db.transaction().execute(async (trx) => {
        const story = await lockedStory(trx, storyId);
        if (!story || !may({ id: playerId }, 'rename', story)) throw new Refusal(ownStoryTexts.notRenamable, { status: 403 });
        await trx.updateTable('story').set({ title: name, updated_at: clock.now() }).where('id', '=', storyId).execute();
      });
    },

    async deleteStory({ storyId, playerId }) {
      await db.transaction().execute(async (trx) => {
        const story = await lockedStory(trx, storyId);
        if (!story || !may({ id: playerId }, 'delete', story)) throw new Refusal(ownStoryTexts.notDeletable, { status: 403 });
        await removeStories(trx, [storyId], clock.now());
        if (story.counts) await progress.countStoryPublished(trx, knownAs(playerId, story), -1);
      });
    },
  };
}

async function lockedStory(trx: Transaction<Tables>, storyId: string): Promise<LockedStory | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await trx
    .selectFrom('story')
    .select(['status', 'author_id', 'title', 'unlisted', 'published_at', isUnpublishedImport().as('imported')])
    .select([writtenBody().as('body'), beingWritten().as('being_written'), coAuthorIds().as('co_author_ids'), isHeldBack().as('held_back')])
    .select(coAuthorNames().as('name_ids'))
    .where('id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const isDraft = row.status === 'draft';
  return {
    ...{ status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids, nameIds: row.name_ids },
    ...{ title: row.title, body: row.body, beingWritten: row.being_written, heldBack: row.held_back },
    ...{ takenBack: isDraft && row.published_at !== null, counts: !isDraft && !row.unlisted },
    isImported: row.imported,
  };
}
