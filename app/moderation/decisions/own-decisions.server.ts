import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { ShownComplaint } from '../copyright/complaint-of.server';
import { hidingWords } from '../hiding/hiding-notice';
import { mayObject } from '../policy';
import type { ReportTargets } from '../targets/report-targets.server';
import { writersOf } from '../targets/writers-of.server';
import { measureText, reasonGiven, reasonText } from './decision-texts';

/** Decisions shown to a person, the newest. */
const LISTED = 50;

interface OwnDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
}

/** A decision as the person reads it whom it concerns; who made it is not said. */
export interface OwnDecision {
  id: string;
  /** ISO 8601. */
  at: string;
  said: string;
  reason: string;
  mayObject: boolean;
  /** The complaint of a copy that it upholds, without the address of the person who made it. */
  complaint?: Pick<ShownComplaint, 'name' | 'onBehalf' | 'work' | 'passages'> | undefined;
  /** Their objection, and what came of it. */
  objection: { words: string; outcome: string | undefined } | undefined;
}

/**
 * What was decided about a person, newest first.
 * @param withChildren whether what was decided about harm to children is among it.
 * @see docs/product/moderation.md
 */
export async function ownDecisions(
  { db, clock, targets }: OwnDependencies,
  playerId: string,
  { withChildren = true }: { withChildren?: boolean } = {},
): Promise<OwnDecision[]> {
  const rows = await db
    .selectFrom('moderation_decision')
    .leftJoin('copyright_complaint as complaint', (join) =>
      join.onRef('complaint.case_id', '=', 'moderation_decision.case_id').on('strike', '=', true),
    )
    .select(['moderation_decision.id', 'moderation_decision.kind', 'label', 'action', 'hides', 'until', 'basis', 'reason', 'made_at'])
    .select(['objection', 'review', 'review_reason', 'strike'])
    .select(['complaint.name', 'complaint.on_behalf', 'complaint.work', 'complaint.passages'])
    .where('moderation_decision.about_id', '=', playerId)
    .where((decision) => decision.or([decision('action', '<>', 'nothing'), decision('objection', 'is not', null)]))
    .where('action', '<>', 'release')
    .$if(!withChildren, (query) => query.where('about_children', '=', false))
    .orderBy('made_at', 'desc')
    .limit(LISTED)
    .execute();
  const now = clock.now().getTime();
  return rows.map(({ id, made_at, objection, review, review_reason, name, on_behalf, work, passages, ...decided }) => {
    const ageDays = (now - made_at.getTime()) / DAY_MS;
    const why = reasonGiven({ reason: review_reason ?? '', action: 'reverse', byItself: true });
    const outcome = review === null ? undefined : `${review === 'kept' ? 'It stays' : 'It was taken back'}. ${why}`;
    return {
      ...{ id, at: made_at.toISOString(), said: measureText(decided, targets.textOf), reason: reasonText(decided) },
      mayObject: mayObject({ id: playerId }, { aboutId: playerId, ageDays, objected: objection !== null || review !== null }),
      complaint: work === null ? undefined : { name: name ?? '', onBehalf: on_behalf ?? '', work, passages: passages ?? '' },
      objection: objection === null ? undefined : { words: objection, outcome },
    };
  });
}

/** What reports hide of a person's until it is decided, newest first; they can object to it like to a decision. */
export async function ownHidings({ db, targets }: Omit<OwnDependencies, 'clock'>, playerId: string): Promise<OwnDecision[]> {
  const rows = await db
    .selectFrom('moderation_case as hiding')
    .leftJoin('report as objection', (join) => join.onRef('objection.case_id', '=', 'hiding.id').on('objection.reason', '=', 'objection'))
    .select(['hiding.id', 'hiding.kind', 'hiding.thing_id', 'hiding.hidden_at', 'hiding.hidden_until', 'hiding.door', 'objection.details'])
    .where('hiding.closed_at', 'is', null)
    .where('hiding.hidden_at_once', '=', true)
    .where(isToldOf(playerId))
    .orderBy('hiding.hidden_at', 'desc')
    .limit(LISTED)
    .execute();
  const hidings: OwnDecision[] = [];
  for (const { id, kind, thing_id, hidden_at, hidden_until, door, details } of rows) {
    const target = await targets.findForModerators(db, { kind, id: thing_id });
    if (!target || !hidden_at) continue;
    const event = door ? ('door' as const) : ('hidden' as const);
    const facts = { event, kind, label: target.label, until: hidden_until?.toISOString() ?? null };
    const words = hidingWords(facts, targets.textOf);
    const objection = details === null ? undefined : { words: details, outcome: undefined };
    hidings.push({ id, at: hidden_at.toISOString(), said: words.said, reason: words.more, mayObject: objection === undefined, objection });
  }
  return hidings;
}

/** An SQL expression: whether a person wrote what a case is about, or the story that is hidden with it, alone or with others. */
export function isToldOf(playerId: string) {
  return sql<boolean>`(owner_id = ${playerId} or ${playerId} in (${writersOf(sql.ref('hidden_story'))}))`;
}
