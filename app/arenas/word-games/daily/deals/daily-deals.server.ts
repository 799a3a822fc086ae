import { sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';
import { type GameId, gamesOfDay } from '../../games/games';
import type { StoredDeal } from '../../referee/replay/stored-run';
import { type DealSources, dealDay } from './daily-seed.server';
import { easiestFirst } from './easiest-first.server';
import { shareOn } from './three.server';

/** The deals of the daily set. */
export interface DailyDeals {
  /** A game's deal of a date; stored when it is first asked for, and the same from then on. */
  of(game: GameId, day: string): Promise<StoredDeal>;
  /** How long each game of a date is, in seconds of game time. */
  secondsOn(day: string): Promise<ReadonlyMap<GameId, number>>;
  /** The date of the earliest set; undefined before the first one. */
  firstDay(): Promise<string | undefined>;
}

/** @see docs/product/word-games.md */
export function createDailyDeals({ db, ...sources }: DealSources & { db: Db }): DailyDeals {
  const { games, lexiconOf } = sources;

  async function stored(game: GameId, day: string): Promise<StoredDeal | undefined> {
    const rows = db.selectFrom('daily_deal').select(['rules', 'deal']).where('daily_on', '=', day).where('game', '=', game);
    return rows.executeTakeFirst();
  }

  /** Of two who deal at once, both get what was stored first. */
  async function dealt(game: GameId, day: string): Promise<StoredDeal> {
    const rules = games[game];
    const deal = dealDay(sources, game, day);
    const ordered = await easiestFirst(db, { game, rules, deal, lexicon: lexiconOf(day) });
    const values = { daily_on: day, game, rules: rules.version ?? 1, deal: JSON.stringify(ordered) };
    await db
      .insertInto('daily_deal')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await stored(game, day)) ?? { rules: values.rules, deal: ordered };
  }

  return {
    of: async (game, day) => (await stored(game, day)) ?? (await dealt(game, day)),
    async secondsOn(day) {
      const share = sql<number | null>`(deal->>'share')::float8`.as('share');
      const rows = await db.selectFrom('daily_deal').select(['game', share]).where('daily_on', '=', day).execute();
      const shares = new Map(rows.map((row) => [row.game, row.share ?? 1]));
      return new Map(
        gamesOfDay(day).map((game) => [game, games[game].seconds * (shares.get(game) ?? shareOn(day, game, games[game].seconds))]),
      );
    },
    async firstDay() {
      const row = await db.selectFrom('daily_deal').select('daily_on').orderBy('daily_on').limit(1).executeTakeFirst();
      return row?.daily_on;
    },
  };
}
