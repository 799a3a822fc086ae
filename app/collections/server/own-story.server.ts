import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { coAuthorIds, isAuthoredBy, isUnderOwnName } from '~/stories/co-authors/authors-of.server';
import { isHeldBack } from '~/stories/collections/held-works.server';
import { beingWritten } from '~/stories/reading/read-story.server';
import { texts } from '../texts';

/** A story of somebody's, locked, that they add to a collection. */
export interface AddedStory {
  storyId: string;
  playerId: string;
  /** Whether others read it now. */
  isPublic: boolean;
}

/**
 * Locks a story that somebody adds, and sees that the collection can hold it back as it does with all of them.
 * @param hides what is hidden for now: nothing, or stories, or also the names of their authors.
 * @throws {Refusal} that says why it cannot be added.
 */
export async function lockAdded(
  trx: Transaction<Tables>,
  { storyId, playerId }: { storyId: string; playerId: string },
  hides: { works: boolean; authors: boolean },
): Promise<AddedStory> {
  const row = await trx
    .selectFrom('story')
    .select(['status', 'arena', 'published_at', 'word_count'])
    .select([
      beingWritten().as('being_written'),
      coAuthorIds().as('co_authors'),
      isHeldBack().as('held_back'),
      isUnderOwnName().as('under_own_name'),
    ])
    .where('id', '=', storyId)
    .where(isAuthoredBy(playerId))
    .forUpdate()
    .executeTakeFirst();
  const isPublic = row?.status === 'published';
  if (!row || (!hides.works && !hides.authors && !isPublic)) throw new Refusal(texts.notYourStory, { status: 404 });
  // What is added, and who added it, would say whose the pen name is.
  if (!row.under_own_name) throw new Refusal(texts.penName, { status: 409 });
  if (row.held_back) throw new Refusal(texts.elsewhere, { status: 409 });
  if (!hides.works && !hides.authors) return { storyId, playerId, isPublic };
  const isImported = row.arena === 'fan_fic' && row.status === 'draft' && row.published_at === null;
  const isOut = isPublic || row.status === 'unlisted' || row.status === 'draft';
  if (!isOut || row.being_written || isImported || row.word_count === 0) throw new Refusal(texts.notFinished, { status: 409 });
  if (hides.authors) await requireUnknown(trx, { storyId, playerId }, row);
  return { storyId, playerId, isPublic };
}

/** @throws {Refusal} for a story by which readers can know whose it is. */
async function requireUnknown(
  trx: Transaction<Tables>,
  { storyId, playerId }: { storyId: string; playerId: string },
  { status, co_authors: coAuthors }: { status: string; co_authors: string[] },
): Promise<void> {
  if (coAuthors.length > 0) throw new Refusal(texts.jointNamed, { status: 409 });
  if (status !== 'draft') throw new Refusal(texts.alreadyNamed, { status: 409 });
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from fanfic_comment where story_id = ${storyId} and author_id = ${playerId})
      or exists (select from imported_work where story_id = ${storyId})
      or exists (select from duel_text where story_id = ${storyId})
      or exists (select from challenge_entry where story_id = ${storyId}) as named`.execute(trx);
  if (rows[0]?.named) throw new Refusal(texts.alreadyNamed, { status: 409 });
}
