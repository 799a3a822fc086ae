import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { hasCrudeWord } from '~/platform/text/crude-words.server';
import { cutAt } from '~/platform/text/printable';
import { MOST_COLLECTIONS, MOST_STORIES } from '~/stories/collections/collection';
import { MAX_TITLE, storedTitle } from '~/stories/reading/text/stored-text';
import type { FoundPart } from './files/found-story';

/** Parts of series with titles as series have them; one whose title has a word that belongs in none is left out. */
export function fitSeries(series: readonly FoundPart[]): FoundPart[] {
  const parts = series.map(({ title, part }) => ({ title: storedTitle(cutAt(storedTitle(title, ''), MAX_TITLE), ''), part }));
  return parts.filter(({ title }) => title !== '' && !hasCrudeWord(title));
}

interface JoinedSeries {
  playerId: string;
  storyId: string;
  part: FoundPart;
  now: Date;
}

/**
 * Puts a work into its author's series of that name, which is begun where there is none, at its number there; what has no number
 * comes last. Old works are no news.
 * @see docs/product/importing.md
 */
export async function joinSeries(trx: Transaction<Tables>, { playerId, storyId, part: { title, part }, now }: JoinedSeries): Promise<void> {
  await sql`
    insert into collection (id, kind, owner_id, title, is_public, made_at, changed_at)
    select ${randomUUID()}, 'series', ${playerId}, ${title}, true, ${now}, ${now} from collection
    where owner_id = ${playerId} and kind = 'series'
    having count(*) < ${MOST_COLLECTIONS} and coalesce(bool_and(lower(title) <> lower(${title})), true)`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select id from collection where owner_id = ${playerId} and kind = 'series' and lower(title) = lower(${title})
    order by made_at limit 1 for update`.execute(trx);
  const seriesId = rows[0]?.id;
  if (seriesId === undefined) return;
  const items = trx.selectFrom('collection_story').where('collection_id', '=', seriesId);
  const there = await items.select('story_id').execute();
  if (there.length >= MOST_STORIES.series || there.some((item) => item.story_id === storyId)) return;
  const place = await placeFor(trx, seriesId, { title, part });
  // What stands there moves on, with all behind it.
  await sql`
    update collection_story set place = place + 1 where collection_id = ${seriesId} and place >= ${place}
      and exists (select from collection_story as taken where taken.collection_id = ${seriesId} and taken.place = ${place})`.execute(trx);
  await trx
    .insertInto('collection_story')
    .values({ collection_id: seriesId, owner_id: playerId, story_id: storyId, place, added_at: now })
    .execute();
  await trx.updateTable('collection').set({ changed_at: now }).where('id', '=', seriesId).execute();
}

/**
 * Where a part stands: at its number, behind all with a lower one or the same, and before all others. Imported parts have the number of
 * their file, wherever they have moved, and stand last without one; those written here have that of their place.
 */
async function placeFor(trx: Transaction<Tables>, seriesId: string, { title, part }: FoundPart): Promise<number> {
  const isBefore =
    part === undefined
      ? sql`true`
      : sql`coalesce(imported.number, case when imported.is_imported then 'infinity'::float8 else item.place end) <= ${part}`;
  // A work and its story have one id.
  const { rows } = await sql<{ place: number }>`
    select greatest(
      coalesce(max(item.place) filter (where ${isBefore}), 0) + 1,
      least(${Math.ceil(part ?? 1)}::integer, min(item.place) filter (where not (${isBefore})))) as place
    from collection_story as item cross join lateral (
      select min((of_series ->> 'part')::float8) as number, count(*) > 0 as is_imported
      from imported_work as work cross join jsonb_array_elements(work.series) as of_series
      where work.id = item.story_id and lower(of_series ->> 'title') = lower(${title})) as imported
    where item.collection_id = ${seriesId}`.execute(trx);
  return rows[0]?.place ?? 1;
}
