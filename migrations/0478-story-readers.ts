import { type Kysely, sql } from 'kysely';
import type { Backfill } from '~/platform/migrations/schema-change';

/**
 * How many have read a story, kept beside the sums of its days: a card that added these up would read a row for each day on which
 * the story was read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_readers (
      story_id uuid primary key references story (id) on delete cascade,
      readers integer not null
    )`.execute(db);
  await sql`
    create function count_story_readers() returns trigger language plpgsql as $$
    declare
      more integer := new.search + new.feed + new.inside + new.elsewhere
        - coalesce(old.search + old.feed + old.inside + old.elsewhere, 0);
    begin
      if more <> 0 then
        insert into story_readers as counted (story_id, readers) values (new.story_id, more)
        on conflict (story_id) do update set readers = counted.readers + excluded.readers;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_day_counted after insert or update on story_day
    for each row execute function count_story_readers()`.execute(db);
}

export const backfills: readonly Backfill[] = [
  {
    name: 'count-readers',
    table: 'story',
    key: 'id',
    batch: 1_000,
    async fill(trx, keys) {
      // Readers who come between the sum and its row would be lost.
      await sql`lock table story_day in share row exclusive mode`.execute(trx);
      await sql`
        insert into story_readers (story_id, readers)
        select story_id, sum(search + feed + inside + elsewhere) from story_day
        where story_id = any(${keys}::uuid[]) group by story_id having sum(search + feed + inside + elsewhere) > 0
        on conflict (story_id) do update set readers = excluded.readers`.execute(trx);
    },
  },
];
