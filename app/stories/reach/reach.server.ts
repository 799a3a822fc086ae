import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import { dailyGroup } from '~/notices/notice';
import { notifyFollowers } from '~/notices/sending/notify-followers.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { ProgressService } from '~/progress/progress.server';
import type { StoryArena } from '~/site/arenas';
import { coAuthorIds, coAuthorNames, countedNames } from '../co-authors/authors-of.server';
import { unnameCredits } from '../co-authors/leave-work.server';
import { isHeldBack } from '../collections/held-works.server';
import { leaveCollections } from '../collections/leave-collections.server';
import { takenBackNotice } from '../news/notice-kinds';
import { notifyOfStory } from '../news/notify-of-story.server';
import { knownAs, may, type StoryFacts } from '../policy';
import { beingWritten } from '../reading/read-story.server';
import { partWhereBlocked } from '../sharing/appendages/continued.server';
import type { LeftStory, Orphaning } from './orphaning';
import { factsOfReach, isListed, type Reach, reachOf } from './reach';
import { reachTexts } from './texts';

/** A story of an author's own, as the page about its readers needs it. */
interface OwnReach {
  id: string;
  arena: StoryArena;
  title: string;
  reach: Reach;
  may: { set: boolean; orphan: boolean };
}

export interface ReachService {
  /** A story of one's own that was published, with who reads it; undefined for any other. */
  ofOwn(storyId: string, playerId: string): Promise<OwnReach | undefined>;
  /** Whether there is a story under this id that visitors do not read because it is for members only. */
  isForMembers(storyId: string): Promise<boolean>;
  /**
   * Says who reads a story of one's own; followers of one that is taken back are told, once, one that only its authors have read so
   * far is published then, and so is one that no list has had.
   * @throws {Refusal} when the person may not.
   */
  set(story: LeftStory, reach: Reach): Promise<void>;
  /**
   * Leaves a story of one's own to 'Anonymous', for good.
   * @throws {Refusal} when the person may not, or something unpublished would be lost.
   */
  orphan(story: LeftStory): Promise<void>;
}

/** The key under which loaders and actions find the service. */
export const reachContext = createContext<ReachService>();

interface ReachDependencies {
  db: Db;
  clock: Clock;
  progress: Pick<ProgressService, 'countStoryPublished'>;
  /** What other features do when an author leaves a story. */
  orphanings: readonly Orphaning[];
}

/** @see docs/product/reach.md */
export function createReach({ db, clock, progress, orphanings }: ReachDependencies): ReachService {
  return {
    async ofOwn(storyId, playerId) {
      const story = isUuid(storyId) ? await storyQuery(db, storyId).executeTakeFirst() : undefined;
      if (!story?.published_at) return undefined;
      const facts = factsOf(story);
      const person = { id: playerId };
      if (!may(person, 'edit', facts)) return undefined;
      const { id, arena, title } = story;
      return {
        id,
        arena,
        title,
        reach: reachOf(facts),
        may: { set: may(person, 'setReach', facts) && !story.held_back, orphan: may(person, 'orphan', facts) },
      };
    },

    async isForMembers(storyId) {
      if (!isUuid(storyId)) return false;
      const story = await db.selectFrom('story').select('id').where('id', '=', storyId).where('status', '=', 'published');
      return (await story.where('members_only', '=', true).executeTakeFirst()) !== undefined;
    },

    async set({ storyId, playerId }, reach) {
      await db.transaction().execute(async (trx) => {
        const row = await lockedStory(trx, storyId);
        if (!row || !may({ id: playerId }, 'setReach', factsOf(row))) throw new Refusal(reachTexts.notPossible, { status: 403 });
        if (row.held_back) throw new Refusal(reachTexts.inCollection, { status: 409 });
        const before = reachOf(factsOf(row));
        if (before === reach) return;
        const { status, unlisted, membersOnly } = factsOfReach(reach);
        await trx
          .updateTable('story')
          .set({ status, unlisted, members_only: membersOnly, given_back: false })
          .where('id', '=', storyId)
          .execute();
        const listed = Number(isListed(reach)) - Number(isListed(before));
        if (listed !== 0) await countForAll(trx, progress, storyId, listed);
        if (reach === 'taken-back') await notifyOfTakingBack(trx, { storyId, title: row.title }, clock.now());
        else if (before === 'taken-back') await partWhereBlocked(trx, storyId, playerId);
        if (row.never_public || (row.never_listed && isListed(reach))) await publishFirst(trx, { storyId, reach }, clock.now());
      });
    },

    async orphan(left) {
      await db.transaction().execute(async (trx) => {
        const row = await lockedStory(trx, left.storyId);
        if (!row || !may({ id: left.playerId }, 'orphan', factsOf(row))) throw new Refusal(reachTexts.notOrphanable, { status: 403 });
        const name = knownAs(left.playerId, factsOf(row));
        for (const playerId of new Set([left.playerId, name])) await unname(trx, { ...left, playerId }, orphanings);
        await trx.updateTable('story').set({ author_id: null }).where('id', '=', left.storyId).execute();
        await trx.deleteFrom('co_author').where('story_id', '=', left.storyId).execute();
        if (isListed(reachOf(factsOf(row)))) await progress.countStoryPublished(trx, name, -1);
      });
    },
  };
}

