import type { Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { CircleRefusal, Member } from '../rules/members';
import { refusals } from '../texts';

/** What each 'no' is answered with, besides its text. */
const statuses: Partial<Record<CircleRefusal, number>> = { 'no-circle': 404, 'not-host': 403, closed: 409, 'too-many': 409, crude: 422 };

/** An expected 'no', with its text for the person. */
export function refused(why: CircleRefusal, field?: string): Refusal {
  return new Refusal(refusals[why], { status: statuses[why] ?? 400, ...(field && { field }) });
}

/** The members of a circle, those who came first before. */
export async function membersOf(executor: Executor, circleId: string): Promise<Member[]> {
  const rows = await executor
    .selectFrom('circle_member')
    .select(['player_id', 'role', 'joined_at'])
    .where('circle_id', '=', circleId)
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
  return rows.map(({ player_id, role, joined_at }) => ({ playerId: player_id, role, joinedAt: joined_at }));
}

/** Locks a circle until the transaction ends. @throws {Refusal} where there is none, or where `whyNot` says so of its members. */
export async function lockCircle(
  trx: Transaction<Tables>,
  circleId: string,
  whyNot: (members: readonly Member[]) => CircleRefusal | undefined,
) {
  if (!isUuid(circleId)) throw refused('no-circle');
  const circle = await trx.selectFrom('circle').selectAll().where('id', '=', circleId).forUpdate().executeTakeFirst();
  if (!circle) throw refused('no-circle');
  const members = await membersOf(trx, circleId);
  const why = whyNot(members);
  if (why) throw refused(why);
  return { circle, members };
}
