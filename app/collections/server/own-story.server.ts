import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { coAuthorIds, isAuthoredBy, nameOn } from '~/stories/co-authors/authors-of.server';
import { isHeldBack } from '~/stories/collections/held-works.server';
import { isUnpublishedImport } from '~/stories/of-arena.server';
import { isByOne } from '~/stories/policy';
import { beingWritten } from '~/stories/reading/read-story.server';
import { texts } from '../texts';

/** A story of an author's, locked, that they add to a collection. */
export interface AddedStory {
  storyId: string;
  /** The name under which they add it: theirs, or the pen name under which it stands. */
  nameId: string;
  /** Whether others read it now. */
  isPublic: boolean;
}

/**
 * Locks a story that is added, and sees that the collection can hold it back as it does with all of them.
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
    .select(['status', 'author_id', 'word_count'])
    .select([
      beingWritten().as('being_written'),
      coAuthorIds().as('co_authors'),
      isHeldBack().as('held_back'),
      isUnpublishedImport().as('imported'),
      hasCredits().as('has_credits'),
      nameOn(playerId).as('name_id'),
    ])
    .where('id', '=', storyId)
    .where(isAuthoredBy(playerId))
    .forUpdate()
    .executeTakeFirst();
  const isPublic = row?.status === 'published';
  if (!row || (!hides.works && !hides.authors && !isPublic)) throw new Refusal(texts.notYourStory, { status: 404 });
  if (row.held_back) throw new Refusal(texts.elsewhere, { status: 409 });
  const added = { storyId, nameId: row.name_id, isPublic };
  if (!hides.works && !hides.authors) return added;
  const isOut = isPublic || row.status === 'unlisted' || row.status === 'draft';
  if (!isOut || row.being_written || row.imported || row.word_count === 0) throw new Refusal(texts.notFinished, { status: 409 });
  if (hides.authors) await requireUnknown(trx, added, row);
  return added;
}

/** @throws {Refusal} for a story by which readers can know whose it is. */
async function requireUnknown(
  trx: Transaction<Tables>,
  { storyId, nameId }: AddedStory,
  row: { status: string; author_id: string | null; co_authors: string[]; has_credits: boolean },
): Promise<void> {
  const { status, author_id: authorId, co_authors: coAuthorIds } = row;
  if (!isByOne({ authorId, coAuthorIds }) || row.has_credits) throw new Refusal(texts.jointNamed, { status: 409 });
  if (status !== 'draft') throw new Refusal(texts.alreadyNamed, { status: 409 });
  const { rows } = await sql<{ named: boolean }>`select ${isNamedElsewhere(sql`${storyId}::uuid`, sql`${nameId}::uuid`)} as named`.execute(
    trx,
  );
  if (rows[0]?.named) throw new Refusal(texts.alreadyNamed, { status: 409 });
}

/** Whether the story of a query's row says who wrote how much of it, as one does that co-authors have left to its author. */
function hasCredits(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from story_writer as credited where credited.story_id = story.id)`;
}

/** Whether readers could find the story of a query's row at some time, also where it is its author's alone now. */
function wasFound(): RawBuilder<boolean> {
  return sql<boolean>`(story.published_at is not null and not story.never_public)`;
}

/** Whether something besides the row of a story says whose it is, or has told anybody, as gifts, sources, beta readers, invitations and collections do. @param nameId the name under which it stands. */
function isNamedElsewhere(storyId: RawBuilder<unknown>, nameId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from fanfic_comment as said where said.story_id = ${storyId} and said.author_id = ${nameId})
    or exists (select from story_mention as mention where mention.story_id = ${storyId})
    or exists (select from story_source as source where source.story_id = ${storyId} and source.source_id is not null)
    or exists (select from imported_work as imported where imported.story_id = ${storyId})
    or exists (select from beta_share as shared where shared.work_id = ${storyId})
    or exists (select from co_author as asked where asked.story_id = ${storyId} and asked.joined_at is null)
    or exists (select from duel_text as duel where duel.story_id = ${storyId})
    or exists (select from challenge_entry as entry where entry.story_id = ${storyId})
    or exists (select from shared_work as placed
      where placed.story_id = ${storyId} and placed.state <> 'declined' and not (placed.waits or placed.unnamed)))`;
}

/**
 * Whether a story waits in a collection of which readers can know whose it is: one that several write or wrote, that they found before it was
 * added, or that something else names.
 */
export async function isKnownWaiting(trx: Transaction<Tables>, collectionId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from shared_work as work join story on story.id = work.story_id
      where work.collection_id = ${collectionId} and work.waits and (
        cardinality(${coAuthorIds()}) > 1 or ${hasCredits()} or ${wasFound()}
        or ${isNamedElsewhere(sql`work.story_id`, sql`work.player_id`)})) as known`.execute(trx);
  return rows[0]?.known ?? false;
}
