import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';

/** Changes that are counted at once. */
const AT_ONCE = 20_000;

/** Adds what has changed since the last time to the counts of tags, and drops the pages that say them. @see docs/product/tags.md */
export async function countTagUses(db: Db): Promise<void> {
  while (await db.transaction().execute(countSome));
}

/** @returns whether there may be more. */
async function countSome(trx: Transaction<Tables>): Promise<boolean> {
  const { rows: due } = await sql<{ uses: string | null; tags: string | null }>`
    select array_agg(id)::text as uses, array_agg(distinct tag_id)::text as tags
    from (select id, tag_id from tag_use order by id limit ${AT_ONCE} for update skip locked) as due`.execute(trx);
  const { uses = null, tags = null } = due[0] ?? {};
  if (uses === null) return false;
  // In the order in which an author who tags a story locks them. A trigger of what is deleted changes them, too.
  await sql`select from tag where id = any(${tags}::integer[]) order by id for no key update`.execute(trx);
  const { rows } = await sql<{ counted: number; changed: number }>`
    with counted as (
      delete from tag_use where id = any(${uses}::bigint[]) returning tag_id, stories, mature),
    sums as (
      select tag_id, sum(stories)::integer as stories, sum(mature)::integer as mature from counted group by tag_id),
    added as (
      update tag set story_count = story_count + sums.stories, mature_count = mature_count + sums.mature
      from sums where tag.id = sums.tag_id and (sums.stories <> 0 or sums.mature <> 0) returning tag.id)
    select (select count(*) from counted)::integer as counted, (select count(*) from added)::integer as changed`.execute(trx);
  const { counted, changed } = rows[0] ?? { counted: 0, changed: 0 };
  if (changed > 0) await sql`select announce('page_changed', 'stories', true)`.execute(trx);
  return counted === AT_ONCE;
}

interface Forgotten {
  /** Only tags that were written before then. */
  before: Date;
  /** The ids of tags that stay: people ask for them elsewhere. */
  asked: readonly number[];
}

/** Deletes tags that no story has any more, nobody has made canonical, follows, hides or asks for, and no author was asked about. */
export async function forgetUnusedTags(db: Db, { before, asked }: Forgotten): Promise<void> {
  await db
    .deleteFrom('tag')
    .where('canonical', '=', false)
    .where('canonical_id', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`tag.id <> all(${asked}::integer[])`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('story_tag').select('story_id').whereRef('story_tag.tag_id', '=', 'tag.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('story_tag').select('story_id').whereRef('story_tag.counts_as', '=', 'tag.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tag_follow').select('tag_id').whereRef('tag_follow.tag_id', '=', 'tag.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('hidden_tag').select('tag_id').whereRef('hidden_tag.tag_id', '=', 'tag.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tag_likeness').select('tag_id').whereRef('tag_likeness.tag_id', '=', 'tag.id').where('is_same', '=', true))),
    )
    .execute();
}
