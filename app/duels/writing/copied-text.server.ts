import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { isAlike, searchedPhrases, sketchOf } from '../rules/sketch';

/** By how many phrases a text is searched among published stories. */
const SEARCHED = 6;
/** How many stories and texts that share a phrase are compared. */
const COMPARED = 8;

/** Whether most of a text stands elsewhere on the site: in a published story, or in another sealed text. */
export async function standsElsewhere(trx: Transaction<Tables>, textId: string, words: string): Promise<boolean> {
  const found = [...(await textsLike(trx, textId, words)), ...(await storiesLike(trx, words))];
  return found.some((other) => isAlike(words, other));
}

async function textsLike(trx: Transaction<Tables>, textId: string, words: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from duel_text
    where sketch && ${sketchOf(words)}::integer[] and id <> ${textId} limit ${sql.lit(COMPARED)}`.execute(trx);
  return rows.map(({ body }) => body);
}

async function storiesLike(trx: Transaction<Tables>, words: string): Promise<string[]> {
  const phrases = searchedPhrases(words, SEARCHED);
  if (phrases.length === 0) return [];
  const { rows } = await sql<{ body: string }>`
    select story.body from story_search join story on story.id = story_search.story_id
    where story_search.document @@ any(array(
        select phraseto_tsquery('english', phrase) from unnest(${phrases}::text[]) as phrase)::tsquery[])
      and story.status = 'published'
    limit ${sql.lit(COMPARED)}`.execute(trx);
  return rows.map(({ body }) => body);
}
