import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';

const GAMES = 'games_played';

/** Figures about everybody together, counted in advance. */
export interface SiteFigures {
  /** Games that players have finished, as last counted. */
  gamesPlayed(): Promise<number>;
  /** Counts them again: one pass over all players, so a job does it and never a page. */
  countGames(): Promise<void>;
}

/** The key under which loaders, actions and other features find them. */
export const siteFiguresContext = createContext<SiteFigures>();

/** @see docs/decisions/0045-donations.md */
export function createSiteFigures({ db, clock }: { db: Db; clock: Clock }): SiteFigures {
  return {
    async gamesPlayed() {
      const row = await db.selectFrom('site_figure').select('value').where('name', '=', GAMES).executeTakeFirst();
      return row?.value ?? 0;
    },
    async countGames() {
      const { games } = await db
        .selectFrom('player_progress')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('games_played'), sql<number>`0`).as('games'))
        .executeTakeFirstOrThrow();
      await db
        .insertInto('site_figure')
        .values({ name: GAMES, value: games, counted_at: clock.now() })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((row) => ({
            // A player who leaves does not reduce what was played.
            value: sql`greatest(site_figure.value, ${row.ref('excluded.value')})`,
            counted_at: row.ref('excluded.counted_at'),
          })),
        )
        .execute();
    },
  };
}
