import { sql } from 'kysely';
import { type BrowserPair, browserPairs } from '~/accounts/traces/share-browser.server';
import type { Executor } from '~/platform/database/database.server';
import { APART_MS } from './rules/clock';
import { pairKey, type Relations } from './rules/people';

/** What keeps some people from meeting in a duel. */
export async function meetingsOf(executor: Executor, ids: readonly string[], now: Date): Promise<Pick<Relations, 'apart' | 'met'>> {
  return { apart: await apartOf(executor, ids), met: await metOf(executor, ids, now) };
}

/** What keeps some people from reading each other's duels. */
export async function readersOf(executor: Executor, ids: readonly string[]): Promise<Pick<Relations, 'apart' | 'near'>> {
  return { apart: await apartOf(executor, ids), near: await followsOf(executor, ids) };
}

/** People between whom there is a block or a mute, and those who signed in with the same browser lately: they may be one person. */
async function apartOf(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  return keysOf(
    await sql<BrowserPair>`
      select player_id as one, other_id as other from player_block
      where player_id = any(${ids}::uuid[]) and other_id = any(${ids}::uuid[])
      union
      ${browserPairs(ids)}`.execute(executor),
  );
}

async function followsOf(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  return keysOf(
    await sql<BrowserPair>`
      select follower_id as one, followed_id as other from player_follow
      where follower_id = any(${ids}::uuid[]) and followed_id = any(${ids}::uuid[])`.execute(executor),
  );
}

async function metOf(executor: Executor, ids: readonly string[], now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - APART_MS);
  return keysOf(
    await sql<BrowserPair>`
      select first.player_id as one, second.player_id as other
      from duel_text first join duel on duel.first_id = first.id join duel_text second on second.id = duel.second_id
      where first.player_id = any(${ids}::uuid[]) and second.player_id is not null and duel.made_at > ${since}`.execute(executor),
  );
}

function keysOf({ rows }: { rows: BrowserPair[] }): Set<string> {
  return new Set(rows.map(({ one, other }) => pairKey(one, other)));
}

/** How many people have sealed a text within 30 days. */
export async function countWriters(executor: Executor, now: Date): Promise<number> {
  const since = new Date(now.getTime() - APART_MS);
  const { rows } = await sql<{ writers: number }>`
    select count(distinct player_id)::integer as writers from duel_text where sealed_at > ${since}`.execute(executor);
  return rows[0]?.writers ?? 0;
}
