import { randomUUID } from 'node:crypto';
import { database } from '../../site.ts';
import { mondayOf } from '../addresses.ts';
import { type Sentinel, sentinelWord } from '../sentinels.ts';
import type { Viewers } from '../viewers.ts';

const STATE = 'sealed entry';

/** A text that is sealed until the week is over. */
export async function entryWords({ author }: Viewers['people']): Promise<{ sentinels: Sentinel[] }> {
  const monday = mondayOf(new Date());
  await database.use(async (db) => {
    await db.query(`insert into challenge_week (starts_on, id, title, prompt) values ($1, $2, 'Salt', 'The sea.') on conflict do nothing`, [
      monday,
      randomUUID(),
    ]);
    await db.query(
      `insert into challenge_entry (id, week, player_id, title, body, word_count, content_rating, warnings, entered_at, updated_at)
       values ($1, $2, $3, $4, $5, 20, 'general', '{}', now(), now())`,
      [
        randomUUID(),
        monday,
        author.id,
        `The ${sentinelWord(STATE)}`,
        `The lamp was lit. Nobody had seen ${sentinelWord(STATE)} by the gate.`,
      ],
    );
  });
  return { sentinels: [{ state: STATE, word: sentinelWord(STATE), readers: ['author'] }] };
}
