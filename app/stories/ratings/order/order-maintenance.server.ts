import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { recountWithheld } from './rating-order.server';

/** How long the origin of a rating is stored. */
const ORIGIN_DAYS = 7;
/** Rows per statement, so that nobody waits long for one of them. */
const BATCH = 200;
/** Sorts before every story id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** With fewer votes the site has no mean of its own yet. */
const MIN_VOTES_FOR_MEAN = 50;
/** A smaller change of the site's mean does not move any story. */
const MIN_MEAN_SHIFT = 0.05;

export interface OrderMaintenance {
  /** Admits votes to the order whose waiting day is over. @returns how many. */
  admitDueVotes(): Promise<number>;
  /** Deletes the origins of ratings of more than 7 days ago. */
  forgetOldOrigins(): Promise<void>;
  /** Draws stories towards the site's current mean, if that has moved. */
  followSiteMean(): Promise<void>;
}

/** The upkeep of the order of the best as time passes. */
export function createOrderMaintenance({ db, clock }: { db: Db; clock: Clock }): OrderMaintenance {
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

  /** Story by story in the order of ids: what an interruption leaves, the next run does. */
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
      const stored = await db.selectFrom('rating_prior').select(['mean', 'spread']).executeTakeFirst();
      const moved = mean !== undefined && Math.abs(mean - (stored?.mean ?? 0)) >= MIN_MEAN_SHIFT;
      const next = moved ? mean : stored?.mean;
      if (next === undefined || (!moved && stored?.spread)) return;
      await keepMean(next, false);
      await drawTowards(next);
      await keepMean(next, true);
    },
  };
}
