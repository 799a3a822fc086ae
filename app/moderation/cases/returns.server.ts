import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { heldComments, holdForCase, isReleased, wroteUnderOrRated } from '~/arenas/fan-fiction/comments/hold.server';
import type { Standing } from '~/blocks/returning/returning';
import { mayHaveBeen } from '~/blocks/returning/returning.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { type Detector, type DetectorInput, type Finding, type FoundReason, wordsFor } from '~/platform/feature/detector';
import { shortened } from '~/platform/text/shortened';

/** How much of a held comment its case quotes, in characters. */
const QUOTED = 300;

const standings = {
  banned: 'whose account was closed for good',
  suspended: 'who is suspended',
  blocked: 'whom the author blocks',
} as const satisfies Record<Standing, string>;

/** What was seen of one account of a cluster, as it is stored. */
const seenAccount = z.object({
  /** The account's name, where the case is another's. */
  also: z.optional(z.nullable(z.string())),
  /** Whose it may be; without a name those who have left. */
  others: z.array(
    z.object({
      name: z.optional(z.nullable(z.string())),
      standing: z.enum(Object.keys(standings) as Standing[]),
      sameBrowser: z.boolean(),
    }),
  ),
  /** The beginnings of its comments that wait. */
  waiting: z.array(z.string()),
});
type SeenAccount = z.infer<typeof seenAccount>;

const mayBeBack: FoundReason = {
  id: 'return',
  label: 'Someone who may be back under another name',
  weight: 200,
  words: wordsFor(z.array(seenAccount), (accounts) => accounts.map(wordsOf).join('\n\n')),
};

/**
 * A new account that may be an unwanted person's: moderators read whose, and the comments that wait. Accounts of
 * one cluster, with a browser or a network address in common, make one case: the others are added to the first.
 * @see docs/product/moderation.md#the-queue
 */
export const returnDetector: Detector = {
  kind: 'return',
  finds: [mayBeBack],
  find: findReturn,
  settle: joinReturn,
};

function wordsOf({ also, others, waiting }: SeenAccount): string {
  const lines = [...others.map(saying), ...waiting.map((words) => `It waits: “${words}”`)].join('\n');
  return also ? `Also “${also}”: ${lines}` : lines;
}

function saying({ name, standing, sameBrowser }: SeenAccount['others'][number]): string {
  const who = name ? `“${name}”, ${standings[standing]}` : 'someone who deleted their account while banned or suspended';
  const common = sameBrowser ? 'the same browser' : 'the same network address, and more in common';
  return `It may be ${who}: ${common}.`;
}

async function findReturn(trx: Transaction<Tables>, { id, otherId: reachedId, now }: DetectorInput): Promise<Finding[]> {
  if (await isReleased(trx, id)) return [];
  const held = await heldComments(trx, id);
  const others = await mayHaveBeen(trx, { playerId: id, targetId: reachedId ?? held[0]?.target ?? null }, now, wroteUnderOrRated);
  if (others.length === 0) return [];
  // What is not there is null: the comparison below takes what lacks a key for a part of what has it.
  const known = others.map(({ name, ...other }) => ({ name: name ?? null, ...other }));
  const seen: SeenAccount = { also: null, others: known, waiting: held.map(({ body }) => shortened(body, QUOTED)) };
  const first = await caseOfCluster(trx, id);
  if (first === undefined) return [{ kind: 'player', thingId: id, ownerId: id, storyId: null, reason: mayBeBack, params: [seen] }];
  if (!first.isOwn) {
    const { name } = await trx.selectFrom('player').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    seen.also = name;
  }
  const added = sql`${JSON.stringify([seen])}::jsonb`;
  await sql`
    update report set params = coalesce(params, '[]') || ${added}
    where id = ${first.reportId} and not coalesce(params, '[]') @> ${added}`.execute(trx);
  return [];
}

/** Notes the case of a new account: when it is decided that there is nothing in it, its comments are released, and none waits any more. */
async function joinReturn(trx: Transaction<Tables>, id: string): Promise<void> {
  const first = await caseOfCluster(trx, id);
  if (first) await holdForCase(trx, id, first.caseId);
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
