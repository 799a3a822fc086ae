import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ReportTargets } from '../targets/report-targets.server';

/** What may be kept out of sight. */
interface HiddenThing {
  kind: string;
  thing_id: string;
  /** The story that is hidden with the thing, as `storyHiddenWith` has it. */
  story_id: string | null;
}

/** In SQL, whether a decision hides its thing, and nobody has taken it back. */
export const hidesInForce = sql<boolean>`(review is distinct from 'reversed' and (action in ('hide', 'take-down') or hides or before ? 'hidden'))`;

/**
 * Whether anything else keeps a thing hidden or behind a door: a decision that nobody has taken back, or what reports did in a case
 * that is still open. It is the same thing by kind and id, by the story that is hidden with it, or where its kind hides several at
 * once. A thing comes back only where nothing else keeps it, so everything that shows one again asks here first, and holds
 * `holdDecisionsAbout` meanwhile.
 * @param except the case and the decision that would show it again.
 * @see docs/decisions/0196-decisions-side-by-side.md
 */
export async function keepsHidden(
  trx: Transaction<Tables>,
  { kind, thing_id, story_id }: HiddenThing,
  { targets, ...except }: { targets: Pick<ReportTargets, 'isPerson' | 'hiddenTogether'>; caseId?: string; decisionId?: string },
): Promise<boolean> {
  const ids = await targets.hiddenTogether(trx, { kind, id: thing_id });
  const isSame = sql`(kind = ${kind} and thing_id = any(${ids}::text[]))`;
  const isBan = targets.isPerson(kind) ? sql`(action = 'ban' and about_id::text = ${thing_id})` : sql`false`;
  const { rows } = await sql<{ kept: boolean }>`
    select exists (
      select from moderation_decision
      where id is distinct from ${except.decisionId ?? null}::uuid
        and (${isBan} and review is distinct from 'reversed' or ${hidesInForce} and (${isSame} or story_id = ${story_id}::uuid))
    ) or exists (
      select from moderation_case
      where closed_at is null and hidden_at_once and id is distinct from ${except.caseId ?? null}::uuid
        and (${isSame} or hidden_story = ${story_id}::uuid)
    ) as kept`.execute(trx);
  return rows[0]?.kept === true;
}
