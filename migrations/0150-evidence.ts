import { type Kysely, sql } from 'kysely';

/** Versions of a thing that a case keeps: the reported one, 20 later ones, and the last. */
const VERSIONS = 22;

/**
 * What is kept of each table: the kinds of cases about a row, the columns that name it in a case (joined by full stops), and
 * those that are evidence. A table that comes later gets a trigger of the same form.
 */
const watched = [
  { table: 'story', kinds: 'story,title', id: 'id', columns: 'title,prompt,body,content_rating,warnings' },
  { table: 'fanfic_chapter', kinds: 'chapter', id: 'id', columns: 'title,body' },
  { table: 'fanfic_comment', kinds: 'comment', id: 'id', columns: 'body,state' },
  { table: 'player', kinds: 'player', id: 'id', columns: 'name,bio' },
  { table: 'weave_turn', kinds: 'passage', id: 'room_id.number', columns: 'text' },
] as const;

/**
 * Evidence of a case: what was reported as it stood, and what became of it, written down by the database whatever code changes
 * the thing. It goes with its case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_evidence (
      id bigint generated always as identity primary key,
      case_id uuid not null references moderation_case (id) on delete cascade,
      owner_id uuid,
      at timestamptz not null,
      event text not null check (event in ('reported', 'changed', 'deleted')),
      facts jsonb not null
    )`.execute(db);
  await sql`create index case_evidence_case on case_evidence (case_id, id)`.execute(db);
  await sql`create index case_evidence_owner on case_evidence (owner_id) where owner_id is not null`.execute(db);
  await sql`alter table moderation_case add column settled_as text`.execute(db);
  await keepFunction(db);
  for (const { table, kinds, id, columns } of watched) {
    await sql`
      create trigger ${sql.ref(`${table}_evidence`)} after delete or update of ${sql.raw(columns)} on ${sql.table(table)}
      for each row execute function keep_evidence(${sql.lit(kinds)}, ${sql.lit(id)}, ${sql.lit(columns)})`.execute(db);
  }
}

/** Its arguments are those of `watched`. It locks no case, so that it waits for nobody who decides one. */
async function keepFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_evidence() returns trigger language plpgsql as $$
    declare
      was jsonb;
      latest jsonb;
      named text;
      held record;
      kept jsonb;
    begin
      -- The row as a whole is looked at only where there is a case.
      execute 'select concat_ws(''.'', ($1).' || replace(tg_argv[1], '.', ', ($1).') || ')' into named using old;
      for held in
        select id, owner_id from moderation_case
        where kind = any(string_to_array(tg_argv[0], ',')) and thing_id = named and closed_at is null
      loop
        was := to_jsonb(old);
        latest := case tg_op when 'DELETE' then was else to_jsonb(new) end;
        select jsonb_object_agg(part, latest -> part) into kept from unnest(string_to_array(tg_argv[2], ',')) as part
          where tg_op = 'DELETE' or was -> part is distinct from latest -> part;
        continue when kept is null;
        select jsonb_object_agg(part, latest -> part) into kept from unnest(string_to_array(tg_argv[2], ',')) as part;
        if (select count(*) from case_evidence where case_id = held.id) >= ${sql.lit(VERSIONS)} then
          delete from case_evidence where id = (select max(id) from case_evidence where case_id = held.id);
        end if;
        insert into case_evidence (case_id, owner_id, at, event, facts)
        values (held.id, held.owner_id, clock_timestamp(), case tg_op when 'DELETE' then 'deleted' else 'changed' end, kept);
      end loop;
      return null;
    end $$`.execute(db);
}
