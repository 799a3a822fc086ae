import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/** What authors answered when asked whether a tag of theirs is a canonical one, spelled differently. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tag_likeness (
      player_id uuid not null references player (id) on delete cascade,
      tag_id integer not null references tag (id) on delete cascade,
      canonical_id integer not null references tag (id) on delete cascade,
      is_same boolean not null,
      answered_at timestamptz not null,
      primary key (player_id, tag_id, canonical_id)
    )`.execute(db);
  await sql`create index tag_likeness_pair on tag_likeness (tag_id, canonical_id)`.execute(db);
  await sql`create index tag_likeness_canonical on tag_likeness (canonical_id)`.execute(db);
}

export const indexes: readonly BigIndex[] = [
  // Near names are looked for among those of about the same length.
  { name: 'tag_names_by_length', on: 'tag (kind, char_length(key)) where canonical or canonical_id is not null' },
];
