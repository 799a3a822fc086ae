import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { detectSoon } from '~/platform/feature/detector';
import type { Log } from '~/platform/log/log.server';
import type { ProgressService } from '~/progress/progress.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { countForAll } from '~/stories/reach/reach.server';
import type { ImportedWorkTable } from './backlist.tables';
import { isOwnByline } from './files/byline';
import { fitSeries, joinSeries } from './join-series.server';
import { notifyOfWorks } from './notify-of-works.server';
import { isRecent, mayComeToday, roomToday } from './room-today.server';

/** What the database says of a statement that took too long. */
const QUERY_CANCELED = '57014';

export interface PublishTools {
  db: Db;
  progress: Pick<ProgressService, 'countStoryPublished'>;
  log?: Pick<Log, 'error'> | undefined;
}

/**
 * Publishes works whose authors asked for it, the newest first, each in a transaction of its own: a process that dies leaves none of
 * them half published. One that fails is passed over until its author asks again, so that it holds up none behind it. A recent work
 * waits for another day once three have stood among the latest.
 * @param workId only this one.
 * @returns how many were published.
 * @throws if the database is away.
 * @see docs/product/importing.md
 */
export async function publishAsked(tools: PublishTools, now: Date, workId?: string): Promise<number> {
  for (let published = 0; ; ) {
    const outcome = await publishNext(tools, now, workId);
    if (outcome === 'none') return published;
    if (outcome === 'published') published += 1;
  }
}

async function publishNext(tools: PublishTools, now: Date, workId: string | undefined): Promise<'published' | 'failed' | 'none'> {
  const tried: { id?: string } = {};
  try {
    await tools.db.transaction().execute(async (trx) => {
      const work = await nextAsked(trx, now, workId);
      if (!work) return;
      tried.id = work.id;
      await publishWork(trx, tools, work, now);
    });
    return tried.id === undefined ? 'none' : 'published';
  } catch (error) {
    const isSlow = hasCode(error, QUERY_CANCELED);
    if (tried.id === undefined || (isDatabaseAway(error) && !isSlow)) throw error;
    tools.log?.error({ err: error, workId: tried.id }, 'an imported work could not be published');
    const failure = isSlow ? 'slow' : 'fault';
    await tools.db.updateTable('imported_work').set({ failure }).where('id', '=', tried.id).where('released_at', 'is', null).execute();
    return 'failed';
  }
}

type AskedWork = Pick<
  Selectable<ImportedWorkTable>,
  'id' | 'player_id' | 'batch_id' | 'byline' | 'address' | 'first_published' | 'last_updated' | 'series'
> & { name: string };

interface AskedToday extends AskedWork {
  /** Where it comes today. */
  room: 'latest' | 'its day';
}

/** The next work to publish, locked; those that another process publishes are passed over. */
async function nextAsked(trx: Transaction<Tables>, now: Date, workId: string | undefined): Promise<AskedToday | undefined> {
  const only = workId === undefined ? sql`true` : sql`work.id = ${workId}`;
  const { rows } = await sql<AskedWork>`
    select work.id, work.player_id, batch_id, byline, address, first_published, last_updated, series, player.name
    from imported_work as work
    join story on story.id = work.story_id and story.status = 'draft' and story.published_at is null
    join player on player.id = work.player_id
    where work.publish_asked_at is not null and work.released_at is null and work.failure is null and ${only} and ${mayComeToday(now)}
    order by first_published desc nulls first, work.id limit 1
    for update of work, story skip locked`.execute(trx);
  const [row] = rows;
  const room = row && (await roomToday(trx, row, now));
  return room && { ...row, room };
}

async function publishWork(trx: Transaction<Tables>, { progress }: PublishTools, work: AskedToday, now: Date): Promise<void> {
  const { id, player_id: playerId } = work;
  const held = !isOwnByline(work.byline, work.name) || (await isOfSomebodyElse(trx, work));
  const inLatest = !held && work.room === 'latest';
  const first = work.first_published === null ? now : new Date(`${work.first_published}T00:00:00Z`);
  // Days that would put it among the latest are left to the three a day.
  const isOldUpdate = work.last_updated !== null && !isRecent(work.last_updated, now);
  const updated = isOldUpdate && !inLatest ? new Date(`${work.last_updated}T00:00:00Z`) : null;
  await trx
    .updateTable('story')
    .set({ status: held ? 'hidden' : 'published', published_at: inLatest ? now : first, updated_at: now })
    .set({ chapter_added_at: sql`coalesce(chapter_added_at, ${updated})` })
    .where('id', '=', id)
    .execute();
  if (!held) await notifyOfWorks(trx, work, now);
  await trx.updateTable('imported_work').set({ released_at: now, in_latest: inLatest, held }).where('id', '=', id).execute();
  await countForAll(trx, progress, id, 1);
  await setCoverApart(trx, id);
  for (const part of fitSeries(work.series)) await joinSeries(trx, { playerId, storyId: id, part, now });
  if (held) await detectSoon(trx, { kind: 'import', id }, now);
}

/** Whether somebody else has published the same work here. */
export async function isOfSomebodyElse(
  executor: Executor,
  { address, player_id: playerId }: Pick<AskedWork, 'address' | 'player_id'>,
): Promise<boolean> {
  if (address === null) return false;
  const theirs = executor.selectFrom('imported_work').select('id').where('address', '=', address).where('player_id', '<>', playerId);
  return (await theirs.where('released_at', 'is not', null).limit(1).executeTakeFirst()) !== undefined;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
