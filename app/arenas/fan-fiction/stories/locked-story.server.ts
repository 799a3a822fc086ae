import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds, coAuthorNames } from '~/stories/co-authors/authors-of.server';
import { writesStory } from '~/stories/policy';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { coAuthorTexts } from '../co-authors/texts';
import { type CommentRule, isTaken, type SeenState, takesVisitors } from '../comments/comment-rules';
import { takingFor } from '../comments/commenting.server';
import { notTaken } from '../comments/not-taken';
import { visitorTexts } from '../comments/visitors/texts';
import { formTexts } from '../texts';
import { type FanStoryAction, type FanStoryFacts, may } from './policy';

/** A story locked by a transaction. */
export interface LockedStory extends FanStoryFacts {
  id: string;
  coAuthorIds: readonly string[];
  nameIds: readonly string[];
  commentRule: CommentRule;
  /** Whether people without an account may comment. */
  takesVisitors: boolean;
  fandomId: string;
  chapterCount: number;
  isDraft: boolean;
  /** Whether it is among the stories that count for its author. */
  counts: boolean;
}

/**
 * Locks a story for a person's change until the transaction ends; other changes wait here.
 * @throws {Refusal} when it is missing (404), or the person may not change it (403).
 */
export async function lockStory(
  trx: Transaction<Tables>,
  storyId: string,
  person: Pick<Viewer, 'id'>,
  action: Exclude<FanStoryAction, 'comment'>,
): Promise<LockedStory> {
  const story = await lockReadable(trx, storyId, person);
  if (may(person, action, story)) return story;
  const isJoint = action === 'deleteStory' && may(person, 'editTitle', story);
  throw new Refusal(isJoint ? coAuthorTexts.needsAll : formTexts.notAllowed, { status: 403 });
}

/**
 * Locks a story for a person's comment until the transaction ends.
 * @returns the story, and what becomes of the comment.
 * @throws {Refusal} when it is missing (404), or its author takes no comments of theirs (403).
 */
export async function lockStoryToComment(
  trx: Transaction<Tables>,
  storyId: string,
  person: Pick<Viewer, 'id'>,
  { text, now }: { text: string; now: Date },
): Promise<LockedStory & { taking: SeenState }> {
  const story = await lockReadable(trx, storyId, person);
  // The maintainer of a collection in which it waits reads it, and no more.
  if (story.isDraft && !writesStory(person.id, story)) throw new Refusal(formTexts.storyMissing, { status: 404 });
  const taking = await takingFor(trx, story, person.id, now, text);
  if (!isTaken(taking)) throw new Refusal(notTaken[taking], { status: 403 });
  return { ...story, taking };
}

/** Locks a story for a visitor's comment. @throws {Refusal} when it is missing (404), or takes none of visitors (403). */
export async function lockStoryForVisitor(trx: Transaction<Tables>, storyId: string): Promise<LockedStory> {
  const story = await lockReadable(trx, storyId, undefined);
  if (!story.takesVisitors) throw new Refusal(visitorTexts.closed, { status: 403 });
  return story;
}

/** Locks a story that a person may read. @throws {Refusal} when it is missing (404). */
async function lockReadable(trx: Transaction<Tables>, storyId: string, person: Pick<Viewer, 'id'> | undefined): Promise<LockedStory> {
  const row = isUuid(storyId)
    ? await trx
        .selectFrom('story')
        .select(['id', 'author_id', 'fandom_id', 'chapter_count', 'comment_rule', 'visitors_comment', 'status', 'unlisted'])
        .select([coAuthorIds().as('co_author_ids'), coAuthorNames().as('name_ids')])
        .where('id', '=', storyId)
        .where('arena', '=', 'fan_fic')
        .where(isReadableBy(person?.id))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row?.fandom_id) throw new Refusal(formTexts.storyMissing, { status: 404 });
  return {
    id: row.id,
    authorId: row.author_id,
    coAuthorIds: row.co_author_ids,
    nameIds: row.name_ids,
    commentRule: row.comment_rule,
    takesVisitors: takesVisitors(row.comment_rule, row.visitors_comment),
    fandomId: row.fandom_id,
    chapterCount: row.chapter_count,
    isDraft: row.status === 'draft',
    counts: row.status !== 'draft' && !row.unlisted,
  };
}
