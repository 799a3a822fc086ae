import { sql } from 'kysely';
import { TRACE_MS } from '~/accounts/traces/traces.server';
import type { Executor } from '~/platform/database/database.server';
import { detectSoon } from '~/platform/feature/detector';
import { mayBeBack, namesAlike, type Standing } from './returning';

/** An unwanted person who may be back. */
export interface Returned {
  /** Undefined for people who have left. */
  name: string | undefined;
  standing: Standing;
  sameBrowser: boolean;
}

interface Writing {
  /** Who writes. */
  playerId: string;
  /** To whom they write, by the name that they see, an account's or a pen name's; null for nobody in particular. */
  targetId: string | null;
}

/** Which of some people have reached a person since a time, by what a feature above lets them do. */
export type ReachedSince = (
  executor: Executor,
  reaching: { otherIds: readonly string[]; targetId: string },
  since: Date,
) => Promise<ReadonlySet<string>>;

interface OtherRow {
  id: string | null;
  name: string | null;
  standing: Standing | null;
  same_browser: boolean;
  blocked: boolean;
}

/**
 * Who a person may be under another name, if their account is new: people who are banned or suspended, or whom the one they
 * write to has blocked lately under that name, and with whom they have more in common than a network address.
 * @see docs/product/trust.md
 */
export async function mayHaveBeen(
  executor: Executor,
  { playerId, targetId }: Writing,
  now: Date,
  reachedSince: ReachedSince,
): Promise<Returned[]> {
  const since = new Date(now.getTime() - TRACE_MS);
  const person = await executor.selectFrom('player').select(['name', 'created_at']).where('id', '=', playerId).executeTakeFirst();
  if (!person || person.created_at < since) return [];
  const { rows } = await sql<OtherRow>`
    select shared.player_id as id, other.name, other.blocked, shared.same_browser,
      case
        when other.banned_at is not null or shared.player_id is null then 'banned'
        when other.suspended_until > ${now} then 'suspended'
        when other.blocked then 'blocked'
      end as standing
    from (
      select their.player_id, bool_or(their.kind = 'browser') as same_browser
      from account_trace own join account_trace their on their.mark = own.mark and their.kind = own.kind
      where own.player_id = ${playerId} and own.seen_at >= ${since} and their.seen_at >= ${since}
        and their.player_id is distinct from ${playerId}::uuid
      group by their.player_id
    ) as shared
    left join lateral (
      select player.name, player.banned_at, player.suspended_until, exists (
        select from player_block as block
        where coalesce(block.as_id, block.player_id) = ${targetId}::uuid and block.other_id = player.id and block.kind = 'block' and block.created_at >= ${since}
      ) as blocked
      from player where player.id = shared.player_id
    ) as other on true`.execute(executor);
  const otherIds = rows.flatMap(({ id, standing }) => (id !== null && standing !== null ? [id] : []));
  const reached =
    targetId !== null && otherIds.length > 0 ? await reachedSince(executor, { otherIds, targetId }, since) : new Set<string>();
  return rows.flatMap(({ id, name, standing, same_browser: sameBrowser, blocked }) => {
    const alike = name !== null && namesAlike(name, person.name);
    const sameTarget = blocked || (id !== null && reached.has(id));
    const likeness = { standing: standing ?? undefined, sameBrowser, sameAddress: true, alike, sameTarget };
    return standing && mayBeBack(likeness) ? [{ name: name ?? undefined, standing, sameBrowser }] : [];
  });
}

/**
 * Has moderators look at a new account that reaches a person, by a rating, a like, a follow, an invitation or a seat beside them, and
 * may be an unwanted person's. Nothing waits and nothing is refused because of it. Whether that one has reached the same
 * person is found out where the case would be opened.
 * @param others whom they reach; null for people who have left, and the person themselves may be among them.
 */
export async function noteReaching(executor: Executor, playerId: string, others: readonly (string | null)[], now: Date): Promise<void> {
  for (const targetId of others) {
    if (targetId === null || targetId === playerId) continue;
    if ((await mayHaveBeen(executor, { playerId, targetId }, now, everybody)).length === 0) continue;
    await detectSoon(executor, { kind: 'return', id: playerId, otherId: targetId }, now);
    return;
  }
}

const everybody: ReachedSince = async (_executor, { otherIds }) => new Set(otherIds);
