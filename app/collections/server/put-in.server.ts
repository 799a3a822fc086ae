import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { SharedFacts } from './locked.server';

/** Puts a story at the end of a collection; one that is there stays where it is. */
export async function putIn(trx: Transaction<Tables>, { id, ownerId }: SharedFacts, storyId: string, now: Date): Promise<void> {
  await sql`
    insert into collection_story (collection_id, owner_id, story_id, place, added_at)
    select ${id}, ${ownerId}, ${storyId}, coalesce(max(place), 0) + 1, ${now} from collection_story where collection_id = ${id}
    on conflict (collection_id, story_id) do nothing`.execute(trx);
  await trx.updateTable('collection').set({ changed_at: now }).where('id', '=', id).execute();
}
