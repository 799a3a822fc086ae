import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { texts } from '../texts';

/** What the day that runs opens with; it cannot end before `trx` has. @throws {Refusal} when it is over. */
export async function openingOf(trx: Transaction<Tables>, day: string): Promise<string> {
  await requireRunning(trx, day);
  const row = await trx
    .selectFrom('days_line')
    .innerJoin('days_line_week as week', 'week.starts_on', 'days_line.week')
    .leftJoin('days_line_sentence as opening', 'opening.id', 'days_line.opening_id')
    .select((query) => query.fn.coalesce('opening.body', 'week.opening').as('body'))
    .where('days_line.day', '=', day)
    .executeTakeFirstOrThrow();
  return row.body;
}

/** Keeps a day from being decided until `trx` has ended. @throws {Refusal} when it is over. */
export async function requireRunning(trx: Transaction<Tables>, day: string): Promise<void> {
  const row = await trx.selectFrom('days_line').select('decided_at').where('day', '=', day).forShare().executeTakeFirst();
  if (row === undefined || row.decided_at !== null) throw new Refusal(texts.turned, { status: 409 });
}
