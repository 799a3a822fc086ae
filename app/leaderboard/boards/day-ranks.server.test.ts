import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { shown } from '../../../server/features';
import { createLeaderboardService, type LeaderboardService } from '../leaderboard.server';

let database: OpenDatabase;
let clock: TestClock;
let leaderboard: LeaderboardService;

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
  const { db } = database;
  leaderboard = createLeaderboardService({
    boards: shown('boards'),
    db,
    clock,
    progress: createProgressService({ db, clock }),
    onFailure: () => undefined,
  });
});

const score = (player: { id: string }, points: number, board: string = 'all') =>
  database.execute(
    `insert into board_row (board, player_id, score, reached_at) values ($1, $2, $3, $4)
     on conflict (board, player_id) do update set score = excluded.score`,
    [board, player.id, points, clock.now()],
  );
const climbed = async (player: { id: string }, board: string = 'all') => (await leaderboard.ownRow(board, player.id))?.climbed;

describe('the change of a rank since yesterday', () => {
  it('counts from the rank with which the day began, however often ranks are stored', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    const lena = await makePlayer(database, clock, 'Lena');
    await score(mara, 30);
    await score(ivo, 20);
    await score(lena, 10);
    await score(lena, 10, 'word_games');
    expect(await climbed(lena), 'no ranks are stored yet').toBeUndefined();
    await leaderboard.storeDayRanks();
    await score(lena, 90);
    await leaderboard.storeDayRanks();
    expect([await climbed(lena), await climbed(mara), await climbed(ivo)]).toEqual([2, -1, -1]);
    expect(await climbed(lena, 'word_games'), 'each board has its own').toBe(0);
    clock.advance(24 * 60 * 60 * 1000);
    expect(await climbed(lena), 'those of yesterday morning are too old').toBeUndefined();
    await leaderboard.storeDayRanks();
    expect(await climbed(lena)).toBe(0);
  });

  it('is not known of newcomers, and nothing is stored of those who are hidden or without points', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    await score(ivo, 20);
    await score(mara, 0);
    await database.execute('update board_row set hidden = true where player_id = $1', [ivo.id]);
    await leaderboard.storeDayRanks();
    await score(mara, 20);
    expect(await climbed(mara)).toBeUndefined();
    expect((await database.execute('select player_id from day_rank')).rows).toEqual([]);
  });
});
