import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';

/**
 * Whether a draft of a query's row has words that are not published. A chapter keeps its draft when a change is published, with the
 * same words, so that a page that still writes on an earlier one is told.
 */
export function isUnpublished(draft: 'chapter_draft' | 'draft'): RawBuilder<boolean> {
  const [id, title, body] = [sql.ref(`${draft}.id`), sql.ref(`${draft}.title`), sql.ref(`${draft}.body`)];
  return sql<boolean>`not exists (
    select from fanfic_chapter as published where published.id = ${id} and published.title = ${title} and published.body = ${body})`;
}

/** How many chapters and changes an author has begun that are not published. */
export async function countUnpublished(executor: Executor, playerId: string): Promise<number> {
  return (await unpublishedCount(executor, playerId).executeTakeFirstOrThrow()).count;
}

/**
 * The query of that. What stays of a published change was never saved since, so its times are the same: by them an index has all
 * others, and a person's words are compared only in these, however many chapters they have ever changed.
 */
export function unpublishedCount(executor: Executor, playerId: string) {
  return executor
    .selectFrom('chapter_draft')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('player_id', '=', playerId)
    .where(sql<boolean>`base is distinct from updated_at`)
    .where(isUnpublished('chapter_draft'));
}
