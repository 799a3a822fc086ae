import { type Kysely, sql } from 'kysely';

/**
 * When the stories of a collection, and the names of their authors, appear; and which stories it holds back until then. One that
 * waits is a draft. One without its author's name has none in its row: who wrote it stands in `co_author`, and here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shared_collection add column works_at timestamptz, add column authors_at timestamptz,
      add constraint shared_collection_times check (authors_at >= works_at)`.execute(db);
  await sql`
    alter table shared_work add column waits boolean not null default false, add column unnamed boolean not null default false,
      add constraint shared_work_held check (not (waits and unnamed))`.execute(db);
  // Two collections cannot keep one story until two times.
  await sql`create unique index shared_work_held on shared_work (story_id) where waits or unnamed`.execute(db);
  await sql`create index shared_work_due on shared_work (collection_id) where waits or unnamed`.execute(db);
}
