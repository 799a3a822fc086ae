import type pg from 'pg';

/** Functions of a session that give the same values for the same numbers, each time and on each machine. */
const functions = [
  // From 0 to below 1.
  `chance(n bigint, salt bigint) returns double precision language sql immutable as $$
    select (hashint8extended(n, salt) & 1073741823)::double precision / 1073741824 $$`,
  `normal(n bigint, salt bigint) returns double precision language sql immutable as $$
    select sqrt(-2 * ln(1 - pg_temp.chance(n, salt))) * cos(2 * pi() * pg_temp.chance(n, salt + 1000)) $$`,
  // Whole numbers from 0, with the given mean, falling off as counts of ratings or comments do.
  `some(n bigint, salt bigint, mean double precision) returns integer language sql immutable as $$
    select case when mean > 0 then floor(-ln(1 - pg_temp.chance(n, salt)) / ln(1 + 1 / mean))::integer else 0 end $$`,
  // Paragraphs of a text: log-normal, so that its median has about 1,200 characters.
  `paragraphs(n bigint, salt bigint) returns integer language sql immutable as $$
    select greatest(1, round(6.3 * exp(0.6 * pg_temp.normal(n, salt))))::integer $$`,
  `stars(n bigint, rating bigint, quality double precision) returns integer language sql immutable as $$
    select greatest(1, least(5, round(quality + pg_temp.normal(n * 100000 + rating, 17))))::integer $$`,
  `id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n::text)::uuid $$`,
];

/** Makes them, in the session's own temporary schema. */
export async function makeChance(client: pg.Client): Promise<void> {
  for (const each of functions) await client.query(`create function pg_temp.${each}`);
  // What search keeps of a text, from what it keeps of the text's paragraphs.
  await client.query('create aggregate pg_temp.joined(tsvector) (sfunc = tsvector_concat, stype = tsvector)');
}
