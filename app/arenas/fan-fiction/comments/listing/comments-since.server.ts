import { sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { countText } from '~/platform/text/format';
import type { Happening } from '~/site/unfinished';
import { storyAddress } from '~/stories/sharing/story-address';

/** Of how many of an author's newest stories comments are counted. */
const STORIES = 50;
/** The most stories with new comments that are listed. */
const TOLD = 3;

/** What others have written under an author's stories since a time, waiting comments included, most comments first. */
export async function commentsSince({ db }: { db: Executor }, authorId: string, since: Date): Promise<Happening[]> {
  const own = db
    .selectFrom('story')
    .select(['id', 'title'])
    .where('author_id', '=', authorId)
    .where('arena', '=', sql.lit('fan_fic'))
    .where('status', '=', sql.lit('published'))
    .orderBy('created_at', 'desc')
    .limit(STORIES)
    .as('own');
  const rows = await db
    .selectFrom(own)
    .innerJoin('fanfic_comment as comment', 'comment.story_id', 'own.id')
    .select(['own.id', 'own.title', (all) => all.fn.countAll<number>().as('count')])
    .where('comment.created_at', '>=', since)
    .where('comment.hidden_at', 'is', null)
    .where('comment.held', '=', false)
    .where('comment.state', '<>', sql.lit('removed'))
    .where('comment.author_id', 'is distinct from', authorId)
    .where(isSeenBy(authorId, 'comment.author_id'))
    .groupBy(['own.id', 'own.title'])
    .orderBy('count', 'desc')
    .orderBy('own.id')
    .limit(TOLD)
    .execute();
  return rows.map(({ id, title, count }) => ({
    text: `${countText(count, { one: 'new comment', other: 'new comments' })} on “${title}”`,
    to: storyAddress('fan_fic', id),
  }));
}
