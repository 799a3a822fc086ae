import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import type { ProgressService } from '~/progress/progress.server';
import { isNamedFandom } from '~/site/named-fandom';
import { isAuthoredBy } from '~/stories/co-authors/authors-of.server';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { NOTHING_SAID, type StoryFacts } from '~/stories/facts/story-facts';
import { keepPublished } from '~/stories/history/text-versions.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { removeStories } from '~/stories/own/delete-story.server';
import { countForAll } from '~/stories/reach/reach.server';
import { tagStory } from '~/stories/tagging/tagging.server';
import { currentWords } from '~/stories/text/current-words';
import { plainColumns, preparePlain } from '~/stories/text/written-text.server';
import type { WrittenTag } from '~/tags/rules/tag';
import { ruleForAll } from '../comments/own/rule-for-all.server';
import { type FormVersion, firstChapterTitle, removeDraft, requireDraftKnown, takeChaptersToCome } from '../drafts/publish-draft.server';
import { storyLimit } from '../limits';
import { signature, writeUnderPenName } from '../pen-names/sign-story.server';
import { formTexts } from '../texts';
import { lockStory } from './locked-story.server';

/** The title of a story's first chapter until its author changes it, where its draft has none. */
export const FIRST_CHAPTER = 'Chapter 1';

interface NewFanStory extends FormVersion {
  /** Chosen by the form; sending the same id again creates no second story. */
  id: string;
  fandom: { id: string; name: string };
  title: string;
  content: string;
  /** What it is fit for; not rated where it is missing. */
  rating?: ContentRating | undefined;
  warnings?: readonly ContentWarning[] | undefined;
  /** Whether it is its author's alone for now: no draft any more, but nobody else reads it. */
  alone?: boolean | undefined;
  /** None where it is missing. */
  tags?: readonly WrittenTag[] | undefined;
  /** What its author says of it; nothing where it is missing. */
  facts?: StoryFacts | undefined;
  /** The pen name of its author under which it stands; their own name where it is missing. */
  pen?: string | undefined;
}

export interface FanStories {
  /**
   * Publishes a story with its first chapter and counts it for its author, or keeps it for them alone.
   * @throws {Refusal} when the limit is used up, for tags that cannot be, a pen name that is not theirs or cannot be used here, or the id
   * belongs to another author's story or to any chapter.
   */
  create(player: Viewer, story: NewFanStory): Promise<{ storyId: string }>;
  /** @throws {Refusal} when the story is missing or not theirs. */
  rename(player: Viewer, storyId: string, title: string): Promise<void>;
  /**
   * Deletes a story with its chapters and comments, and remembers that it existed. The XP of its ratings stays.
   * @returns its fandom.
   * @throws {Refusal} when the story is missing or not theirs.
   */
  delete(player: Viewer, storyId: string): Promise<{ fandomId: string }>;
}

interface StoryDependencies {
  db: Db;
  clock: Clock;
  progress: ProgressService;
  limiter: RateLimiter;
}

/** @see docs/product/fan-fiction.md */
export function createFanStories({ db, clock, progress, limiter }: StoryDependencies): FanStories {
  return {
    async create(player, story) {
      refuseCrude(story.title);
      await limiter.use(`fan-story:${player.id}`, storyLimit);
      await preparePlain(story.content, player.id);
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const authorId = await signature(trx, player, story);
        const isNew = await insertStory(trx, player, { ...story, authorId }, now);
        if (!isNew || story.alone) return;
        await progress.countStoryPublished(trx, authorId, 1);
        await notifyOfStory(trx, story.id, now);
      });
      return { storyId: story.id };
    },

    async rename(player, storyId, title) {
      refuseCrude(title);
      await db.transaction().execute(async (trx) => {
        await lockStory(trx, storyId, player, 'editTitle');
        await trx.updateTable('story').set({ title, updated_at: clock.now() }).where('id', '=', storyId).execute();
      });
    },

    delete: (player, storyId) =>
      db.transaction().execute(async (trx) => {
        const story = await lockStory(trx, storyId, player, 'deleteStory');
        if (story.counts) await countForAll(trx, progress, storyId, -1);
        await removeStories(trx, [storyId], clock.now());
        return { fandomId: story.fandomId };
      }),
  };
}

interface SignedStory extends NewFanStory {
  /** Whose name stands in its row: its author's, or that of their pen name. */
  authorId: string;
}

/** @returns whether the story is new. */
async function insertStory(trx: Transaction<Tables>, player: Viewer, story: SignedStory, now: Date): Promise<boolean> {
  const added = await trx
    .insertInto('story')
    .values({
      id: story.id,
      arena: 'fan_fic',
      status: story.alone ? 'draft' : 'published',
      never_public: story.alone === true,
      author_id: story.authorId,
      fandom_id: story.fandom.id,
      prompt: story.fandom.name,
      title: story.title,
      ...plainColumns(story.content),
      content_rating: story.rating ?? 'none',
      warnings: [...new Set(story.warnings)],
      created_at: now,
      published_at: now,
      updated_at: now,
      chapter_added_at: now,
      ...(await ruleForAll(trx, player.id)),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    await requireSameStory(trx, player, story);
    return false;
  }
  if (story.authorId !== player.id) await writeUnderPenName(trx, player, story, now);
  const words = { title: (await firstChapterTitle(trx, player.id, story.id)) ?? FIRST_CHAPTER, body: story.content };
  const begun = await trx
    .insertInto('fanfic_chapter')
    .values({ id: story.id, story_id: story.id, number: 1, ...words, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new Refusal(formTexts.storyFailed(), { status: 409 });
  await setCoverApart(trx, story.id);
  await tagStory(trx, {
    storyId: story.id,
    arena: 'fan_fic',
    ...taggingOf(story),
    facts: story.facts ?? NOTHING_SAID,
    now,
  });
  await requireDraftKnown(trx, story.id, story, { title: story.title, body: story.content });
  await takeChaptersToCome(trx, story.id);
  await removeDraft(trx, story.id);
  const text = { playerId: story.authorId, textId: story.id, storyId: story.id };
  await keepPublished(trx, text, words, now);
  return true;
}

/** A fandom that its author named is one of the story's tags. */
function taggingOf({ fandom: { id, name }, tags = [] }: NewFanStory): { ownFandom: string | undefined; tags: readonly WrittenTag[] } {
  return isNamedFandom(id) ? { ownFandom: undefined, tags: [{ kind: 'fandom', name }, ...tags] } : { ownFandom: name, tags };
}

async function requireSameStory(trx: Transaction<Tables>, player: Viewer, { id, title, content, authorId }: SignedStory): Promise<void> {
  const there = await trx
    .selectFrom('story')
    .leftJoin('fanfic_chapter as first', (join) => join.onRef('first.story_id', '=', 'story.id').on('first.number', '=', 1))
    .select(['story.author_id', 'story.title', 'first.body', 'first.markup', isAuthoredBy(player.id).as('own')])
    .where('story.id', '=', id)
    .executeTakeFirst();
  if (!there?.own || (there.author_id !== null && there.author_id !== authorId))
    throw new Refusal(formTexts.storyFailed(), { status: 409 });
  const { body, markup } = there;
  const first = body === null || markup === null ? undefined : currentWords({ body, markup });
  if (there.title !== title || first?.body !== content) throw new Refusal(formTexts.storyThere, { status: 409 });
}

function refuseCrude(title: string): void {
  if (hasCrudeWord(title)) throw new Refusal(crudeText, { field: 'title', status: 422 });
}
