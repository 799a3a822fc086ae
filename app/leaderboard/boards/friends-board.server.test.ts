import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { LeaderboardService } from '../leaderboard.server';
import { onLeaderboardFixture } from '../testing/leaderboard-fixture';

let database: OpenDatabase;
let clock: TestClock;
let leaderboard: LeaderboardService;
const fixture = onLeaderboardFixture();
const { earn } = fixture;
beforeEach(() => {
  ({ database, clock, leaderboard } = fixture);
});

const follow = (follower: { id: string }, followed: { id: string }) =>
  database.db.insertInto('player_follow').values({ follower_id: follower.id, followed_id: followed.id, created_at: clock.now() }).execute();

describe('the board of friends', () => {
  it('lists the player and those they follow, those without points last', async () => {
    const [mara, ivo, lena, zoe] = await Promise.all(['Mara', 'Ivo', 'Lena', 'Zoe'].map((name) => makePlayer(database, clock, name)));
    if (!mara || !ivo || !lena || !zoe) throw new Error('Four were made.');
    const friends = async (board: string = 'all') => await leaderboard.friendsBoard({ board, playerId: mara.id, page: 1 });
    expect(await friends()).toMatchObject({ following: false, rows: [{ name: 'Mara', score: 0, rank: 1 }] });
    await earn(zoe.id, 90);
    await earn(ivo.id, 30, 'fan_fic');
    await earn(mara.id, 10);
    await follow(mara, ivo);
    await follow(mara, lena);
    await follow(zoe, mara);
    expect(await friends()).toMatchObject({
      following: true,
      next: undefined,
      rows: [
        { rank: 1, name: 'Ivo', score: 30, gameType: 'fan_fic' },
        { rank: 2, name: 'Mara', score: 10, gameType: 'creative_writing' },
        { rank: 3, name: 'Lena', score: 0, gameType: undefined },
      ],
    });
    expect((await friends('creative_writing')).rows.map(({ name, score }) => [name, score])).toEqual([
      ['Mara', 10],
      ['Ivo', 0],
      ['Lena', 0],
    ]);
  });

  it('continues after 100 rows', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const others = await Promise.all(Array.from({ length: 110 }, (_, index) => makePlayer(database, clock, `Friend ${index}`)));
    for (const other of others) await follow(mara, other);
    const first = await leaderboard.friendsBoard({ board: 'all', playerId: mara.id, page: 1 });
    const second = await leaderboard.friendsBoard({ board: 'all', playerId: mara.id, page: first.next ?? 0 });
    expect(new Set([...first.rows, ...second.rows].map(({ playerId }) => playerId)).size).toBe(111);
    expect([first.rows.length, second.rows.length, second.next, second.rows[0]?.rank]).toEqual([100, 11, undefined, 101]);
    expect(await leaderboard.friendsBoard({ board: 'all', playerId: mara.id, page: 3 })).toMatchObject({ rows: [], next: undefined });
  });

  it.each([0, 1, 99, 100, 101, 130])('continues from %i with points to those without', async (scored) => {
    const mara = await makePlayer(database, clock, 'Mara');
    await database.execute(
      `with born as (
        insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
        select gen_random_uuid(), 'Friend ' || n, 'friend ' || lpad(n::text, 3, '0'), n || '@example.test', true, $2::timestamptz, $2::timestamptz
        from generate_series(1, 215) n returning id, name_key),
      followed as (insert into player_follow (follower_id, followed_id, created_at) select $1::uuid, id, $2::timestamptz from born)
      insert into board_row (board, player_id, score, reached_at)
      select 'all', id, 1 + right(name_key, 3)::int % 3, $2::timestamptz from born where right(name_key, 3)::int <= $3::int`,
      [mara.id, clock.now(), scored],
    );
    const { rows } = await database.execute(
      `select id from player left join board_row on board_row.player_id = player.id
       order by coalesce(score, 0) desc, case when score is null then name_key end nulls first, id`,
    );
    const seen: { rank: number; playerId: string }[] = [];
    let page: number | undefined = 1;
    while (page) {
      const board = await leaderboard.friendsBoard({ board: 'all', playerId: mara.id, page });
      expect(board.following).toBe(true);
      seen.push(...board.rows);
      page = board.next;
    }
    expect(seen.map(({ playerId }) => playerId)).toEqual(rows.map(({ id }) => id));
    expect(seen.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
  });
});
