import type pg from 'pg';

/** What to put into a database. */
export interface Plan {
  stories: number;
  players: number;
  /** Shares of the stories, 0 to 1; the rest are collaborative. */
  share: { creativeWriting: number; fanFiction: number };
  /** Averages per story. */
  mean: { ratings: number; furtherChapters: number; comments: number };
  /** Runs of word games per player, on average. */
  games: number;
}

/** One kind of rows, created in parts. */
export interface Step {
  name: string;
  /** Its duration relative to the other steps. */
  weight: number;
  /** How many numbers it goes through, from 0; omitted: one statement does it all. */
  over?: number;
  /** The statement for the numbers from `from` to below `to`. */
  sql(from: number, to: number): string;
}

/** What every step knows. */
export interface SeedContext {
  plan: Plan;
  /** Makes this run's ids differ from those of earlier runs: the number of players before. */
  run: number;
  /** Number of words in `seed_word`. */
  rareWords: number;
  /** Number of fandoms in `seed_fandom`. */
  fandoms: number;
  /** The word games, by their ids. */
  games: Readonly<Record<string, { par: number }>>;
  /** The time of the newest row. */
  until: Date;
  /** The id of the first new ledger entry. */
  firstEntry: number;
}

/** Stories are spread evenly over this time, up to now. */
const DAYS = 1_000;
const PRIMES = [7_919, 7_927, 7_933, 7_937];

/** The id of a row of this run, as an SQL expression. */
export function idOf(context: SeedContext, kind: string, number: string): string {
  return `pg_temp.id('${context.run} ${kind} ', (${number})::bigint)`;
}

export function timeOf({ until }: SeedContext): string {
  return `timestamptz '${until.toISOString()}'`;
}

/** The number of a reader of a story, never one of its writers: a different one for each `index`. */
export function readerOf({ plan }: SeedContext, author: string, story: string, index: string): string {
  const others = plan.players - 4;
  const stride = PRIMES.find((prime) => others % prime !== 0) ?? 1;
  return `mod(${author} + 1 + mod((hashint8extended(${story}, 13) & 1073741823) + ${index}::bigint * ${stride}, ${others}), ${plan.players})`;
}

/** Facts about the stories, shared by all steps: writers, time, kind, quality, and numbers of ratings, chapters and comments. */
export async function makeStoryFacts(client: pg.Client, context: SeedContext): Promise<void> {
  const { plan, fandoms } = context;
  const { creativeWriting, fanFiction } = plan.share;
  const writing = `pg_temp.chance(n, 2)`;
  await client.query(`
    create temp table seed_story as
    select n, ${idOf(context, 'story', 'n')} as id, arena, author, mod(author + ${plan.players - 1}, ${plan.players}) as second, published,
      at, quality, case when published then least(${plan.players - 4}, pg_temp.some(n, 5, ${plan.mean.ratings})) else 0 end as ratings,
      case when arena = 'fan_fic' then 1 + least(400, pg_temp.some(n, 6, ${plan.mean.furtherChapters})) else 1 end as chapters,
      case when arena = 'fan_fic' then pg_temp.some(n, 7, ${plan.mean.comments}) + case when n % 20000 = 0 then 2000 else 0 end else 0 end as comments,
      floor(${fandoms} ^ pg_temp.chance(n, 8))::integer - 1 as fandom
    from (
      select n::bigint, case when ${writing} < ${creativeWriting} then 'creative_writing'
          when ${writing} < ${creativeWriting + fanFiction} then 'fan_fic' else 'story_weave' end as arena,
        floor(pg_temp.chance(n, 1) * ${plan.players})::bigint as author,
        ${writing} >= ${creativeWriting} or n % 20 <> 0 as published,
        date_trunc('milliseconds', ${timeOf(context)} - interval '${DAYS} days' * ((${plan.stories} - n)::double precision / ${plan.stories})) as at,
        1.5 + 3.2 * pg_temp.chance(n, 4) as quality
      from generate_series(0, ${plan.stories - 1}) as n
    ) as story`);
  await client.query('create index on seed_story (n)');
  await client.query('analyze seed_story');
}
