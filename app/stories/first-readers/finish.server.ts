import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { isAuthoredBy } from '../co-authors/authors-of.server';
import { isCreditedTo } from '../writers/story-writers.server';
import { READERS_PROMISED } from './choose-story';
import { firstReadersNotice } from './notice-kind';
import type { OfferedReader } from './offer.server';

/** Nobody reads more words a second. */
const FASTEST = 12;
/** Of a long story only so many words are waited for: its reader may have read it elsewhere before. */
const MOST_WORDS = 3_000;

/**
 * Counts that a reader has reached the end of a story, once, and tells its writers how many of the promised readers have.
 * Nothing is counted sooner than the words can be read, or for one of its writers.
 * @returns whether it counted now.
 * @see docs/product/first-readers.md
 */
export function noteFinished(db: Db, reader: OfferedReader, storyId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const finished = await sql<{ authorId: string | null }>`
      update story_reading set finished_at = ${now} from story
      where story.id = story_reading.story_id and story.id = ${storyId} and story.status = 'published'
        and reader = ${reader.key} and finished_at is null
        and opened_at <= ${now}::timestamptz - make_interval(secs =>
          least(coalesce(story.chapter_words, story.word_count), ${sql.lit(MOST_WORDS)})::double precision / ${sql.lit(FASTEST)})
        and not ${isAuthoredBy(reader.id)}
        and not ${isCreditedTo(reader.id)}
      returning story.author_id as "authorId"`.execute(trx);
    const [row] = finished.rows;
    if (!row) return false;
    if (!(await sharesBrowser(trx, reader.id, row.authorId))) await countPromised(trx, storyId, row.authorId, now);
    return true;
  });
}

/** Whether two accounts were used from one browser lately: they may be one person. */
async function sharesBrowser(trx: Transaction<Tables>, readerId: string, authorId: string | null): Promise<boolean> {
  if (authorId === null) return false;
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select from account_trace own join account_trace other on other.mark = own.mark and other.kind = own.kind
      where own.kind = 'browser' and own.player_id = ${readerId} and other.player_id = ${authorId}) as shared`.execute(trx);
  return rows[0]?.shared ?? false;
}

async function countPromised(trx: Transaction<Tables>, storyId: string, authorId: string | null, now: Date): Promise<void> {
  const counted = await trx
    .updateTable('reader_promise')
    .set(({ eb }) => ({
      finished: eb('finished', '+', 1),
      first_finished_at: sql<Date>`coalesce(first_finished_at, ${now})`,
      kept_at: sql<Date | null>`case when finished + 1 >= ${sql.lit(READERS_PROMISED)} then ${now}::timestamptz end`,
    }))
    .where('story_id', '=', storyId)
    .where('kept_at', 'is', null)
    .returning('finished')
    .executeTakeFirst();
  if (!counted) return;
  const writers = await trx.selectFrom('story_writer').select('player_id').where('story_id', '=', storyId).execute();
  const told = new Set([authorId, ...writers.map(({ player_id }) => player_id)]);
  const fact = {
    ...{ kind: firstReadersNotice, storyId, params: { finished: counted.finished } },
    ...{ dedupeKey: `first-readers:${storyId}:${counted.finished}`, groupKey: `first-readers:${storyId}` },
  };
  await notify(
    trx,
    [...told].flatMap((playerId) => (playerId === null ? [] : [{ ...fact, playerId }])),
    now,
  );
}
