import { type Kysely, sql } from 'kysely';

/** What a story comes from: another one of the site, whose author is asked, or a page elsewhere. Kept pages of both stories show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_source (
      id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      kind text not null check (kind in ('inspired', 'translation', 'podfic')),
      source_id uuid references story (id) on delete cascade,
      address text,
      title text,
      state text not null check (state in ('asked', 'agreed', 'declined')),
      named_by uuid references player (id) on delete set null,
      named_at timestamptz not null,
      check ((source_id is null) = (address is not null) and (address is null) = (title is null)),
      check (source_id <> story_id),
      unique (story_id, source_id),
      unique (story_id, address)
    )`.execute(db);
  await sql`create index story_source_of on story_source (source_id) where source_id is not null`.execute(db);
  await sql`create index story_source_namer on story_source (named_by) where named_by is not null`.execute(db);
  await sql`
    create function tell_source_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      if coalesce(new.source_id, old.source_id) is not null then
        perform announce('page_changed', 'story:' || coalesce(new.source_id, old.source_id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_source_changed after insert or delete or update of state on story_source
    for each row execute function tell_source_changed()`.execute(db);
}
