import type pg from 'pg';

/** What is to be put into a database. */
export interface Plan {
  stories: number;
  players: number;
  /** Shares of the stories, 0 to 1; what is left are woven ones. */
  share: { creativeWriting: number; fanFiction: number };
  /** How many there are on average, of each story. */
  mean: { ratings: number; furtherChapters: number; comments: number };
  /** Runs of word games a player, on average. */
  games: number;
}

/** One kind of rows, made in parts. */
export interface Step {
  name: string;
  /** How long it takes beside the others. */
  weight: number;
  /** Numbers that it goes through, from 0; missing: it is done at once. */
  over?: number;
  /** The statement for the numbers from `from` to below `to`. */
  sql(from: number, to: number): string;
}

/** What all steps know. */
export interface Ground {
  plan: Plan;
  /** Makes ids of this run differ from those of an earlier one: how many players there were before. */
  run: number;
  /** Words of `seed_word`. */
  rareWords: number;
  /** Fandoms of `seed_fandom`. */
  fandoms: number;
  gameIds: readonly string[];
  /** The moment of the newest row. */
  until: Date;
  /** Entries of the ledger from here on are new. */
  firstEntry: number;
}

/** Stories come evenly over this time, up to now. */
const DAYS = 1_000;
const PRIMES = [7_919, 7_927, 7_933, 7_937];

/** The id of a row of this run as a part of a query. */
export function idOf(ground: Ground, kind: string, number: string): string {
  return `pg_temp.id('${ground.run} ${kind} ', (${number})::bigint)`;
}

export function momentOf({ until }: Ground): string {
  return `timestamptz '${until.toISOString()}'`;
}

/** A list of a story's readers without those who wrote it: the number of the `place`th, all different. */
export function readerOf({ plan }: Ground, author: string, story: string, place: string): string {
  const others = plan.players - 4;
  const stride = PRIMES.find((prime) => others % prime !== 0) ?? 1;
  return `mod(${author} + 1 + mod((hashint8extended(${story}, 13) & 1073741823) + ${place}::bigint * ${stride}, ${others}), ${plan.players})`;
}

/** Facts of the stories, which all steps share: who, when, of what kind, how good, and how much hangs on them. */
export async function makeStoryFacts(client: pg.Client, ground: Ground): Promise<void> {
  const { plan, fandoms } = ground;
  const { creativeWriting, fanFiction } = plan.share;
  const writing = `pg_temp.chance(n, 2)`;
  await client.query(`
    create temp table seed_story as
    select n, ${idOf(ground, 'story', 'n')} as id, arena, author, mod(author + ${plan.players - 1}, ${plan.players}) as second, published,
      at, quality, case when published then least(${plan.players - 4}, pg_temp.some(n, 5, ${plan.mean.ratings})) else 0 end as ratings,
      case when arena = 'fan_fic' then 1 + least(400, pg_temp.some(n, 6, ${plan.mean.furtherChapters})) else 1 end as chapters,
      case when arena = 'fan_fic' then pg_temp.some(n, 7, ${plan.mean.comments}) + case when n % 20000 = 0 then 2000 else 0 end else 0 end as comments,
      floor(${fandoms} ^ pg_temp.chance(n, 8))::integer - 1 as fandom
    from (
      select n::bigint, case when ${writing} < ${creativeWriting} then 'creative_writing'
          when ${writing} < ${creativeWriting + fanFiction} then 'fan_fic' else 'story_weave' end as arena,
        floor(pg_temp.chance(n, 1) * ${plan.players})::bigint as author,
        ${writing} >= ${creativeWriting} or n % 20 <> 0 as published,
        date_trunc('milliseconds', ${momentOf(ground)} - interval '${DAYS} days' * ((${plan.stories} - n)::double precision / ${plan.stories})) as at,
        1.5 + 3.2 * pg_temp.chance(n, 4) as quality
      from generate_series(0, ${plan.stories - 1}) as n
    ) as story`);
  await client.query('create index on seed_story (n)');
  await client.query('analyze seed_story');
}
