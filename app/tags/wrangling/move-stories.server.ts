import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';

/** Stories that follow in one transaction: few, because the embedded database answers nobody else meanwhile. */
const AT_ONCE = 50;
/** How long one run of the job lasts, in ms: less than a minute, after which it runs again. */
const RUN_MS = 50_000;
/** Key of the advisory lock under which what tags count as changes, so that no step sees half of a change. */
const WRANGLING_LOCK = 0x7a65;

/** Makes changes of what tags count as, and steps of moves, wait for each other until the transaction ends. */
export async function lockWrangling(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRANGLING_LOCK})`.execute(trx);
}

/** Has the stories of tags follow what these count as now; a move that is under way begins again. */
export async function askForMoves(trx: Transaction<Tables>, tagIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into tag_move (tag_id, asked_at) select id, ${now} from tag where id = any(${tagIds}::integer[]) order by id
    on conflict (tag_id) do update set after_story = null, asked_at = excluded.asked_at`.execute(trx);
}

/** How many tags have stories that must still follow. */
export async function movesLeft(executor: Executor): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*)::integer as left from tag_move`.execute(executor);
  return rows[0]?.left ?? 0;
}

/** Moves stories until none is left to move or a minute is over; the next run goes on. @see docs/decisions/0147-merged-tags.md */
export async function moveStories({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const ends = clock.now().getTime() + RUN_MS;
  while ((await moveSome(db)) && clock.now().getTime() < ends);
}

/**
 * Has the next stories of a tag found by what it counts as now. Doing it twice changes nothing, and a step that was killed leaves
 * no trace. @returns whether there was something to do.
 */
export async function moveSome(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockWrangling(trx);
    const move = await trx.selectFrom('tag_move').selectAll().orderBy('asked_at').orderBy('tag_id').limit(1).forUpdate().executeTakeFirst();
    if (!move) return false;
    const stories = await nextStories(trx, move.tag_id, move.after_story);
    await recount(trx, stories);
    const last = stories.at(-1);
    if (last === undefined || stories.length < AT_ONCE) {
      await trx.deleteFrom('tag_move').where('tag_id', '=', move.tag_id).execute();
      await sql`select announce('page_changed', 'all', true)`.execute(trx);
    } else {
      await trx.updateTable('tag_move').set({ after_story: last }).where('tag_id', '=', move.tag_id).execute();
    }
    return true;
  });
}

async function nextStories(trx: Transaction<Tables>, tagId: number, after: string | null): Promise<string[]> {
  const carrying = trx.selectFrom('story_tag').select('story_id').where('tag_id', '=', tagId).orderBy('story_id').limit(AT_ONCE);
  const rows = await (after === null ? carrying : carrying.where('story_id', '>', after)).execute();
  return rows.map(({ story_id }) => story_id);
}

/**
 * Writes as which tags of stories count, the first of those that count as the same, and what lists and search know of it. It locks rows in
 * the order in which an author who tags a story does.
 */
async function recount(trx: Transaction<Tables>, storyIds: readonly string[]): Promise<void> {
  const wanted = sql`
    select story_id, place, counted, row_number() over (partition by story_id, counted order by place) = 1 as is_first
    from story_tag join lateral (select coalesce(canonical_id, id) as counted from tag where tag.id = story_tag.tag_id) as tag on true
    where story_id = any(${storyIds}::uuid[])`;
  // Two tags of a story never count as the same, not even between two rows: so some first count as nothing.
  await sql`
    update story_tag set counts_as = null from (${wanted}) as wanted
    where story_tag.story_id = wanted.story_id and story_tag.place = wanted.place and story_tag.counts_as is not null
      and (not wanted.is_first or story_tag.counts_as <> wanted.counted)`.execute(trx);
  await sql`
    update story_tag set counts_as = wanted.counted from (${wanted}) as wanted
    where story_tag.story_id = wanted.story_id and story_tag.place = wanted.place and story_tag.counts_as is null and wanted.is_first`.execute(
    trx,
  );
  await sql`select list_story(id) from unnest(${storyIds}::uuid[]) as id`.execute(trx);
  // A story is read whole to be indexed, so search learns of it in a job of its own.
  await sql`select index_stories_later(${storyIds}::uuid[])`.execute(trx);
}
