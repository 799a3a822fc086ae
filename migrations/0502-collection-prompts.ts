import { type Kysely, sql } from 'kysely';

/**
 * Prompts of shared collections, and who claims them. A story that somebody adds for a prompt names it: as long as it is there, their
 * claim is fulfilled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shared_collection add column proposals boolean not null default false`.execute(db);
  await sql`
    create table collection_prompt (
      id uuid primary key,
      collection_id uuid not null references shared_collection (collection_id) on delete cascade,
      player_id uuid references player (id) on delete set null,
      body text not null,
      fandoms text not null,
      mature boolean not null,
      several boolean not null,
      due_at timestamptz,
      state text not null check (state in ('proposed', 'open')),
      made_at timestamptz not null,
      hidden_at timestamptz
    )`.execute(db);
  await sql`create index collection_prompt_listed on collection_prompt (collection_id, made_at desc, id desc)`.execute(db);
  await sql`create index collection_prompt_player on collection_prompt (player_id)`.execute(db);
  await sql`create index collection_prompt_due on collection_prompt (due_at) where due_at is not null`.execute(db);
  await sql`
    create table prompt_claim (
      prompt_id uuid not null references collection_prompt (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      claimed_at timestamptz not null,
      reminded_of timestamptz,
      primary key (prompt_id, player_id)
    )`.execute(db);
  await sql`create index prompt_claim_player on prompt_claim (player_id)`.execute(db);
  await sql`alter table shared_work add column prompt_id uuid references collection_prompt (id) on delete set null`.execute(db);
  await sql`create index shared_work_prompt on shared_work (prompt_id) where prompt_id is not null`.execute(db);
  await sql`
    create trigger collection_prompt_changed after insert or update or delete on collection_prompt
    for each row execute function tell_shared_collection_changed()`.execute(db);
  await sql`
    create trigger collection_prompt_evidence after delete or update of body, fandoms on collection_prompt
    for each row execute function keep_evidence('collection-prompt', 'id', 'body,fandoms')`.execute(db);
}
