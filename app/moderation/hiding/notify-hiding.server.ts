import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Tables } from '~/platform/database/database.server';
import type { ReportTarget } from '../targets/report-target';
import { writersOf } from '../targets/writers-of.server';
import { type HidingFacts, hidingNotice } from './hiding-notice';

interface ToldHiding {
  caseId: string;
  target: ReportTarget;
  /** The story that is hidden with it; null where none is. */
  storyId: string | null;
  event: HidingFacts['event'];
  until: Date | null;
  now: Date;
}

/** Tells the writers of a target that reports took it out of sight, or that it came back by itself. */
export async function notifyOfHiding(trx: Transaction<Tables>, { caseId, target, storyId, event, until, now }: ToldHiding): Promise<void> {
  const key = `${event}:${caseId}`;
  const params: HidingFacts = { event, kind: target.kind, label: target.label, until: until?.toISOString() ?? null };
  const writers = await everyWriter(trx, { target, storyId });
  await notify(
    trx,
    writers.map((playerId) => ({ playerId, kind: hidingNotice, dedupeKey: key, groupKey: key, params })),
    now,
  );
}

/** Whose target it is, and of a story that is hidden with it all who wrote that. */
async function everyWriter(trx: Transaction<Tables>, { target, storyId }: Pick<ToldHiding, 'target' | 'storyId'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(pen_of, id) as id from player where id = ${target.ownerId}::uuid
    union ${writersOf(sql`${storyId}::uuid`)}`.execute(trx);
  return rows.map(({ id }) => id);
}
