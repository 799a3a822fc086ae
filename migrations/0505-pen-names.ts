import { type Kysely, sql } from 'kysely';

/**
 * Pen names: rows of `player` that belong to an account. Nobody signs in as one, and its address leads nowhere. They go with their account.
 * A block keeps under which name its person was met; it names nobody once that pen name is deleted, so it refers to no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column pen_of uuid, add column pen_retired_at timestamptz`.execute(db);
  await sql`
    alter table player add constraint player_pen_of foreign key (pen_of) references player (id) on delete cascade not valid`.execute(db);
  await sql`alter table player validate constraint player_pen_of`.execute(db);
  await sql`
    alter table player add constraint player_pen_address check (pen_of is null or (email like '%.invalid' and pen_of <> id)) not valid`.execute(
    db,
  );
  await sql`alter table player validate constraint player_pen_address`.execute(db);
  await sql`alter table player_block add column as_id uuid`.execute(db);
  await sql`create index player_pens on player (pen_of) where pen_of is not null`.execute(db);
}
