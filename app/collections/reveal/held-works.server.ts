import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { storyArena } from '~/site/arenas';
import { keepPublished } from '~/stories/history/text-versions.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { notifyOfName, notifyOfStory } from '~/stories/news/notify-of-story.server';
import { countForAll, unnameAround } from '~/stories/reach/reach.server';
import { partWhereBlocked } from '~/stories/sharing/appendages/continued.server';
import type { StoryStatus } from '~/stories/story';
import { currentWords } from '~/stories/text/current-words';
import { writtenBody } from '~/stories/text/written-text.server';

export type CollectionProgress = Pick<ProgressService, 'countStoryPublished'>;

/** What brings stories and names out. */
export interface RevealTools {
  trx: Transaction<Tables>;
  progress: CollectionProgress;
  now: Date;
}

/** A story that a collection holds back, with whose it is: an account's or a pen name's. */
export interface HeldWork {
  collectionId: string;
  storyId: string;
  playerId: string;
}

/**
 * Shows a story that waited, whose row is locked, to its readers, and tells those who would have been told of it. One that had readers before keeps its date.
 * @param named whether with its author's name; without it, the story counts for them once the name is out.
 * @see docs/decisions/0180-held-works.md
 */
export async function bringOut({ trx, progress, now }: RevealTools, work: HeldWork, named: boolean): Promise<void> {
  const { storyId, playerId } = work;
  await holdBack(trx, work, { waits: false, unnamed: !named });
  if (!named) await takeName(trx, work, now);
  const shown = await trx
    .updateTable('story')
    .set({ status: 'published', unlisted: false, never_public: false, never_listed: false, given_back: false, updated_at: now })
    .set({
      published_at: sql`case when exists (select from story_day where story_day.story_id = story.id) then published_at else ${now} end`,
    })
    .where('id', '=', storyId)
    .where('status', '=', 'draft')
    .returning(['arena', 'title', writtenBody().as('body'), 'markup'])
    .executeTakeFirst();
  if (!shown) return;
  await partWhereBlocked(trx, storyId, playerId);
  await setCoverApart(trx, storyId);
  const { hasChapters, ofRooms } = storyArena(shown.arena);
  if (!hasChapters && !ofRooms) await keepPublished(trx, { playerId, textId: storyId, storyId }, currentWords(shown), now);
  if (named) await countForAll(trx, progress, storyId, 1);
  await notifyOfStory(trx, storyId, now);
}

/** Gives a story its author's name, counts it for them, and tells those who follow them and have not been told of it. */
export async function giveName({ trx, progress, now }: RevealTools, work: HeldWork): Promise<void> {
  await returnName(trx, work);
  const { status } = await trx.selectFrom('story').select('status').where('id', '=', work.storyId).executeTakeFirstOrThrow();
  if (status === 'draft') return;
  await countForAll(trx, progress, work.storyId, 1);
  await notifyOfName(trx, work.storyId, now);
}

/**
 * Gives a story, whose row is locked, back to its author alone, with their name, who decides what becomes of it. So nothing comes out by being taken out,
 * or by the end of a collection. What moderators or reports keep out of sight stays so until they let it be seen, without a door that
 * others open, and is its author's alone then.
 * @see docs/decisions/0228-given-back-out-of-sight.md
 */
export async function giveBack(trx: Transaction<Tables>, work: HeldWork): Promise<void> {
  await returnName(trx, work);
  await trx.deleteFrom('story_door').where('story_id', '=', work.storyId).execute();
  const isOutOfSight = sql<boolean>`status in ('hidden', 'behind_door')`;
  await trx
    .updateTable('story')
    // As an unlisted one it is among nobody's stories meanwhile.
    .set({ given_back: isOutOfSight, unlisted: isOutOfSight })
    .set({ status: sql<StoryStatus>`case when ${isOutOfSight} then 'hidden' else 'draft' end` })
    .where('id', '=', work.storyId)
    .where('status', '<>', 'draft')
    .execute();
}

/** The author of a story stands in its row no longer, but keeps the rights of one. Nothing around it leads to them. */
async function takeName(trx: Transaction<Tables>, { storyId, playerId }: HeldWork, now: Date): Promise<void> {
  await unnameAround(trx, { storyId, playerId });
  await trx
    .updateTable('fanfic_comment')
    .set({ author_id: null })
    .where('story_id', '=', storyId)
    .where('author_id', '=', playerId)
    .execute();
  await trx.updateTable('story').set({ author_id: null }).where('id', '=', storyId).execute();
  // The account that signs it with a pen name has these rights already.
  await sql`
    insert into co_author (story_id, player_id, invited_by, invited_at, joined_at)
    select id, ${playerId}, null, ${now}, ${now} from story
    where id = ${storyId} and not exists (
      select from co_author where co_author.story_id = story.id and co_author.joined_at is not null)`.execute(trx);
}

async function returnName(trx: Transaction<Tables>, work: HeldWork): Promise<void> {
  const { storyId, playerId } = work;
  await holdBack(trx, work, { waits: false, unnamed: false });
  const unnamed = trx.updateTable('story').set({ author_id: playerId }).where('id', '=', storyId).where('author_id', 'is', null);
  if (!(await unnamed.returning('id').executeTakeFirst())) return;
  // A story by one has no such row; of several people each has one.
  await sql`
    delete from co_author where story_id = ${storyId} and player_id = ${playerId}
      and not exists (select from co_author as other where other.story_id = ${storyId} and other.player_id <> ${playerId})`.execute(trx);
  // What the one who signs it with a pen name wrote meanwhile was kept under their own name.
  await sql`
    update text_version set player_id = ${playerId}
    where story_id = ${storyId} and player_id = (select pen_of from player where id = ${playerId})`.execute(trx);
}

async function holdBack(trx: Transaction<Tables>, work: HeldWork, held: { waits: boolean; unnamed: boolean }): Promise<void> {
  await trx
    .updateTable('shared_work')
    .set(held)
    .where('collection_id', '=', work.collectionId)
    .where('story_id', '=', work.storyId)
    .execute();
}
