import { sql } from 'kysely';
import type { Meeting } from '~/accounts/pen-names/meetings';
import { isAuthoredBy, nameOn } from '~/stories/co-authors/authors-of.server';

/**
 * By which name a reader met an author, as far as their comments tell: the one under which the author writes the story where they commented last.
 * @returns the id of the author or of a pen name of theirs; undefined where they have never commented.
 * @see docs/product/pen-names.md
 */
export const nameMetBy: Meeting = async (executor, authorId, otherId) => {
  const { rows } = await sql<{ id: string }>`
    select ${nameOn(authorId)} as id from fanfic_comment as comment join story on story.id = comment.story_id
    where comment.author_id = ${otherId} and story.author_id is not null and ${isAuthoredBy(authorId)}
    order by comment.created_at desc limit 1`.execute(executor);
  return rows[0]?.id;
};
