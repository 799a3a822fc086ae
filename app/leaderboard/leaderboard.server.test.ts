import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { games } from '~/arenas/word-games/games/games';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import { shown } from '../../server/features';
import { boardQuery } from './boards/board-rows.server';
import { EVERYTHING } from './boards/boards';
import type { LeaderboardService } from './leaderboard.server';
import { onLeaderboardFixture } from './testing/leaderboard-fixture';

let database: OpenDatabase;
let clock: TestClock;
let leaderboard: LeaderboardService;
const fixture = onLeaderboardFixture();
const { earn } = fixture;
beforeEach(() => {
  ({ database, clock, leaderboard } = fixture);
});

const rowsOn = async (board: string) => (await leaderboard.globalBoard({ board })).rows;
const namesOn = async (board: string) => (await rowsOn(board)).map(({ name }) => name);

describe('a leaderboard', () => {
  it('stands in the database as a feature declares it', async () => {
    const stored = await database.db.selectFrom('board').select('id').execute();
    expect(stored.map(({ id }) => id).sort()).toEqual([EVERYTHING, ...shown('boards')].map(({ id }) => id).sort());
  });

  it('is empty before anybody has a score', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await earn(mara.id, -20);
    await earn(mara.id, 20);
    expect(await leaderboard.globalBoard({ board: 'all' })).toEqual({ rows: [], countedAt: undefined, next: undefined });
    expect(await leaderboard.ownRow('all', mara.id)).toBeUndefined();
  });

  it('orders by XP, then by who reached it first', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    const lena = await makePlayer(database, clock, 'Lena');
    await earn(ivo.id, 10);
    await earn(mara.id, 20);
    await earn(lena.id, 30);
    await earn(ivo.id, 10);
    expect(await namesOn('all')).toEqual(['Lena', 'Mara', 'Ivo']);
    expect((await rowsOn('all')).map(({ rank, score }) => [rank, score])).toEqual([
      [1, 30],
      [2, 20],
      [3, 20],
    ]);
  });

  it('orders players who got there at the same moment consistently', async () => {
    const players = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    const progress = createProgressService({ db: database.db, clock });
    const gain = { arena: 'fan_fic' as const, amount: 10, source: 'rating', revision: 1 };
    const changes = players.map(({ id }) => ({ ...gain, playerId: id, sourceId: randomUUID() }));
    await database.db.transaction().execute((trx) => progress.recordXp(trx, changes));
    const inOrder = players.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ name }) => name);
    expect(await namesOn('all')).toEqual(inOrder);
    const ranks = await Promise.all(players.map(async ({ id }) => (await leaderboard.ownRow('all', id))?.rank));
    expect(ranks).toEqual(players.map(({ name }) => inOrder.indexOf(name) + 1));
  });

  it('of Word Games gives equals one rank, on every page, in one’s own row and among friends', async () => {
    const players = [];
    for (const [name, score] of [
      ['Mara', 900],
      ['Ivo', 500],
      ['Lena', 500],
      ['Zoe', 500],
      ['Ben', 100],
    ] as const) {
      const player = await makePlayer(database, clock, name);
      players.push(player);
      clock.advance(1_000);
      await database.db
        .insertInto('board_row')
        .values({ board: 'word_games', player_id: player.id, score, reached_at: clock.now() })
        .execute();
    }
    const board = 'word_games';
    const ranksOf = (rows: readonly { name: string; rank: number }[]) => rows.map(({ name, rank }) => `${rank} ${name}`);
    expect(ranksOf(await rowsOn(board))).toEqual(['1 Mara', '2 Ivo', '2 Lena', '2 Zoe', '5 Ben']);
    const first = await leaderboard.globalBoard({ board, limit: 3 });
    expect(ranksOf((await leaderboard.globalBoard({ board, limit: 3, after: first.next })).rows)).toEqual(['2 Zoe', '5 Ben']);
    const own = await Promise.all(players.map(async ({ id }) => (await leaderboard.ownRow(board, id))?.rank));
    expect(own).toEqual([1, 2, 2, 2, 5]);
    const [mara, ivo, lena] = players;
    for (const { id: followed_id } of [mara, ivo].flatMap((each) => each ?? []))
      await database.db
        .insertInto('player_follow')
        .values({ follower_id: lena?.id ?? '', followed_id, created_at: clock.now() })
        .execute();
    const friends = await leaderboard.friendsBoard({ board, playerId: lena?.id ?? '', page: 1 });
    expect(ranksOf(friends.rows)).toEqual(['1 Mara', '2 Ivo', '2 Lena']);
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
    expect((await rowsOn('fan_fic'))[0]).toMatchObject({ score: 100, gameType: undefined });
  });

  it('of all games names the arena that gave most of a player’s XP', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await earn(mara.id, 30);
    await earn(mara.id, 40, 'word_games');
    await earn(mara.id, -30, 'fan_fic');
    expect(await rowsOn('all')).toEqual([{ rank: 1, playerId: mara.id, name: 'Mara', score: 40, gameType: 'word_games' }]);
  });

  it('shows as many rows as requested, on the home page the first five', async () => {
    for (let index = 7; index > 0; index -= 1) await earn((await makePlayer(database, clock, `Player ${index}`)).id, index);
    expect(await leaderboard.topGladiators(5)).toMatchObject(
      [7, 6, 5, 4, 3].map((xp, index) => ({ rank: index + 1, name: `Player ${xp}`, xp })),
    );
  });

  it('walks its index instead of sorting all players', async () => {
    await earn((await makePlayer(database, clock, 'Mara')).id, 10);
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      return await boardQuery(trx, 'creative_writing', 100).explain('text');
    });
    expect(JSON.stringify(plan)).toContain('using board_row_shown ');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

