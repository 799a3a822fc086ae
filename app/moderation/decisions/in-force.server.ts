import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ReportTargets } from '../targets/report-targets.server';

/** What other decisions that nobody has taken back still do to the same person; what they do to the same thing says `keepsHidden`. */
export interface InForce {
  banned: boolean;
  /** Until when, at the latest; null for not. */
  suspendedUntil: Date | null;
  /** Whether the person is hidden with everything they published. */
  personHidden: boolean;
}

/**
 * Lets nobody else decide about the same person, thing or story until the transaction ends, and lets reports neither hide nor show it,
 * so that each knows what the others do. It is taken before the row of any decision, and before any story, is locked.
 */
export async function holdDecisionsAbout(
  trx: Transaction<Tables>,
  { about_id = null, thing_id, story_id }: { about_id?: string | null; thing_id: string; story_id: string | null },
): Promise<void> {
  // Everybody takes them in the same order.
  const ids = [...new Set([about_id, thing_id, story_id])].filter((id) => id !== null).toSorted();
  for (const id of ids) await sql`select pg_advisory_xact_lock(hashtextextended(${`decided:${id}`}, 0))`.execute(trx);
}

/**
 * @param subject whom it is about, and the decision whose others are asked for, once it is made.
 * @see docs/decisions/0196-decisions-side-by-side.md
 */
export async function decisionsInForce(
  trx: Transaction<Tables>,
  { id, about_id }: { id?: string; about_id: string | null },
  { targets, now }: { targets: Pick<ReportTargets, 'isPerson'>; now: Date },
): Promise<InForce> {
  const others = await trx
    .selectFrom('moderation_decision')
    .select(['kind', 'thing_id', 'action', 'hides', 'until'])
    .where(sql<boolean>`review is distinct from 'reversed'`)
    .where('about_id', '=', about_id)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .execute();
  const until = others.flatMap((other) => (other.action === 'suspend' && other.until !== null && other.until > now ? other.until : []));
  const banned = others.some(({ action }) => action === 'ban');
  const hidesThem = ({ kind, thing_id, action, hides }: (typeof others)[number]) =>
    (action === 'hide' || hides) && targets.isPerson(kind) && thing_id === about_id;
  return {
    banned,
    suspendedUntil: until.length === 0 ? null : new Date(Math.max(...until.map((date) => date.getTime()))),
    personHidden: banned || others.some(hidesThem),
  };
}
