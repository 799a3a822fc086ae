import { sql } from 'kysely';
import { type BrowserPair, browserPairs } from '~/accounts/traces/share-browser.server';
import type { Executor } from '~/platform/database/database.server';
import type { Company } from './company';
import { APART_MS } from './rules/clock';
import { pairKey, type Relations } from './rules/people';

/** What keeps some people from meeting in a duel. */
export async function meetingsOf(executor: Executor, ids: readonly string[], now: Date): Promise<Pick<Relations, 'apart' | 'met'>> {
  return { apart: await apartOf(executor, ids), met: await metOf(executor, ids, now) };
}

/** What keeps readers from duels of some writers. */
export async function readersOf(
  executor: Executor,
  { readers, writers }: { readers: readonly string[]; writers: readonly string[] },
  company: Company,
): Promise<Pick<Relations, 'apart' | 'near'>> {
  const ids = [...new Set([...readers, ...writers])];
  const near = new Set([...(await followsOf(executor, ids)), ...keysOf(await company(executor, writers))]);
  return { apart: await apartOf(executor, ids), near };
}

/** People between whom there is a block or a mute, and those who signed in with the same browser lately: they may be one person. */
async function apartOf(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<BrowserPair>`
    select block.player_id as one, coalesce(other.pen_of, other.id) as other
    from player_block as block join player as other on other.id = block.other_id
    where block.player_id = any(${ids}::uuid[]) and coalesce(other.pen_of, other.id) = any(${ids}::uuid[])
    union
    ${browserPairs(ids)}`.execute(executor);
  return keysOf(rows);
}

async function followsOf(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<BrowserPair>`
    select follower_id as one, followed_id as other from player_follow
    where follower_id = any(${ids}::uuid[]) and followed_id = any(${ids}::uuid[])`.execute(executor);
  return keysOf(rows);
}

async function metOf(executor: Executor, ids: readonly string[], now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - APART_MS);
  const { rows } = await sql<BrowserPair>`
    select first.player_id as one, second.player_id as other
    from duel_text first join duel on duel.first_id = first.id join duel_text second on second.id = duel.second_id
    where first.player_id = any(${ids}::uuid[]) and second.player_id = any(${ids}::uuid[]) and duel.made_at > ${since}`.execute(executor);
  return keysOf(rows);
}

function keysOf(pairs: readonly BrowserPair[]): Set<string> {
  return new Set(pairs.map(({ one, other }) => pairKey(one, other)));
}

/** How many people have sealed a text within 30 days. */
export async function countWriters(executor: Executor, now: Date): Promise<number> {
  const since = new Date(now.getTime() - APART_MS);
  const { rows } = await sql<{ writers: number }>`
    select count(distinct player_id)::integer as writers from duel_text where sealed_at > ${since}`.execute(executor);
  return rows[0]?.writers ?? 0;
}

/** Whom a count of people leaves out: some of them, and those who follow some. */
interface LeftOut {
  but: readonly string[];
  following: readonly string[];
}

/** Among how many of the latest texts and votes people are counted: whether there are a few or many is all that matters. */
const LOOKED_AT = 1_000;

/** How many people have handed in a text or judged a duel within 30 days: few of them, or many. */
export async function countPeople(
  executor: Executor,
  now: Date,
  { but, following }: LeftOut = { but: [], following: [] },
): Promise<number> {
  const since = new Date(now.getTime() - APART_MS);
  const { rows } = await sql<{ people: number }>`
    select count(distinct id)::integer as people from (
      (select player_id as id from duel_text where sealed_at > ${since} order by sealed_at desc limit ${sql.lit(LOOKED_AT)})
      union all
      (select reader_id from duel_reading where picked_id is not null and ended_at > ${since}
        order by ended_at desc limit ${sql.lit(LOOKED_AT)})
    ) as person
    where id <> all(${but}::uuid[])
      and not exists (select from player_follow where follower_id = person.id and followed_id = any(${following}::uuid[]))`.execute(
    executor,
  );
  return rows[0]?.people ?? 0;
}