describe('a large board', () => {
  /** Fills the overall board in one statement: one player for each second, several with the same score. */
  const crowd = async (size: number) => {
    await database.execute(
      `with born as (
        insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
        select gen_random_uuid(), 'Player ' || n, 'player ' || n, n || '@example.test', true, $1, $1 from generate_series(1, ${size}) n
        returning id, name_key)
      insert into board_row (board, player_id, score, reached_at)
      select 'all', id, 1 + substr(name_key, 8)::int % 7, $1::timestamptz + substr(name_key, 8)::int * interval '1 second' from born`,
      [clock.now()],
    );
    const { rows } = await database.execute(
      `select player_id as id from board_row where board = 'all' order by score desc, reached_at, player_id`,
    );
    return rows.map(({ id }) => String(id));
  };

  it('continues below its first page, and its pages neither skip nor repeat anybody', async () => {
    const inOrder = await crowd(63);
    const seen: { rank: number; playerId: string }[] = [];
    let after: string | undefined;
    do {
      const page = await leaderboard.globalBoard({ board: 'all', after, limit: 10 });
      seen.push(...page.rows);
      after = page.next;
    } while (after);
    expect(seen.map(({ playerId }) => playerId)).toEqual(inOrder);
    expect(seen.map(({ rank }) => rank)).toEqual(inOrder.map((_, index) => index + 1));
    expect((await leaderboard.globalBoard({ board: 'all', after: 'nonsense', limit: 3 })).rows[0]?.rank).toBe(1);
  });

  it('gives everybody’s rank: exact at the top, and approximate below, with the time of the count', async () => {
    const inOrder = await crowd(63);
    const rows = await Promise.all(inOrder.map((id) => leaderboard.ownRow('all', id)));
    expect(rows.map((row) => row?.rank)).toEqual(inOrder.map((_, index) => index + 1));
    expect(rows.map((row) => row?.countedAt)).toEqual(inOrder.map((_, index) => (index < 20 ? undefined : clock.now())));
  });

  it('uses a snapshot for at most a minute', async () => {
    const inOrder = await crowd(63);
    const last = inOrder.at(-1) ?? '';
    const counted = clock.now();
    expect(await leaderboard.ownRow('all', last)).toMatchObject({ rank: 63, countedAt: counted });
    const newcomers = await Promise.all(['Ada', 'Bela', 'Cleo'].map((name) => makePlayer(database, clock, name)));
    for (const { id } of newcomers) await earn(id, 100);
    clock.advance(20_000);
    expect(await leaderboard.ownRow('all', last), 'counted before the newcomers').toMatchObject({ rank: 63, countedAt: counted });
    clock.advance(40_000);
    expect(await leaderboard.ownRow('all', last)).toMatchObject({ rank: 66, countedAt: clock.now() });
    clock.advance(45_000);
    await leaderboard.renewRanks();
    expect(await leaderboard.ownRow('all', last)).toMatchObject({ countedAt: clock.now() });
  });

  it('recounts a rank just below the exact ones when rows above it have left', async () => {
    const inOrder = await crowd(63);
    await leaderboard.renewRanks();
    await database.execute('delete from player where id = any($1::uuid[])', [inOrder.slice(0, 5)]);
    expect(await leaderboard.ownRow('all', inOrder[22] ?? '')).toMatchObject({ rank: 18, countedAt: undefined });
    expect(await leaderboard.ownRow('all', inOrder[40] ?? '')).toMatchObject({ rank: 41, countedAt: clock.now() });
  });

  it('takes snapshots only beyond the exact ranks', async () => {
    await crowd(20);
    await leaderboard.renewRanks();
    expect(await database.db.selectFrom('rank_snapshot').selectAll().execute()).toEqual([]);
  });
});

