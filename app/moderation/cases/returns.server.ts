import { sql, type Transaction } from 'kysely';
import { wroteUnderOrRated } from '~/arenas/fan-fiction/comments/hold.server';
import type { Standing } from '~/blocks/returning/returning';
import { mayHaveBeen, type Returned } from '~/blocks/returning/returning.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { Detector, DetectorInput, Finding } from '~/platform/feature/detector';
import { shortened } from '~/platform/text/shortened';

/** How much of a held comment its case quotes, in characters. */
const QUOTED = 300;

const standings: Record<Standing, string> = {
  banned: 'whose account was closed for good',
  suspended: 'who is suspended',
  blocked: 'whom the author blocks',
};

/**
 * A new account that may be somebody's who is not wanted: moderators read whose, and the comments that wait. Accounts of
 * one cluster, with a browser or a network address in common, make one case: the others are added to the first.
 * @see docs/product/moderation.md#the-queue
 */
export const returnDetector: Detector = { kind: 'return', find: findReturn, settle: joinReturn };

async function findReturn(trx: Transaction<Tables>, { id, otherId: reachedId, now }: DetectorInput): Promise<Finding[]> {
  if (await isReleased(trx, id)) return [];
  const held = await heldComments(trx, id);
  const others = await mayHaveBeen(trx, { playerId: id, targetId: reachedId ?? held[0]?.target ?? null }, now, wroteUnderOrRated);
  if (others.length === 0) return [];
  const details = [...others.map(saying), ...held.map(({ body }) => `It waits: “${shortened(body, QUOTED)}”`)].join('\n');
  const first = await caseOfCluster(trx, id);
  if (first === undefined) return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: 'return', details }];
  const { name } = await trx.selectFrom('player').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  await trx
    .updateTable('report')
    .set({ details: sql<string>`details || ${first.isOwn ? `\n${details}` : `\n\nAlso “${name}”: ${details}`}` })
    .where('id', '=', first.reportId)
    // Who goes on rating and following says nothing new by it.
    .where(sql<boolean>`position(${details} in details) = 0`)
    .execute();
  return [];
}

/** Whether moderators found nothing in an earlier case of an account. */
async function isReleased(executor: Executor, id: string): Promise<boolean> {
  const hold = await executor.selectFrom('comment_hold').select('released_at').where('player_id', '=', id).executeTakeFirst();
  return hold?.released_at != null;
}

/** Notes the case of a new account: when it is decided that there is nothing in it, its comments are released, and none waits any more. */
async function joinReturn(trx: Transaction<Tables>, id: string): Promise<void> {
  const first = await caseOfCluster(trx, id);
  if (!first) return;
  const noted = { case_id: first.caseId };
  await trx
    .insertInto('comment_hold')
    .values({ player_id: id, comments: 0, ...noted })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(noted))
    .execute();
}

/** The open case of an account's cluster. */
async function caseOfCluster(executor: Executor, id: string): Promise<{ caseId: string; reportId: string; isOwn: boolean } | undefined> {
  const { rows } = await sql<{ caseId: string; reportId: string; isOwn: boolean }>`
    select open.id as "caseId", report.id as "reportId", open.thing_id = ${id} as "isOwn"
    from moderation_case as open join report on report.case_id = open.id
    where open.kind = 'player' and open.closed_at is null and report.reason = 'return' and (
      open.thing_id = ${id} or exists (
        select from account_trace own join account_trace their on their.mark = own.mark and their.kind = own.kind
        where own.player_id = ${id}::uuid and their.player_id::text = open.thing_id))
    order by open.thing_id = ${id} desc, open.opened_at limit 1`.execute(executor);
  return rows[0];
}

async function heldComments(executor: Executor, id: string) {
  return executor
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .select(['comment.body', 'story.author_id as target'])
    .where('comment.author_id', '=', id)
    .where('comment.held', '=', true)
    .orderBy('comment.created_at', 'desc')
    .limit(3)
    .execute();
}

function saying({ name, standing, sameBrowser }: Returned): string {
  const who = name === undefined ? 'someone who deleted their account while banned or suspended' : `“${name}”, ${standings[standing]}`;
  const common = sameBrowser ? 'the same browser' : 'the same network address, and more in common';
  return `It may be ${who}: ${common}.`;
}
