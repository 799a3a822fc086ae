import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { UNKNOWN_LANGUAGE } from '~/platform/text/language';
import type { StoryArena } from '~/site/arenas';
import { isAuthoredBy } from '../co-authors/authors-of.server';
import { isListedFor } from '../content-rating/listed-for.server';
import { fandomsOfStory } from '../listing/filters/of-fandom.server';
import { coverOfRow, withCardColumns } from '../listing/list-stories.server';
import { isCreditedTo, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';
import { chooseStory, fandomsOrNone, OFFERS_A_DAY, type Taste, type WaitingStory } from './choose-story';
import { languageOf } from './language-of.server';

/** Among how many of those that were shown least one is chosen. */
const LOOKED_AT = 40;
/** How many of the stories that a reader read last say what they read. */
const TASTED = 30;

/** A story for a reader, with its cover. */
export interface StoryToRead {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
  /** The name of its cover. */
  cover: string;
}

/** A reader. */
export interface OfferedReader {
  id: string;
  /** The keyed hash under which what they read is kept. */
  key: string;
}

/**
 * The story that waits for a reader: the one they were shown last today, until they have opened it; then another one,
 * which they were never shown before.
 * @param besides the story that they are reading.
 * @returns undefined where none waits for them, or after five a day.
 */
export async function offerStory(db: Db, reader: OfferedReader, besides: string | undefined, now: Date): Promise<StoryToRead | undefined> {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const offered = await db
    .selectFrom('reader_offer')
    .select(['story_id', opened(reader.key).as('opened')])
    .where('reader_id', '=', reader.id)
    .where('offered_at', '>=', today)
    .orderBy('offered_at', 'desc')
    .orderBy('story_id')
    .execute();
  for (const { story_id } of offered.filter((one) => !one.opened && one.story_id !== besides)) {
    const shown = await storyToRead(db, reader.id, story_id);
    if (shown) return shown;
  }
  if (offered.length >= OFFERS_A_DAY) return undefined;
  const chosen = chooseStory(await waitingFor(db, reader, besides), await tasteOf(db, reader));
  if (!chosen) return undefined;
  await keepOffer(db, reader.id, chosen.id, now);
  return storyToRead(db, reader.id, chosen.id);
}

function opened(key: string) {
  return sql<boolean>`exists (
    select from story_reading where story_reading.story_id = reader_offer.story_id and reader = ${key})`;
}

async function keepOffer(db: Db, readerId: string, storyId: string, now: Date): Promise<void> {
  await sql`
    with offered as (
      insert into reader_offer (reader_id, story_id, offered_at) values (${readerId}, ${storyId}, ${now})
      on conflict do nothing returning story_id
    )
    update reader_promise set shown = shown + 1 from offered where reader_promise.story_id = offered.story_id`.execute(db);
}

/** The ids of the fandoms of a query's story. */
const fandomIds = sql`array(select fandom.id from ${fandomsOfStory(sql.ref('story.id'))} as fandom)`;

/** Stories that wait for readers and that a reader may see: none of theirs, and none they were shown, have opened or rated. */
async function waitingFor(executor: Executor, { id, key }: OfferedReader, besides: string | undefined): Promise<WaitingStory[]> {
  const { rows } = await sql<WaitingStory>`
    select story.id, ${fandomIds} as "fandomIds", coalesce(story.chapter_words, story.word_count) as words,
      reader_promise.language, reader_promise.shown
    from reader_promise join story on story.id = reader_promise.story_id
    where reader_promise.kept_at is null and story.status = 'published' and story.id is distinct from ${besides ?? null}::uuid
      and not ${isAuthoredBy(id)} and ${isListedFor(id)}
      and not ${isCreditedTo(id)}
      and not exists (select from reader_offer where reader_offer.story_id = story.id and reader_offer.reader_id = ${id})
      and not exists (select from story_reading where story_reading.story_id = story.id and story_reading.reader = ${key})
      and not exists (select from story_rating where story_rating.story_id = story.id and story_rating.player_id = ${id})
    order by reader_promise.shown, reader_promise.made_at, story.id limit ${sql.lit(LOOKED_AT)}`.execute(executor);
  return rows;
}

async function tasteOf(executor: Executor, { id, key }: OfferedReader): Promise<Taste> {
  const { rows } = await sql<{ fandomIds: string[]; words: number; preview: string }>`
    select ${fandomIds} as "fandomIds", coalesce(story.chapter_words, story.word_count) as words, story.preview
    from (
      (select story_id from story_reading where reader = ${key} and finished_at is not null
        order by finished_at desc limit ${sql.lit(TASTED)})
      union (select story_id from story_bookmark where player_id = ${id} order by added_at desc limit ${sql.lit(TASTED)})
      union (select story_id from story_rating where player_id = ${id} limit ${sql.lit(TASTED)})
    ) as had join story on story.id = had.story_id`.execute(executor);
  const languages = new Set(rows.map(({ preview }) => languageOf(preview)));
  languages.delete(UNKNOWN_LANGUAGE);
  const fandoms = new Set(rows.flatMap((row) => fandomsOrNone(row.fandomIds)));
  return { fandoms, lengths: rows.map(({ words }) => words), languages };
}

/** A story as a reader may see it; undefined when they no longer may. */
async function storyToRead(executor: Executor, readerId: string, storyId: string): Promise<StoryToRead | undefined> {
  const row = await withCardColumns(
    executor.selectFrom('story').where('story.id', '=', storyId).where('story.status', '=', 'published').where(isListedFor(readerId)),
    undefined,
  ).executeTakeFirst();
  if (!row) return undefined;
  return { id: row.id, arena: row.arena, title: row.title, author: bylineOf(row.author, writersIn(row.writers)), cover: coverOfRow(row) };
}