describe('the personal figures of a player', () => {
  it('are only the first level before the first game', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const standing = await leaderboard.personal(mara.id);
    expect(standing).toMatchObject({ rank: undefined, xp: 0, level: { level: 1, from: 0, to: 1000 }, games: [], bestStories: [] });
    expect(standing.days).toHaveLength(30);
    expect(standing.stories).toEqual({ stories: 0, ratings: 0, average: undefined, mostRatings: 0 });
  });

  it('are rank, level, stories, games, and XP by day', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    await earn(mara.id, 1200);
    clock.advance(29 * 24 * 60 * 60 * 1000);
    await earn(ivo.id, 2000);
    await earn(mara.id, 300);
    await earn(mara.id, -20);
    await makeStory(database, clock, { author_id: mara.id, title: 'Fair', rating_count: 1, rating_sum: 3 });
    await makeStory(database, clock, { author_id: mara.id, title: 'Fine', rating_count: 2, rating_sum: 9 });
    await weaveStory(database, clock, [mara.id, ivo.id], { title: 'Woven', rating_count: 1, rating_sum: 4 });
    await database.execute(
      `insert into game_best (player_id, game, best_score, reached_at, runs, total_score)
       values ($1, 'word-chain', 120, $2, 2, 150), ($1, 'synonym-finder', 400, $2, 2, 600)`,
      [mara.id, clock.now()],
    );
    for (const [score, minutes, abandoned, share] of [
      [60, 2, false, 0.5],
      [30, 9, null, null],
      [10, 12, true, null],
    ] as const) {
      const at = new Date(clock.now().getTime() - minutes * 60_000);
      await database.execute(
        `insert into game_run (id, game, player_id, deal, puzzle_keys, score, move_count, abandoned, share, started_at, ends_at, settled_at, xp)
         values ($1, 'word-chain', $2, '{}', '{}', $3, 1, $4, $6, $5, $5, $5, 1)`,
        [randomUUID(), mara.id, score, abandoned, at, share],
      );
    }
    // Points under earlier rules are no others' measure.
    for (const [rules, score] of [
      [1, 900],
      [3, 400],
    ])
      await database.execute(
        `insert into game_run (id, game, player_id, deal, puzzle_keys, score, move_count, rules, started_at, ends_at, settled_at, xp)
         values ($1, 'synonym-finder', $2, '{}', '{}', $3, 1, $4, $5, $5, $5, 1)`,
        [randomUUID(), mara.id, score, rules, clock.now()],
      );
    const standing = await leaderboard.personal(mara.id);
    expect(standing).toMatchObject({
      rank: { rank: 2, countedAt: undefined },
      xp: 1480,
      level: { level: 2 },
      stories: { stories: 3, ratings: 4, average: 4 },
      games: [
        { id: 'synonym-finder', weeks: [{ monday: '2026-03-30', score: 400 }] },
        {
          id: 'word-chain',
          title: 'Word Chain',
          best: 120,
          runs: 2,
          par: games['word-chain'].par,
          weeks: [{ monday: '2026-03-30', score: 75 }],
        },
      ],
    });
    expect(standing.bestStories.map(({ title }) => title)).toEqual(['Fine', 'Woven', 'Fair']);
    expect([standing.days[0], standing.days.at(-1)]).toEqual([
      { day: '2026-03-01', xp: 1200 },
      { day: '2026-03-30', xp: 280 },
    ]);
  });
});
