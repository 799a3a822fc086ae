import { idOf, type SeedContext, type Step, timeOf } from './plan.ts';

/** Whom players follow: the first three follow the allowed maximum, the others this many on average. */
const FOLLOWS = { most: 1_000, many: 3, mean: 2 };
/** Distance from one followed player to the next. */
const STRIDE = 37;

/** Selects the word in a player's name. */
export const NAME_SALT = 21;

/** The name of a player as an SQL expression: a word, and a number that makes it unique. */
export function nameOf({ run }: SeedContext, number: string, word: string): string {
  return `(initcap(${word}) || ' ' || (${number} + ${run}))`;
}

/** Players and their follows. */
export function peopleSteps(context: SeedContext): Step[] {
  const { plan, rareWords, run } = context;
  const { players } = plan;
  const many = Math.min(FOLLOWS.most, Math.floor((players - 2) / STRIDE));
  return [
    {
      name: 'players',
      weight: 12,
      over: players,
      sql: (from, to) => `
        insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
        select id, name, lower(name), 'player-' || (n + ${run}) || '@seed.invalid', true, at, at from (
          select n, ${idOf(context, 'player', 'n')} as id, ${nameOf(context, 'n', 'word')} as name,
            ${timeOf(context)} - interval '1000 days' * (1 - n::double precision / ${players}) as at
          from generate_series(${from}, ${to - 1}) as n
          join seed_word on seed_word.place = floor(pg_temp.chance(n, ${NAME_SALT}) * ${rareWords})::integer
        ) as person`,
    },
    {
      name: 'who follows whom',
      weight: 8,
      over: players,
      sql: (from, to) => `
        insert into player_follow (follower_id, followed_id, created_at)
        select ${idOf(context, 'player', 'n')}, ${idOf(context, 'player', `mod(n + 1 + i * ${STRIDE}, ${players})`)}, ${timeOf(context)}
        from generate_series(${from}, ${to - 1}) as n
        cross join lateral generate_series(
          0, least(${many}, case when n < ${FOLLOWS.many} then ${many} else pg_temp.some(n, 22, ${FOLLOWS.mean}) end) - 1) as i`,
    },
  ];
}

/** Runs of word games, at most one per game and player, with their ledger entries, best scores and daily boards. */
export function gameSteps(context: SeedContext): Step[] {
  const { plan, games } = context;
  const gameIds = Object.keys(games);
  const runs = `
    select n, i, least(${gameIds.length}, pg_temp.some(n, 31, ${plan.games})) as runs,
      1 + floor(400 * pg_temp.chance(n * 16 + i, 32))::integer as score,
      ${timeOf(context)} - interval '300 days' * pg_temp.chance(n * 16 + i, 33) as at`;
  const those = (from: number, to: number) => `
    ${runs} from generate_series(${from}, ${to - 1}) as n
    cross join lateral generate_series(0, least(${gameIds.length}, pg_temp.some(n, 31, ${plan.games})) - 1) as i`;
  const pars = Object.entries(games)
    .map(([id, { par }]) => `('${id}', ${par})`)
    .join(', ');
  const game = `(array[${gameIds.map((id) => `'${id}'`).join(', ')}])[1 + mod(n + i, ${gameIds.length})]`;
  return [
    {
      name: 'word games',
      weight: 10,
      over: plan.players,
      sql: (from, to) => `
        with run as materialized (${those(from, to)}),
        kept as (
          insert into game_run (id, game, player_id, deal, score, puzzle_keys, started_at, ends_at, settled_at, xp)
          select ${idOf(context, 'run', 'n * 16 + i')}, ${game}, ${idOf(context, 'player', 'n')}, '{"score": 0}', score, '{}', at - interval '60 seconds', at, at,
            score / 10 + 1 from run),
        daily as (
          insert into daily_score (daily_on, player_id, score, games, reached_at)
          select at::date, ${idOf(context, 'player', 'n')}, sum(score), count(*), max(at) from run group by at::date, n),
        best as (
          insert into game_best (player_id, game, best_score, reached_at, runs, total_score, curve)
          select ${idOf(context, 'player', 'n')}, ${game}, score, at, 1, score, jsonb_build_array(60, score) from run),
        board as (
          insert into board_row (board, player_id, score, reached_at)
          select 'word_games', ${idOf(context, 'player', 'n')}, sum(round(1000 * (1 - power(2::float8, -score::float8 / points)))), max(at)
          from run join (values ${pars}) as par (game, points) on par.game = ${game} group by n)
        insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at)
        select ${idOf(context, 'player', 'n')}, 'word_games', score / 10 + 1, 'game-run', ${idOf(context, 'run', 'n * 16 + i')}, 1, at from run`,
    },
  ];
}

/** Totals and boards, from the ledger: as in a site that has always maintained them. */
export function totalSteps(context: SeedContext): Step[] {
  const { plan } = context;
  return [
    {
      name: 'sums of XP',
      weight: 20,
      sql: () => `
        create temp table seed_xp as
        select player_id, arena, sum(amount) as xp, max(created_at) as at from xp_entry where id >= ${context.firstEntry} group by player_id, arena`,
    },
    {
      name: 'totals',
      weight: 15,
      sql: () => `
        insert into player_progress (player_id, xp_sum, games_played, games_won, stories_published)
        select ${idOf(context, 'player', 'n')}, coalesce(xp.sum, 0), coalesce(game.runs, 0) + coalesce(story.woven, 0), coalesce(game.runs, 0),
          coalesce(story.count, 0)
        from generate_series(0, ${plan.players - 1}) as n
        left join (select player_id, sum(xp) from seed_xp group by player_id) as xp on xp.player_id = ${idOf(context, 'player', 'n')}
        left join (select player_id, sum(runs) as runs from game_best group by player_id) as game on game.player_id = ${idOf(context, 'player', 'n')}
        left join (
          select n as author, count(*), count(*) filter (where woven) as woven from (
            select n, false as woven from (select author as n from seed_story where published and arena <> 'story_weave') as alone
            union all select unnest(array[author, second]), true from seed_story where arena = 'story_weave'
          ) as written group by n
        ) as story on story.author = n`,
    },
    {
      name: 'totals by arena',
      weight: 10,
      sql: () => 'insert into arena_progress (player_id, arena, xp_sum, reached_at) select player_id, arena, xp, at from seed_xp',
    },
    {
      name: 'boards',
      weight: 15,
      sql: () => `
        insert into board_row (board, player_id, score, reached_at)
        select arena, player_id, greatest(0, xp), at from seed_xp where arena <> 'word_games'
        union all select 'all', player_id, greatest(0, sum(xp)), max(at) from seed_xp group by player_id`,
    },
  ];
}
