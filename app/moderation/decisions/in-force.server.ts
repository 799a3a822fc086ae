import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ReportTargets } from '../targets/report-targets.server';

/** Whom and what a decision is about. */
export interface DecisionSubject {
  /** Undefined before it is made. */
  id?: string;
  about_id: string | null;
  kind: string;
  thing_id: string;
  /** The story that is hidden with the thing. */
  story_id: string | null;
}

/** What other decisions that nobody has taken back still do to the same person and the same thing. */
export interface InForce {
  banned: boolean;
  /** Until when, at the latest; null for not. */
  suspendedUntil: Date | null;
  /** Whether the person is hidden with everything they published. */
  personHidden: boolean;
  thingHidden: boolean;
}

/**
 * Lets nobody else decide about the same person until the transaction ends, so that each decision knows what the others do. It is
 * taken before the row of any decision is locked.
 */
export async function holdDecisionsAbout(
  trx: Transaction<Tables>,
  { about_id, thing_id }: Pick<DecisionSubject, 'about_id' | 'thing_id'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`decided:${about_id ?? thing_id}`}, 0))`.execute(trx);
}

/** @see docs/decisions/0196-decisions-side-by-side.md */
export async function decisionsInForce(
  trx: Transaction<Tables>,
  subject: DecisionSubject,
  { targets, now }: { targets: Pick<ReportTargets, 'isPerson'>; now: Date },
): Promise<InForce> {
  const { about_id, kind, thing_id, story_id } = subject;
  const others = await trx
    .selectFrom('moderation_decision')
    .select(['about_id', 'kind', 'thing_id', 'story_id', 'action', 'until', 'hides', 'before'])
    .where(sql<boolean>`review is distinct from 'reversed'`)
    .where((decision) =>
      decision.or([
        decision('about_id', '=', about_id),
        decision('story_id', '=', story_id),
        decision.and([decision('kind', '=', kind), decision('thing_id', '=', thing_id)]),
      ]),
    )
    .$if(subject.id !== undefined, (query) => query.where('id', '<>', subject.id ?? ''))
    .execute();
  const hiding = others.filter(({ action, hides, before }) => action === 'hide' || action === 'take-down' || hides || before.hidden);
  const ofPerson = others.filter((other) => about_id !== null && other.about_id === about_id);
  const until = ofPerson.flatMap((other) => (other.action === 'suspend' && other.until !== null && other.until > now ? other.until : []));
  const banned = ofPerson.some(({ action }) => action === 'ban');
  const personHidden = banned || hiding.some((other) => targets.isPerson(other.kind) && other.thing_id === about_id);
  const isSame = (other: (typeof others)[number]) =>
    (other.kind === kind && other.thing_id === thing_id) || (story_id !== null && other.story_id === story_id);
  return {
    banned,
    suspendedUntil: until.length === 0 ? null : new Date(Math.max(...until.map((date) => date.getTime()))),
    personHidden,
    thingHidden: hiding.some(isSame) || (targets.isPerson(kind) && thing_id === about_id && personHidden),
  };
}
