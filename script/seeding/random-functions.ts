import type pg from 'pg';

/** SQL functions that give the same values for the same numbers, each time and on each machine. */
const functions = [
  // From 0 to below 1.
  `chance(n bigint, salt bigint) returns double precision language sql immutable as $$
    select (hashint8extended(n, salt) & 1073741823)::double precision / 1073741824 $$`,
  `normal(n bigint, salt bigint) returns double precision language sql immutable as $$
    select sqrt(-2 * ln(1 - pg_temp.chance(n, salt))) * cos(2 * pi() * pg_temp.chance(n, salt + 1000)) $$`,
  // Whole numbers from 0, with the given mean, distributed as counts of ratings or comments are.
  `some(n bigint, salt bigint, mean double precision) returns integer language sql immutable as $$
    select case when mean > 0 then floor(-ln(1 - pg_temp.chance(n, salt)) / ln(1 + 1 / mean))::integer else 0 end $$`,
  // Paragraphs of a text: log-normal, so that its median has about 1,200 characters.
  `paragraphs(n bigint, salt bigint) returns integer language sql immutable as $$
    select greatest(1, round(6.3 * exp(0.6 * pg_temp.normal(n, salt))))::integer $$`,
  `stars(n bigint, rating bigint, quality double precision) returns integer language sql immutable as $$
    select greatest(1, least(5, round(quality + pg_temp.normal(n * 100000 + rating, 17))))::integer $$`,
  `id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n::text)::uuid $$`,
];

/** Creates them in the session's temporary schema. */
export async function createRandomFunctions(client: pg.Client): Promise<void> {
  for (const each of functions) await client.query(`create function pg_temp.${each}`);
  // Combines the search vectors of paragraphs into that of their text.
  await client.query('create aggregate pg_temp.joined(tsvector) (sfunc = tsvector_concat, stype = tsvector)');
}
