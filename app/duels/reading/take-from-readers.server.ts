import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/**
 * Takes the duel of a text that moderators hide out of the hands of its readers, who may be dealt it again once it is back. What
 * they have read stays, as the text may come back. One that is being answered at this moment is left: a decision waits for no reader.
 */
export async function takeFromReaders(trx: Transaction<Tables>, textId: string): Promise<void> {
  await sql`
    delete from duel_reading where id in (
      select reading.id from duel_reading reading join duel_text text on text.duel_id = reading.duel_id
      where text.id = ${textId} and reading.status = 'held' for update of reading skip locked)`.execute(trx);
}
