import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { trustOf } from '~/progress/trust/trust';
import { fingerprintOf } from '../evidence/keep-evidence.server';
import type { Reported, Voice } from '../hiding/automatic-hiding';
import type { CaseTools } from '../targets/report-targets.server';
import type { OpenCase } from './open-case.server';
import type { CaseReason } from './reasons';

/** Whether nobody has taken a decision back. */
const inForce = sql<boolean>`decision.review is distinct from 'reversed'`;
/** Readers are counted up to this number; more make no difference. */
const MAX_READERS = 100;

/** The reports of a case that count, by people with accounts; visitors hide nothing. */
export async function voicesOf(executor: Executor, caseId: string, now: Date): Promise<Voice[]> {
  const { rows } = await sql<{ reason: CaseReason; origin: string; joined: Date; games: number; stories: number; upheld: number }>`
    select report.reason, coalesce(report.origin, '') as origin, player.created_at as joined,
      coalesce(progress.games_played, 0) as games, coalesce(progress.stories_published, 0) as stories,
      (select count(*)::integer from report earlier join moderation_case decided on decided.id = earlier.case_id
        where earlier.reporter_id = player.id and decided.upheld) as upheld
    from report join player on player.id = report.reporter_id left join player_progress progress on progress.player_id = player.id
    where report.case_id = ${caseId} and not report.unconfirmed and not report.found`.execute(executor);
  return rows.map(({ reason, origin, joined, games, stories, upheld }) => ({
    ...{ reason, origin },
    reporter: {
      accountAgeMs: now.getTime() - joined.getTime(),
      isNewcomer: trustOf({ joinedAt: joined, games, stories }, now).isNewcomer,
      upheld,
    },
  }));
}

/** What decides whether reports hide the target of an open case. @param storyId the story it is, or is part of. */
export async function reportedFacts(
  trx: Transaction<Tables>,
  { kind, hidden_at, door }: OpenCase,
  { thingId, storyId, isPerson }: { thingId: string; storyId: string | null; isPerson: boolean },
): Promise<Reported> {
  return {
    isPerson,
    readers: storyId === null ? 0 : await readersOf(trx, storyId),
    clearedOf: await clearedOf(trx, kind, thingId),
    before: hidden_at === null ? undefined : door ? 'door' : 'hidden',
  };
}

/** How many people have read a story, at least: reads are forgotten after some weeks, ratings are not. */
async function readersOf(executor: Executor, storyId: string): Promise<number> {
  const { rows } = await sql<{ readers: number }>`
    select greatest(
      (select count(*) from (select distinct reader from story_read where story_id = story.id limit ${sql.lit(MAX_READERS)}) as read),
      rating_count
    )::integer as readers from story where id = ${storyId}`.execute(executor);
  return rows[0]?.readers ?? 0;
}

/** The reasons for which a moderator decided that a target may stay, at first or after an objection. */
async function clearedOf(executor: Executor, kind: string, thingId: string): Promise<CaseReason[]> {
  const rows = await executor
    .selectFrom('moderation_case as closed')
    .innerJoin('moderation_decision as decision', 'decision.case_id', 'closed.id')
    .innerJoin('report', 'report.case_id', 'closed.id')
    .select('report.reason')
    .distinct()
    .where('closed.kind', '=', kind)
    .where('closed.thing_id', '=', thingId)
    .where('closed.closed_at', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('decision.action', '=', 'nothing'), inForce]),
        // What its own moderator took back at once is open again, and cleared of nothing.
        and([eb('decision.action', '<>', 'nothing'), eb('decision.review', '=', 'reversed'), eb('decision.objected_at', 'is not', null)]),
      ]),
    )
    .execute();
  return rows.map(({ reason }) => reason);
}

/**
 * The newest case that was closed with 'nothing' for this reason, which takes up further reports; undefined if there is none, or
 * if the target has been changed since: then moderators must look again.
 */
export async function settledCase(
  { trx, targets }: CaseTools,
  { kind, id, reason }: { kind: string; id: string; reason: CaseReason },
): Promise<{ id: string } | undefined> {
  const settled = await trx
    .selectFrom('moderation_case as closed')
    .innerJoin('moderation_decision as decision', 'decision.case_id', 'closed.id')
    .select(['closed.id', 'closed.settled_as'])
    .where('closed.kind', '=', kind)
    .where('closed.thing_id', '=', id)
    .where('closed.closed_at', 'is not', null)
    .where('decision.action', '=', 'nothing')
    .where(inForce)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('report').select('id').whereRef('report.case_id', '=', 'closed.id').where('report.reason', '=', reason)),
    )
    .orderBy('closed.closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Older decisions do not say what they found as it was.
  if (!settled?.settled_as) return settled;
  return settled.settled_as === (await fingerprintOf(targets, trx, { kind, id })) ? settled : undefined;
}
