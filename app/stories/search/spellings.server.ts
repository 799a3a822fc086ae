import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { spelledWords, spellingsOf } from './spellings';

/** Stories whose words are read at once. */
const BATCH = 10;
/** Characters of a story from which words are learned. */
const LEARNED_CHARACTERS = 20_000;
/** How long one run of the job lasts, in ms: less than a minute, after which it runs again. */
const RUN_MS = 50_000;

interface SpellingsDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'info'>;
}

/** Maintains what search has besides the index: the words in stories. */
export interface Spellings {
  /** Learns the words of new and changed stories, and indexes those again that a migration asked for, until nothing is due. */
  learnDue(): Promise<void>;
}

/** @see docs/decisions/0039-search.md */
export function createSpellings({ db, clock, log }: SpellingsDependencies): Spellings {
  return {
    async learnDue() {
      const ends = clock.now().getTime() + RUN_MS;
      let renewed = 0;
      for (let due = BATCH; due > 0 && clock.now().getTime() < ends; ) {
        const rows = await dueRows(db);
        due = rows.length;
        for (const { id, storyId } of rows.filter(({ renew }) => renew)) {
          await renew(db, id, storyId);
          renewed += 1;
        }
        await learn(
          db,
          rows.filter((row) => !row.renew),
        );
      }
      if (renewed > 0) log.info({ renewed, left: await leftToRenew(db) }, 'stories were indexed again for search');
    },
  };
}

interface DueRow {
  id: number;
  storyId: string;
  renew: boolean;
}

/** Newest first: what was just published is searched for before older stories. */
function dueRows(db: Db): Promise<DueRow[]> {
  return db.selectFrom('search_due').select(['id', 'story_id as storyId', 'renew']).orderBy('id', 'desc').limit(BATCH).execute();
}

/**
 * Each in its own transaction, which locks everything the index is made of: so no story waits for another, and no change is lost. What
 * asked for it is locked first: while it is not, whoever changes the story leaves it to this.
 */
async function renew(db: Db, id: number, storyId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await trx.selectFrom('search_due').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    // Another process has done it.
    if (!due) return;
    await sql`select from story where id = ${storyId} for update`.execute(trx);
    await sql`
      select from player where id in (
        select author_id from story where id = ${storyId} union select player_id from story_writer where story_id = ${storyId})
      order by id for share`.execute(trx);
    await sql`select index_story(${storyId})`.execute(trx);
    await trx.deleteFrom('search_due').where('id', '=', id).execute();
  });
}

async function leftToRenew(db: Db): Promise<number> {
  const row = await db
    .selectFrom('search_due')
    .select(sql<number>`count(*)`.as('left'))
    .where('renew', '=', true)
    .executeTakeFirstOrThrow();
  return row.left;
}

async function learn(db: Db, rows: readonly DueRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const texts = await textsOf(trx, [...new Set(rows.map(({ storyId }) => storyId))]);
    const words = [...new Set(texts.flatMap(spelledWords))];
    const fresh = await unknownWords(trx, words);
    const added = JSON.stringify(fresh.map((word) => ({ word, spellings: spellingsOf(word) })));
    await sql`
      insert into search_word (word, spellings)
      select word, spellings from jsonb_to_recordset(${added}::jsonb) as added (word text, spellings text[])
      order by word on conflict do nothing`.execute(trx);
    await sql`delete from search_due where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  });
}

async function unknownWords(executor: Executor, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word where not exists (select from search_word where search_word.word = word.word)`.execute(
    executor,
  );
  return rows.map(({ word }) => word);
}

async function textsOf(trx: Transaction<Tables>, storyIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', title, prompt, names.text, summary, tags.text, left(starter, ${LEARNED_CHARACTERS}),
      left(coalesce(chapters.text, body), ${LEARNED_CHARACTERS})) as text
    from story
    cross join lateral (
      select string_agg(name, ' ') as text from player
      where hidden_at is null and (id = story.author_id or id in (select player_id from story_writer where story_id = story.id))) as names
    cross join lateral (
      select string_agg(tag.name, ' ') as text from story_tag join tag on tag.id in (story_tag.tag_id, story_tag.counts_as)
      where story_tag.story_id = story.id) as tags
    cross join lateral (
      select string_agg(fanfic_chapter.title || ' ' || fanfic_chapter.body, ' ' order by number) as text
      from fanfic_chapter where story_id = story.id) as chapters
    where story.id = any(${storyIds}::uuid[]) and status = 'published'`.execute(trx);
  return rows.map(({ text }) => text);
}
