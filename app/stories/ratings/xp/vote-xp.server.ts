import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import { type CreditedStory, shareChanges, type XpShare, xpShares } from '../../xp-shares';
import { meanXp } from '../rating';
import { allowedXp, NEWCOMER_DAYS, newcomerBounds, nothingBrought, periodsOf, readerBounds, withXp, type XpBrought } from './xp-allowance';

/** Stands for all newcomers together where XP is counted by whom it came from. */
const NEWCOMERS = null;

type Source = string | typeof NEWCOMERS;

interface CastVote {
  ratingId: string;
  readerId: string;
  story: CreditedStory;
  now: Date;
}

/** A vote with those that count with it as one. */
interface CountedVotes {
  ids: string[];
  values: number[];
  clusterId: string | null;
  pointsTaken: boolean;
}

/**
 * The XP that a vote brings each writer of its story now, within what its reader and all newcomers may bring them. The votes
 * of a cluster bring together what one vote of their mean does. Call it once the vote has its cluster; what it returns counts
 * as brought, and belongs into the ledger.
 * @see docs/product/ratings-and-xp.md
 */
export async function chargeVoteXp(trx: Transaction<Tables>, { ratingId, readerId, story, now }: CastVote): Promise<XpShare[]> {
  const votes = await votesWith(trx, ratingId);
  if (votes.pointsTaken) return [];
  const given = await givenBy(trx, votes);
  const wanted = shareChanges(given, xpShares(story, meanXp(votes.values)));
  if (wanted.length === 0) return [];
  const isNewcomer = await isYoung(trx, readerId, now);
  const froms: Source[] = isNewcomer ? [readerId, NEWCOMERS] : [readerId];
  const brought = await lockBrought(trx, { authorIds: wanted.map(({ playerId }) => playerId), froms, now });
  const changes: XpShare[] = [];
  for (const { playerId, xp } of wanted) {
    const before = given.find((share) => share.playerId === playerId)?.xp ?? 0;
    const bounded = froms.map((from) => ({
      brought: brought(playerId, from),
      bounds: from === NEWCOMERS ? newcomerBounds : readerBounds,
    }));
    const after = allowedXp(before, before + xp, bounded);
    for (const from of froms) await storeBrought(trx, { playerId, from, now }, withXp(brought(playerId, from), before, after));
    if (after !== before) changes.push({ playerId, xp: after - before });
  }
  return changes;
}

async function votesWith(trx: Transaction<Tables>, ratingId: string): Promise<CountedVotes> {
  const { rows } = await sql<{ id: string; value: number; clusterId: string | null; pointsTaken: boolean }>`
    select vote.id, vote.value, cluster.id as "clusterId", cluster.points_taken_at is not null as "pointsTaken"
    from story_rating as own
    left join rating_cluster as cluster on cluster.id = own.cluster_id and cluster.released_at is null
    join story_rating as vote on vote.id = own.id or vote.story_id = own.story_id and vote.cluster_id = cluster.id
    where own.id = ${ratingId}`.execute(trx);
  const [first] = rows;
  return {
    ids: rows.map(({ id }) => id),
    values: rows.map(({ value }) => value),
    clusterId: first?.clusterId ?? null,
    pointsTaken: first?.pointsTaken ?? false,
  };
}

/** What the ledger says some votes have brought each writer. */
async function givenBy(trx: Transaction<Tables>, { ids, clusterId }: CountedVotes): Promise<XpShare[]> {
  const { rows } = await sql<XpShare>`
    select player_id as "playerId", sum(amount)::integer as xp from xp_entry
    where player_id is not null
      and (source = 'rating' and source_id = any(${ids}::uuid[]) or source = 'votes' and source_id = ${clusterId}::uuid)
    group by player_id having sum(amount) <> 0`.execute(trx);
  return rows;
}

async function isYoung(trx: Transaction<Tables>, readerId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - NEWCOMER_DAYS * DAY_MS);
  const row = await trx.selectFrom('player').select('id').where('id', '=', readerId).where('created_at', '>', since).executeTakeFirst();
  return row !== undefined;
}

/** Locks what was brought to some authors until the transaction ends, in one order. @returns what it is, by author and whom it is from. */
async function lockBrought(
  trx: Transaction<Tables>,
  { authorIds, froms, now }: { authorIds: readonly string[]; froms: readonly Source[]; now: Date },
): Promise<(authorId: string, from: Source) => XpBrought> {
  const { day, quarter } = periodsOf(now);
  await sql`
    insert into rating_xp_sum (player_id, from_id, day, quarter)
    select author, reader, ${day}::date, ${quarter}::date
    from unnest(${authorIds}::uuid[]) as author cross join unnest(${froms}::uuid[]) as reader order by author, reader nulls last
    on conflict (player_id, from_id) do nothing`.execute(trx);
  const { rows } = await sql<XpBrought & { playerId: string; from: Source }>`
    select player_id as "playerId", from_id as "from", lost,
      case when day = ${day}::date then gained_in_day else 0 end as "gainedInDay",
      case when quarter = ${quarter}::date then gained_in_quarter else 0 end as "gainedInQuarter",
      case when quarter = ${quarter}::date then lost_in_quarter else 0 end as "lostInQuarter"
    from rating_xp_sum
    where player_id = any(${authorIds}::uuid[]) and (from_id = any(${froms}::uuid[]) or from_id is null and ${froms.includes(NEWCOMERS)})
    order by player_id, from_id nulls last for update`.execute(trx);
  return (authorId, from) => rows.find((row) => row.playerId === authorId && row.from === from) ?? nothingBrought;
}

async function storeBrought(
  trx: Transaction<Tables>,
  { playerId, from, now }: { playerId: string; from: Source; now: Date },
  { gainedInDay, gainedInQuarter, lostInQuarter, lost }: XpBrought,
): Promise<void> {
  const { day, quarter } = periodsOf(now);
  await trx
    .updateTable('rating_xp_sum')
    .set({ day, quarter, gained_in_day: gainedInDay, gained_in_quarter: gainedInQuarter, lost_in_quarter: lostInQuarter, lost })
    .where('player_id', '=', playerId)
    .where('from_id', 'is not distinct from', from)
    .execute();
}
