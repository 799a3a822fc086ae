import type { Executor } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import { backFrom, type Following, followingStrikes, STRIKE_MS } from './strikes';

/** A complaint as the person who decides about it reads it; times are ISO 8601. */
export interface ShownComplaint {
  name: string;
  onBehalf: string;
  work: string;
  passages: string;
  signedAt: string;
  /** Upheld complaints about the same person within a year, and what follows on a further one. */
  strikes: number;
  following: Following;
  /** The answer of the person who published the text; undefined where there is none. */
  answer: { name: string; reach: string; words: string; toCourt: boolean; backFrom: string } | undefined;
}

/** What a case is about: of a complaint, the text that it complains of. */
export async function thingOf(executor: Executor, { kind, thing_id }: { kind: string; thing_id: string }): Promise<TargetName> {
  if (kind !== 'copyright') return { kind, id: thing_id };
  const complaint = await executor
    .selectFrom('copyright_complaint')
    .select(['kind', 'thing_id'])
    .where('id', '=', thing_id)
    .executeTakeFirst();
  return complaint ? { kind: complaint.kind, id: complaint.thing_id } : { kind, id: thing_id };
}

/** The complaint of a case; undefined where it is about something else. */
export async function complaintOf(executor: Executor, caseId: string, now: Date): Promise<ShownComplaint | undefined> {
  const row = await executor
    .selectFrom('copyright_complaint')
    .select(['name', 'on_behalf', 'work', 'passages', 'signed_at', 'about_id'])
    .select(['answer_name', 'answer_reach', 'answer_words', 'answer_to_court', 'answered_at'])
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!row) return undefined;
  const strikes = row.about_id === null ? 0 : await strikesOf(executor, row.about_id, now);
  return {
    ...{ name: row.name, onBehalf: row.on_behalf, work: row.work, passages: row.passages, signedAt: row.signed_at.toISOString() },
    ...{ strikes, following: followingStrikes(strikes) },
    answer: row.answered_at
      ? {
          ...{ name: row.answer_name ?? '', reach: row.answer_reach ?? '', words: row.answer_words ?? '' },
          ...{ toCourt: row.answer_to_court === true, backFrom: backFrom(row.answered_at).toISOString() },
        }
      : undefined,
  };
}

/** How many complaints about a person were upheld within a year and not taken back. */
async function strikesOf(executor: Executor, playerId: string, now: Date): Promise<number> {
  const { count } = await executor
    .selectFrom('moderation_decision')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('about_id', '=', playerId)
    .where('strike', '=', true)
    .where('made_at', '>', new Date(now.getTime() - STRIKE_MS))
    .where((decision) => decision.or([decision('review', 'is', null), decision('review', '=', 'kept')]))
    .executeTakeFirstOrThrow();
  return count;
}
