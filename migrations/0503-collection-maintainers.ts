import { type Kysely, sql } from 'kysely';

/** Who maintains a shared collection besides the one who started it, and who is asked to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collection_maintainer (
      collection_id uuid not null references shared_collection (collection_id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      invited_at timestamptz not null,
      joined_at timestamptz,
      primary key (collection_id, player_id)
    )`.execute(db);
  await sql`create index collection_maintainer_player on collection_maintainer (player_id)`.execute(db);
  await sql`
    create trigger collection_maintainer_changed after insert or update or delete on collection_maintainer
    for each row execute function tell_shared_collection_changed()`.execute(db);
}
