import { beforeEach, describe, expect, it } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import type { RunView } from '../referee/referee-types';
import { DAY, type DailyFixture, nothing, openDailyFixture } from './testing/daily-fixture';

const fixture = openDailyFixture();
let database: DailyFixture['database'];
let clock: DailyFixture['clock'];
let referee: DailyFixture['referee'];
let daily: DailyFixture['daily'];
let ann: DailyFixture['ann'];
let bob: DailyFixture['bob'];
beforeEach(() => {
  ({ database, clock, referee, daily, ann, bob } = fixture());
});

const today = () => fixture().today();
const wordsOf = (run: RunView) => fixture().wordsOf(run);
const play = (run: RunView, right: number) => fixture().play(run, right);

describe('the board of a date', () => {
  it('adds up the points of all games', async () => {
    await play(await daily.start('word-guess', ann, today()), 1);
    await play(await daily.start('word-chain', ann, today()), 2);
    clock.advance(1_000);
    await play(await daily.start('word-guess', bob, today()), 3);
    await play(await referee.start('word-guess', { playerId: bob }), 4);
    expect(await daily.board(today())).toMatchObject([
      { rank: 1, playerId: bob, name: 'Bob', score: 30, games: 1 },
      { rank: 2, playerId: ann, name: 'Ann', score: 30, games: 2 },
    ]);
    clock.advance(DAY);
    expect(await daily.board(today())).toEqual([]);
  });

  it('has the same points on the board and in the player’s own day, during a run and once its time is over', async () => {
    const own = async () => (await daily.gamesOf(ann, today())).reduce((sum, { score }) => sum + score, 0);
    const onBoard = async () => (await daily.board(today())).find(({ playerId }) => playerId === ann)?.score ?? 0;
    await play(await daily.start('word-guess', ann, today()), 2);
    const run = await daily.start('word-chain', ann, today());
    const [word] = await wordsOf(run);
    await referee.move(run.runId, { key: run.key, number: 1, move: { type: 'answer', text: word } });
    expect([await own(), await onBoard()]).toEqual([20, 20]);
    clock.advance(62_000);
    // Nobody has ended the run, and the sweep has not come yet.
    expect([await own(), await onBoard()]).toEqual([30, 30]);
  });

  it('shows people whom a player follows beside them', async () => {
    const { id: eve } = await makePlayer(database, clock, 'Eve');
    await database.db.insertInto('player_follow').values({ follower_id: ann, followed_id: bob, created_at: clock.now() }).execute();
    for (const [player, words] of [
      [ann, 1],
      [bob, 2],
      [eve, 3],
    ] as const)
      await play(await daily.start('word-guess', player, today()), words);
    const names = async () => (await daily.followedBoard(ann, today())).map(({ rank, name, score }) => [rank, name, score]);
    expect(await names()).toEqual([
      [1, 'Bob', 20],
      [2, 'Ann', 10],
    ]);
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', bob).execute();
    expect(await names()).toEqual([[1, 'Ann', 10]]);
  });

  it('says how a player stands with each game and with all of them, hidden people and runs that do not count left out', async () => {
    const day = today();
    expect(await daily.standings(ann, day)).toEqual({ all: undefined, games: new Map() });
    await play(await daily.start('word-guess', ann, today()), 2);
    expect(await daily.standings(ann, day)).toEqual({
      all: { players: 1, below: 0, above: 0 },
      games: new Map([['word-guess', { players: 1, below: 0, above: 0 }]]),
    });
    await play(await daily.start('word-chain', ann, today()), 3);
    await play(await daily.start('word-guess', bob, today()), 3);
    const standings = await daily.standings(ann, day);
    expect(standings.all).toEqual({ players: 2, below: 1, above: 0 });
    expect(Object.fromEntries(standings.games)).toEqual({
      'word-guess': { players: 2, below: 0, above: 1 },
      'word-chain': { players: 1, below: 0, above: 0 },
    });
    await database.db.updateTable('game_run').set({ fault: 'too-fast' }).where('player_id', '=', bob).execute();
    expect((await daily.standings(ann, day)).games.get('word-guess')).toEqual({ players: 1, below: 0, above: 0 });
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', bob).execute();
    expect((await daily.standings(ann, day)).all).toEqual({ players: 1, below: 0, above: 0 });
  });

  it('says so by points and time, as the board ranks them', async () => {
    const day = today();
    const setTime = (player: string, game: 'word-guess' | 'word-chain', ms: number | null) =>
      database.db.updateTable('game_run').set({ finished_ms: ms }).where('player_id', '=', player).where('game', '=', game).execute();
    for (const player of [ann, bob]) {
      await play(await daily.start('word-guess', player, day), 2);
      await play(await daily.start('word-chain', player, day), 1);
    }
    const standingOf = async (player: string) => {
      const { all, games } = await daily.standings(player, day);
      return [all, games.get('word-guess'), games.get('word-chain')].map((standing) => standing && [standing.below, standing.above]);
    };
    expect(await standingOf(ann), 'alike').toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await setTime(bob, 'word-guess', 30_000);
    await setTime(ann, 'word-guess', null);
    await setTime(ann, 'word-chain', 30_000);
    await setTime(bob, 'word-chain', 40_000);
    await database.db.updateTable('daily_score').set({ played_ms: 70_000 }).where('player_id', '=', bob).execute();
    await database.db.updateTable('daily_score').set({ played_ms: 90_000 }).where('player_id', '=', ann).execute();
    expect((await daily.board(day)).map(({ name }) => name)).toEqual(['Bob', 'Ann']);
    expect(await standingOf(ann)).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(await standingOf(bob)).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  it('keeps yesterday’s games, board and result to look at', async () => {
    await play(await daily.start('word-guess', ann, today()), 2);
    const day = today();
    clock.advance(DAY);
    expect(await daily.board(day)).toMatchObject([{ name: 'Ann', score: 20 }]);
    expect(await daily.gamesOf(ann, day)).toContainEqual({ game: 'word-guess', state: 'played', ...nothing, score: 20 });
    expect(await daily.gamesOf(ann, today())).toContainEqual({ game: 'word-guess', state: 'open', ...nothing });
  });
});
