import { sql } from 'kysely';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { trustOfPlayer } from '~/progress/trust/trust.server';
import { writesStory } from '~/stories/policy';
import { type CommentRule, type Taking, takingOf } from './comment-rules';
import { hasHeldWord } from './held-words';

/** Under which story a reader wants to comment. */
export interface CommentedStory {
  /** Null when its author has left. */
  authorId: string | null;
  coAuthorIds?: readonly string[];
  nameIds?: readonly string[];
  commentRule: CommentRule;
}

/**
 * What becomes of what a person writes under a story.
 * @param personId undefined for a visitor. @param text what they have written; undefined while that is not known.
 * @see docs/product/fan-fiction.md
 */
export async function takingFor(
  executor: Executor,
  story: CommentedStory,
  personId: string | undefined,
  now: Date,
  text?: string,
): Promise<Taking> {
  const { commentRule: rule } = story;
  const isStoryAuthor = writesStory(personId, story);
  const { shielded, heldWords, followed } = await chosenBy(executor, story, personId, now);
  // Only one rule asks for it.
  const isNewcomer = rule === 'known' && (personId === undefined || (await trustOfPlayer(executor, personId, now)).isNewcomer);
  const isHeld = shielded || (text !== undefined && (hasHeldWord(text, heldWords) || (await isApart(executor, personId, story))));
  return takingOf({ rule, shielded: isHeld }, { isStoryAuthor, isNewcomer, isFollowed: followed });
}

/** Whether what a person writes reaches nobody, as one who writes the story blocks them. At a name that they have not met it is not refused: it waits for good. */
async function isApart(executor: Executor, personId: string | undefined, story: CommentedStory): Promise<boolean> {
  const { authorId, coAuthorIds = [], nameIds = [] } = story;
  // Where nobody is named, a comment that waits would say whose the story is.
  if (personId === undefined || authorId === null) return false;
  return isBlockedAmong(executor, personId, [authorId, ...coAuthorIds, ...nameIds]);
}

/**
 * What the authors of a story have chosen for all of theirs: what one of them holds is held, whom one follows is followed. Whom an account
 * follows says nothing below a story that it writes under a pen name, or under none, as that would show whose it is.
 */
async function chosenBy(executor: Executor, story: CommentedStory, personId: string | undefined, now: Date) {
  const authorIds = [story.authorId, ...(story.coAuthorIds ?? [])].filter((id) => id !== null);
  // A pen name follows nobody.
  const followers = story.authorId === null ? [] : [story.authorId, ...(story.nameIds ?? [])];
  const { rows } = await sql<{ shielded: boolean; heldWords: string[]; followed: boolean }>`
    select
      exists (select from comment_setting where player_id = any(${authorIds}::uuid[]) and shield_until > ${now}) as shielded,
      array(select unnest(held_words) from comment_setting where player_id = any(${authorIds}::uuid[])) as "heldWords",
      exists (
        select from player_follow where follower_id = any(${followers}::uuid[]) and followed_id = ${personId ?? null}::uuid) as followed`.execute(
    executor,
  );
  return rows[0] ?? { shielded: false, heldWords: [], followed: false };
}
