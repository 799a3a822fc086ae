import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/**
 * Which chapters a reader opened on a day, and sums of each story's days, which stay when the readers are forgotten. From where
 * readers came was not known before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story_read add column chapters uuid[] not null default '{}'`.execute(db);
  await sql`
    create table story_day (
      story_id uuid not null references story (id) on delete cascade,
      day date not null,
      readers integer not null,
      search integer not null default 0,
      feed integer not null default 0,
      inside integer not null default 0,
      elsewhere integer not null default 0,
      primary key (story_id, day)
    )`.execute(db);
  await sql`
    insert into story_day (story_id, day, readers)
    select story_id, day, count(*) from story_read group by story_id, day`.execute(db);
}

export const indexes: readonly BigIndex[] = [{ name: 'story_read_reader', on: 'story_read (story_id, reader, day)' }];
