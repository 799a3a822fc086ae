import type { Clock } from '~/platform/clock/clock';
import { dateEnds } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { type GameId, gamesOfDay } from '../../games/games';
import type { Referee } from '../../referee/referee.server';
import type { RunView } from '../../referee/referee-types';
import { pageTexts } from '../../texts';
import type { DailyDeals } from '../deals/daily-deals.server';
import { keystonesOf } from '../keystones';

/** A player's last finished run of a game of a past set. */
export interface PastGame {
  game: GameId;
  score: number;
  keystones: number;
}

/** What a player reached on a date. */
interface DayKeystones {
  keystones: number;
  games: number;
}

/** Sets whose date has ended everywhere: played for themselves, as often as one likes, for no board and no streak. */
export interface PastSets {
  /** Whether a date's set is over everywhere, and not older than the first one of the site. */
  isPast(day: string): Promise<boolean>;
  /** The date of the first set; undefined before it. */
  firstDay(): Promise<string | undefined>;
  /** Starts a run of it. @throws {Refusal} for a date that is no past one. */
  start(gameId: GameId, playerId: string, day: string): Promise<RunView>;
  /** The run of it that goes on, if there is one. */
  run(gameId: GameId, playerId: string, day: string): Promise<RunView | undefined>;
  /** What a player has played of it afterwards. */
  gamesOf(playerId: string, day: string): Promise<PastGame[]>;
  /** What a player reached on the dates of a month, in time, by date. @param month as 2026-11. */
  keystonesIn(playerId: string, month: string): Promise<Map<string, DayKeystones>>;
}

interface PastSetsDependencies {
  db: Db;
  clock: Clock;
  referee: Referee;
  deals: DailyDeals;
}

/** @see docs/product/word-games.md */
export function createPastSets({ db, clock, referee, deals }: PastSetsDependencies): PastSets {
  async function isPast(day: string): Promise<boolean> {
    if (dateEnds(day) > clock.now()) return false;
    const first = await deals.firstDay();
    return first !== undefined && first <= day;
  }

  const runsOn = (playerId: string, day: string) =>
    db.selectFrom('game_run').where('player_id', '=', playerId).where('past_on', '=', day).orderBy('started_at', 'desc');

  return {
    isPast,
    firstDay: deals.firstDay,

    async start(gameId, playerId, day) {
      if (!(await isPast(day)) || !gamesOfDay(day).includes(gameId)) throw new Refusal(pageTexts.daily.notPast);
      return referee.start(gameId, { playerId }, { pastOn: day, ...(await deals.of(gameId, day)) });
    },

    async run(gameId, playerId, day) {
      const open = runsOn(playerId, day).select('id').where('game', '=', gameId).where('settled_at', 'is', null).limit(1);
      const row = await open.executeTakeFirst();
      const run = row && (await referee.runOf(row.id, { playerId }));
      return run?.result ? undefined : run;
    },

    async gamesOf(playerId, day) {
      const rows = await runsOn(playerId, day)
        .select(['game', 'score', 'most', 'share', 'fault'])
        .where('settled_at', 'is not', null)
        .execute();
      return gamesOfDay(day).flatMap((game) => {
        const row = rows.find((each) => each.game === game);
        if (!row) return [];
        const score = row.fault ? 0 : row.score;
        return [{ game, score, keystones: keystonesOf(game, score, row) }];
      });
    },

    async keystonesIn(playerId, month) {
      const rows = await db
        .selectFrom('game_run')
        .select(['daily_on', 'game', 'score', 'most', 'share', 'fault'])
        .where('player_id', '=', playerId)
        .where('daily_on', '>=', `${month}-01`)
        .where('daily_on', '<', `${monthsLater(month, 1)}-01`)
        .where('settled_at', 'is not', null)
        .execute();
      const days = Map.groupBy(rows, ({ daily_on: day }) => day ?? '');
      return new Map(
        [...days].map(([day, runs]) => {
          const keystones = runs.map((run) => keystonesOf(run.game, run.fault ? 0 : run.score, run));
          return [day, { keystones: keystones.reduce((sum, each) => sum + each, 0), games: runs.length }];
        }),
      );
    },
  };
}

/** A month some months later, or earlier for fewer than none. @param month as 2026-11. */
export function monthsLater(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}
