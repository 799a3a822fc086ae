import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { recountWithheld } from './rating-order.server';

/** How long it is kept where a rating came from. */
const ORIGIN_DAYS = 7;
/** Rows in one statement, so that nobody waits long for one of them. */
const BATCH = 200;
/** Below every id of a story. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** With fewer votes than this the site has no mean of its own yet. */
const MIN_VOTES_FOR_MEAN = 50;
/** A site's mean that moved by less than this moves no story. */
const MIN_MEAN_SHIFT = 0.05;

export interface OrderKeeping {
  /** Lets votes into the order whose day is over. @returns how many. */
  admitDueVotes(): Promise<number>;
  /** Forgets where ratings of more than 7 days ago came from. */
  forgetOldOrigins(): Promise<void>;
  /** Draws stories towards the mean that the site has now, if that moved. */
  followSiteMean(): Promise<void>;
}

/** What the order of the best needs as time passes. */
export function createOrderKeeping({ db, clock }: { db: Db; clock: Clock }): OrderKeeping {
  async function admitBatch(): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('story_rating')
        .select(['id', 'story_id'])
        .where('counts_from', '<=', clock.now())
        .orderBy('counts_from')
        .limit(BATCH)
        .execute();
      if (due.length === 0) return 0;
      const storyIds = [...new Set(due.map((vote) => vote.story_id))].sort();
      await trx.selectFrom('story').select('id').where('id', 'in', storyIds).orderBy('id').forNoKeyUpdate().execute();
      const ids = due.map(({ id }) => id);
      await trx.updateTable('story_rating').set({ counts_from: null }).where('id', 'in', ids).execute();
      await recountWithheld(trx, storyIds);
      return due.length;
    });
  }

  async function siteMean(): Promise<number | undefined> {
    const { votes, mean } = await db
      .selectFrom('story_rating')
      .select(({ fn }) => [fn.countAll<number>().as('votes'), fn.avg<number | null>('value').as('mean')])
      .where('counts_from', 'is', null)
      .executeTakeFirstOrThrow();
    return votes >= MIN_VOTES_FOR_MEAN && mean !== null ? Number(mean.toFixed(6)) : undefined;
  }

  async function keepMean(mean: number, spread: boolean): Promise<void> {
    await db
      .insertInto('rating_prior')
      .values({ mean, spread })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ mean, spread }))
      .execute();
  }

  /** Story after story by id: what a stop in between leaves is done by the next run. */
  async function drawTowards(mean: number): Promise<void> {
    for (let last = FIRST_ID; ; ) {
      const ids = await db.selectFrom('story').select('id').where('id', '>', last).orderBy('id').limit(BATCH).execute();
      const end = ids.at(-1);
      if (!end) return;
      await db
        .updateTable('story')
        .set({ rank_prior: mean })
        .where('id', '>', last)
        .where('id', '<=', end.id)
        .where('rating_count', '>', 0)
        .where('rank_prior', '<>', mean)
        .execute();
      last = end.id;
      await letOthersRun();
    }
  }

  return {
    async admitDueVotes() {
      let admitted = 0;
      for (let batch = await admitBatch(); batch > 0; batch = await admitBatch()) {
        admitted += batch;
        await letOthersRun();
      }
      return admitted;
    },

    async forgetOldOrigins() {
      const end = new Date(clock.now().getTime() - ORIGIN_DAYS * DAY_MS);
      await removeRows(db, 'rating_origin', sql`seen_at < ${end}`);
    },

    async followSiteMean() {
      const mean = await siteMean();
      const kept = await db.selectFrom('rating_prior').select(['mean', 'spread']).executeTakeFirst();
      const moved = mean !== undefined && Math.abs(mean - (kept?.mean ?? 0)) >= MIN_MEAN_SHIFT;
      const next = moved ? mean : kept?.mean;
      if (next === undefined || (!moved && kept?.spread)) return;
      await keepMean(next, false);
      await drawTowards(next);
      await keepMean(next, true);
    },
  };
}