/**
 * Publishes a story that nobody else has read before, or that no list has had: it stands at this day, and is news where it is in lists;
 * where it is in none, it is news once it is.
 */
async function publishFirst(trx: Transaction<Tables>, { storyId, reach }: { storyId: string; reach: Reach }, now: Date): Promise<void> {
  const moments = { published_at: now, updated_at: now, chapter_added_at: now };
  await trx
    .updateTable('story')
    .set({ never_public: false, never_listed: !isListed(reach), ...moments })
    .where('id', '=', storyId)
    .execute();
  await notifyOfStory(trx, storyId, now);
}

type StoryRow = NonNullable<Awaited<ReturnType<typeof lockedStory>>>;

async function lockedStory(trx: Transaction<Tables>, storyId: string) {
  return isUuid(storyId) ? storyQuery(trx, storyId).forUpdate().executeTakeFirst() : undefined;
}

function storyQuery(executor: Executor, storyId: string) {
  return executor
    .selectFrom('story')
    .select(['id', 'arena', 'title', 'status', 'author_id', 'unlisted', 'members_only', 'published_at', 'never_public', 'never_listed'])
    .select([beingWritten().as('being_written'), coAuthorIds().as('co_author_ids'), isHeldBack().as('held_back')])
    .select(coAuthorNames().as('name_ids'))
    .where('id', '=', storyId);
}

function factsOf(row: StoryRow): StoryFacts & { unlisted: boolean; membersOnly: boolean } {
  return {
    ...{ status: row.status, authorId: row.author_id, coAuthorIds: row.co_author_ids, nameIds: row.name_ids },
    ...{
      beingWritten: row.being_written,
      unlisted: row.unlisted,
      membersOnly: row.members_only,
      takenBack: row.status === 'draft' && row.published_at !== null,
    },
  };
}

/** Takes everything of one name of its author's from a story. */
async function unname(trx: Transaction<Tables>, left: LeftStory, orphanings: readonly Orphaning[]): Promise<void> {
  for (const orphaning of orphanings) await orphaning(trx, left);
  await trx.deleteFrom('text_version').where('story_id', '=', left.storyId).where('player_id', '=', left.playerId).execute();
  await leaveCollections(trx, { storyId: left.storyId, nameId: left.playerId, heirId: null });
  await unnameCredits(trx, left.storyId, left.playerId);
  await unnameAround(trx, left);
}

/** A story is among those that count for each of its writers, by the name under which they write it, or have left it. */
export async function countForAll(
  trx: Transaction<Tables>,
  progress: Pick<ProgressService, 'countStoryPublished'>,
  storyId: string,
  change: number,
): Promise<void> {
  for (const id of await countedNames(trx, storyId)) await progress.countStoryPublished(trx, id, change);
}

/** The notice keeps the title, as nobody but the author sees the story's own now. */
async function notifyOfTakingBack(
  trx: Transaction<Tables>,
  { storyId, title }: { storyId: string; title: string },
  now: Date,
): Promise<void> {
  const news = {
    ...{ kind: takenBackNotice, dedupeKey: `taken-back:${storyId}`, groupKey: dailyGroup(takenBackNotice, storyId, now) },
    ...{ storyId, detail: title },
  };
  await notifyFollowers(trx, { audience: 'story', id: storyId }, news, now);
}

/** Takes an author's name from where it still leads to a story: from their series, and from what people were told. */
export async function unnameAround(trx: Transaction<Tables>, left: LeftStory): Promise<void> {
  await trx.deleteFrom('collection_story').where('story_id', '=', left.storyId).where(isInSeriesOf(left.playerId)).execute();
  await unnameInNotices(trx, left);
}

/** Whether the row of a query stands in a series of an author's, which says whose its stories are. */
function isInSeriesOf(playerId: string) {
  return sql<boolean>`collection_id in (select id from collection where owner_id = ${playerId} and kind = 'series')`;
}

/** What people were told, and are yet to be told, of the story no longer names its author. */
async function unnameInNotices(trx: Transaction<Tables>, { storyId, playerId }: LeftStory): Promise<void> {
  const named = sql<boolean>`story_id = ${storyId} and actor_id = ${playerId}`;
  // Those who follow the writer are found by their name alone.
  await trx.deleteFrom('notice_fan_out').where(named).where('audience', '=', 'writer').execute();
  await trx.updateTable('notice_fan_out').set({ actor_id: null }).where(named).execute();
  await trx.updateTable('notice').set({ actor_id: null }).where(named).execute();
}
