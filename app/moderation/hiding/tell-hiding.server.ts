import type { Transaction } from 'kysely';
import { notify } from '~/notices/telling/tell.server';
import type { Tables } from '~/platform/database/database.server';
import type { ReportTarget } from '../targets/report-target';
import { type HidingFacts, hidingNotice } from './hiding-notice';

interface ToldHiding {
  caseId: string;
  target: ReportTarget;
  event: HidingFacts['event'];
  until: Date | null;
  now: Date;
}

/** Tells the writers of a target that reports took it out of sight, or that it came back by itself. */
export async function tellHiding(trx: Transaction<Tables>, { caseId, target, event, until, now }: ToldHiding): Promise<void> {
  const key = `${event}:${caseId}`;
  const params: HidingFacts = { event, kind: target.kind, label: target.label, until: until?.toISOString() ?? null };
  const writers = await writersOf(trx, target);
  await notify(
    trx,
    writers.map((playerId) => ({ playerId, kind: hidingNotice, dedupeKey: key, groupKey: key, params })),
    now,
  );
}

/** Whose target it is; of a story by several people all of them. */
async function writersOf(trx: Transaction<Tables>, { ownerId, storyId }: ReportTarget): Promise<string[]> {
  if (ownerId !== null || storyId === null) return ownerId === null ? [] : [ownerId];
  const rows = await trx
    .selectFrom('story_writer')
    .select('player_id')
    .where('story_id', '=', storyId)
    .where('player_id', 'is not', null)
    .execute();
  return [...new Set(rows.flatMap(({ player_id }) => player_id ?? []))];
}
