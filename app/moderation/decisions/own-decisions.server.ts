import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { mayObject } from '../policy';
import { measureText, reasonText } from './decision-texts';

/** Decisions shown to a person, the newest. */
const LISTED = 50;

/** A decision as the person reads it whom it concerns; who made it is not said. */
export interface OwnDecision {
  id: string;
  /** ISO 8601. */
  at: string;
  said: string;
  reason: string;
  mayObject: boolean;
  /** Their objection, and what came of it. */
  objection: { words: string; outcome: string | undefined } | undefined;
}

/** What was decided about a person, newest first. @see docs/product/moderation.md */
export async function ownDecisions({ db, clock }: { db: Db; clock: Clock }, playerId: string): Promise<OwnDecision[]> {
  const rows = await db
    .selectFrom('moderation_decision')
    .select(['id', 'kind', 'label', 'action', 'hides', 'until', 'basis', 'reason', 'made_at', 'objection', 'review', 'review_reason'])
    .where('about_id', '=', playerId)
    .where((decision) => decision.or([decision('action', '<>', 'nothing'), decision('objection', 'is not', null)]))
    .where('action', '<>', 'release')
    .orderBy('made_at', 'desc')
    .limit(LISTED)
    .execute();
  const now = clock.now().getTime();
  return rows.map(({ id, made_at, objection, review, review_reason, ...decided }) => {
    const ageDays = (now - made_at.getTime()) / DAY_MS;
    const outcome = review === null ? undefined : `${review === 'kept' ? 'It stays' : 'It was taken back'}. ${review_reason ?? ''}`;
    return {
      ...{ id, at: made_at.toISOString(), said: measureText(decided), reason: reasonText(decided) },
      mayObject: mayObject({ id: playerId }, { aboutId: playerId, ageDays, objected: objection !== null }),
      objection: objection === null ? undefined : { words: objection, outcome },
    };
  });
}
