import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { onTestDatabase } from '~/platform/testing/test-database';
import type { Arena } from '~/progress/arenas';
import { createProgressService } from '~/progress/progress.server';
import { boardQuery, createLeaderboardService, type LeaderboardService } from './leaderboard.server';

let database: OpenDatabase;
let clock: TestClock;
let leaderboard: LeaderboardService;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  leaderboard = createLeaderboardService({ db: database.db, progress: createProgressService({ db: database.db, clock }) });
});

const earn = async (playerId: string, amount: number, arena: Arena = 'creative_writing') => {
  clock.advance(1000);
  const progress = createProgressService({ db: database.db, clock });
  const change = { playerId, arena, amount, source: 'rating', sourceId: randomUUID(), revision: 1 };
  await database.db.transaction().execute((trx) => progress.recordXp(trx, [change]));
};
const namesOn = async (board: 'all' | Arena) => (await leaderboard.globalBoard({ board })).map(({ name }) => name);

describe('a leaderboard', () => {
  it('is empty before anybody has a score', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await earn(mara.id, -20);
    await earn(mara.id, 20);
    expect(await leaderboard.globalBoard({ board: 'all' })).toEqual([]);
  });

  it('puts more XP first, and among equals whoever got there earlier', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    const lena = await makePlayer(database, clock, 'Lena');
    await earn(ivo.id, 10);
    await earn(mara.id, 20);
    await earn(lena.id, 30);
    await earn(ivo.id, 10);
    expect(await namesOn('all')).toEqual(['Lena', 'Mara', 'Ivo']);
    expect((await leaderboard.globalBoard({ board: 'all' })).map(({ rank, score }) => [rank, score])).toEqual([
      [1, 30],
      [2, 20],
      [3, 20],
    ]);
  });

  it('puts those who got there at the same moment in one order for everybody', async () => {
    const players = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const progress = createProgressService({ db: database.db, clock });
    const gain = { arena: 'fan_fic' as const, amount: 10, source: 'rating', revision: 1 };
    const changes = players.map(({ id }) => ({ ...gain, playerId: id, sourceId: randomUUID() }));
    await database.db.transaction().execute((trx) => progress.recordXp(trx, changes));
    const inOrder = players.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ name }) => name);
    expect(await namesOn('all')).toEqual(inOrder);
    expect(await Promise.all(players.map(({ id }) => progress.standing(id)))).toEqual(players.map(({ name }) => inOrder.indexOf(name) + 1));
  });

  it('of one arena counts the XP earned there', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    await earn(mara.id, 100, 'fan_fic');
    await earn(mara.id, 10);
    await earn(ivo.id, 20);
    expect(await namesOn('all')).toEqual(['Mara', 'Ivo']);
    expect(await namesOn('creative_writing')).toEqual(['Ivo', 'Mara']);
    expect(await namesOn('fan_fic')).toEqual(['Mara']);
    expect(await namesOn('word_games')).toEqual([]);
    expect((await leaderboard.globalBoard({ board: 'fan_fic' }))[0]).toMatchObject({ score: 100, gameType: undefined });
  });

  it('of all games names the arena that gave most of a player’s XP', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await earn(mara.id, 30);
    await earn(mara.id, 40, 'word_games');
    await earn(mara.id, -30, 'fan_fic');
    expect(await leaderboard.globalBoard({ board: 'all' })).toEqual([
      { rank: 1, playerId: mara.id, name: 'Mara', score: 40, gameType: 'word_games' },
    ]);
  });

  it('shows as many as it is asked for, on the home page the first five', async () => {
    for (let place = 7; place > 0; place -= 1) await earn((await makePlayer(database, clock, `Player ${place}`)).id, place);
    expect(await leaderboard.topGladiators(5)).toEqual([7, 6, 5, 4, 3].map((xp, place) => ({ rank: place + 1, name: `Player ${xp}`, xp })));
  });

  it('tells one player how they stand', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    await earn(ivo.id, 2000);
    await earn(mara.id, 1500);
    const level = { level: 2, from: 1000, to: 3000 };
    expect(await leaderboard.personal(mara.id)).toEqual({ rank: 2, xp: 1500, level, gamesPlayed: 0, storiesPublished: 0 });
  });

  it('walks its index instead of sorting all players', async () => {
    await earn((await makePlayer(database, clock, 'Mara')).id, 10);
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      return await boardQuery(trx, 'creative_writing', 100).explain('text');
    });
    expect(JSON.stringify(plan)).toContain('using board_row_rank ');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
