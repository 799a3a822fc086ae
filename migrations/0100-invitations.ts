import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '../app/platform/migrations/schema-change';

/** Invitations to rooms are notices that go when the room closes: the bells of those who have not read them count one less. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_notices_changed() returns trigger language plpgsql as $$
    begin
      perform announce('notices_changed', coalesce(new.player_id, old.player_id)::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger notice_withdrawn after delete on notice
    for each row when (old.kind = 'invitation' and old.read_at is null) execute function tell_notices_changed()`.execute(db);
}

/** A room's invitations are found by the room, which is their detail. */
export const indexes: readonly BigIndex[] = [{ name: 'notice_invitation', on: `notice (detail) where kind = 'invitation'` }];
