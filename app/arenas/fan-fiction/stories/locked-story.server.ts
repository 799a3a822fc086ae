import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import type { CommentRule } from '../comments/comment-rules';
import { formTexts } from '../texts';
import { type FanStoryAction, type FanStoryFacts, may } from './policy';

/** A story locked by a transaction. */
export interface LockedStory extends FanStoryFacts {
  id: string;
  commentRule: CommentRule;
  fandomId: string;
  chapterCount: number;
}

/**
 * Locks a story for a person's change until the transaction ends; other changes wait here.
 * @throws {Refusal} when it is missing (404), or the person may not change it (403).
 */
export async function lockStory(
  trx: Transaction<Tables>,
  storyId: string,
  person: Pick<Viewer, 'id'>,
  action: FanStoryAction,
): Promise<LockedStory> {
  const row = isUuid(storyId)
    ? await trx
        .selectFrom('story')
        .select(['id', 'author_id', 'fandom_id', 'chapter_count', 'comment_rule'])
        .where('id', '=', storyId)
        .where('arena', '=', 'fan_fic')
        .where(isReadableBy(person.id))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row?.fandom_id) throw new Refusal(formTexts.storyMissing, { status: 404 });
  const story: LockedStory = {
    id: row.id,
    authorId: row.author_id,
    commentRule: row.comment_rule,
    fandomId: row.fandom_id,
    chapterCount: row.chapter_count,
  };
  if (!may(person, action, story)) {
    throw new Refusal(action === 'comment' ? formTexts.commentsClosed : formTexts.notAllowed, { status: 403 });
  }
  return story;
}
