import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { isOfArena } from '../of-arena.server';
import { languageOf } from './language-of.server';

/** How many stories one run promises readers for; the next one goes on. */
const BATCH = 200;
/** How far back a run looks for first stories: a process may have been away. */
const FIRST_MS = 3 * DAY_MS;
/** After how long a story that nobody has finished is promised readers, and until when it is looked for. */
const UNREAD_AFTER_MS = 7 * DAY_MS;
const UNREAD_UNTIL_MS = 60 * DAY_MS;

/** Promises readers for the first story of each writer that was published lately. @returns for how many. */
export function promiseFirst(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - FIRST_MS);
  return promise(
    db,
    'first',
    sql`story.published_at > ${since} and (${isFirstOf('story.author_id')} or ${isOfArena('ofRooms')} and exists (
    select from story_writer as writer where writer.story_id = story.id and ${isFirstOf('writer.player_id')}))`,
    now,
  );
}

/** Promises readers for stories that nobody has finished a week after they were published. @returns for how many. */
export function promiseUnread(db: Db, now: Date): Promise<number> {
  const [from, until] = [UNREAD_UNTIL_MS, UNREAD_AFTER_MS].map((ms) => new Date(now.getTime() - ms));
  return promise(
    db,
    'unread',
    sql`story.published_at between ${from} and ${until} and not exists (
    select from story_reading where story_id = story.id and finished_at is not null)`,
    now,
  );
}

/** Whether the query's story is the first that the person of a column published, alone or with others. */
function isFirstOf(column: string): RawBuilder<boolean> {
  const person = sql.ref(column);
  const before = sql`earlier.status <> 'draft' and (earlier.published_at, earlier.id) < (story.published_at, story.id)`;
  return sql<boolean>`(${person} is not null
    and not exists (select from story as earlier where earlier.author_id = ${person} and ${before})
    and not exists (
      select from story_writer as other join story as earlier on earlier.id = other.story_id where other.player_id = ${person} and ${before}))`;
}

async function promise(db: Db, reason: 'first' | 'unread', which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; text: string }>`
    select story.id, left(story.starter || ' ' || case when story.body = '' then story.preview else story.body end, 2000) as text from story
    where story.status = 'published' and ${which}
      and not exists (select from reader_promise where reader_promise.story_id = story.id)
    order by story.published_at limit ${sql.lit(BATCH)}`.execute(db);
  if (rows.length === 0) return 0;
  await db
    .insertInto('reader_promise')
    .values(rows.map(({ id, text }) => ({ story_id: id, reason, language: languageOf(text), made_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.length;
}
