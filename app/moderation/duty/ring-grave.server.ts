import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { caseFacts, lockCase } from '../decisions/case-facts.server';
import { type CaseFacts, mayDecide, type StaffMember } from '../policy';
import { type DutyTurn, minuteOf, nextTurn, PASSED_ON_AFTER_MS, turnsFrom } from './duty';
import { type GraveFacts, graveNotice } from './grave-notice';
import { turnsOf } from './roster.server';

interface RingTools {
  trx: Transaction<Tables>;
  clock: Clock;
  /** Everybody with a role. */
  staff: readonly StaffMember[];
}

/**
 * Rings the person on duty for an open case with a grave report, by bell and mail: the first whose turn comes and who may decide
 * it. Of harm to children administrators are told besides; they are, too, where nobody is on duty. Once for each `about`.
 * @see docs/product/moderation.md
 */
export async function ringGrave(
  { trx, clock, staff }: RingTools,
  caseId: string,
  { about, isConfirmed }: Pick<GraveFacts, 'about' | 'isConfirmed'>,
): Promise<void> {
  const row = await lockCase(trx, caseId);
  if (!row) return;
  const now = clock.now();
  const facts = await caseFacts(trx, row, { staff, now });
  const turn = turnsFrom(await turnsFor(trx, staff, facts), minuteOf(now))[0];
  const told = about === 'children' || !turn ? administratorsFor(staff, facts) : [];
  const ring = { caseId, key: `grave:${caseId}:${about}:${isConfirmed}`, event: 'rung' as const, about, isConfirmed };
  await tell(trx, { turn, told, ring, now });
  await trx
    .updateTable('moderation_case')
    .set({ rung_at: now, rung_turn: turn?.endsAt ?? null })
    .where('id', '=', caseId)
    .where('rung_at', 'is', null)
    .execute();
}

interface PassOnDependencies {
  db: Db;
  clock: Clock;
  staff(): Promise<readonly StaffMember[]>;
  log: Pick<Log, 'error'>;
}

/**
 * Has grave cases that nobody has taken within an hour ring the next on duty, and tells administrators.
 * @returns how many moved on.
 */
export async function passOnGrave({ db, clock, staff, log }: PassOnDependencies): Promise<number> {
  const everybody = await staff();
  const now = clock.now();
  const isDue = sql<boolean>`closed_at is null and rung_at <= ${new Date(now.getTime() - PASSED_ON_AFTER_MS)}
    and (taken_until is null or taken_until <= ${now})`;
  const passOn = (caseId: string) =>
    db.transaction().execute(async (trx) => {
      const row = await lockCase(trx, caseId);
      const rung = await trx
        .selectFrom('moderation_case')
        .select(['rung_turn', 'urgency'])
        .where('id', '=', caseId)
        .where(isDue)
        .executeTakeFirst();
      if (!row || !rung) return false;
      const facts = await caseFacts(trx, row, { staff: everybody, now });
      const turn = nextOf(await turnsFor(trx, everybody, facts), rung.rung_turn, now);
      const about = rung.urgency === 2 ? ('children' as const) : ('threat' as const);
      const ring = { caseId, key: `grave:${caseId}:${now.getTime()}`, event: 'waiting' as const, about, isConfirmed: true };
      await tell(trx, { turn, told: administratorsFor(everybody, facts), ring, now });
      await trx
        .updateTable('moderation_case')
        .set({ rung_at: now, rung_turn: turn?.endsAt ?? null })
        .where('id', '=', caseId)
        .execute();
      return true;
    });
  const due = { table: 'moderation_case', key: 'id', due: 'rung_at', where: isDue } as const;
  return sweep(db, due, passOn, (error, caseId) => log.error({ err: error, caseId }, 'a grave case could not be passed on'));
}

/** The turns of people who may decide a case. */
async function turnsFor(executor: Executor, staff: readonly StaffMember[], facts: CaseFacts): Promise<DutyTurn[]> {
  const able = new Set(staff.filter((person) => mayDecide(person, { ...facts, takenBy: null })).map(({ id }) => id));
  return (await turnsOf(executor)).filter(({ playerId }) => able.has(playerId));
}

function nextOf(turns: readonly DutyTurn[], endsAt: number | null, now: Date): DutyTurn | undefined {
  if (endsAt === null) return turnsFrom(turns, minuteOf(now))[0];
  return nextTurn(turns, turns.find((turn) => turn.endsAt === endsAt) ?? { playerId: '', endsAt });
}

/** The administrators who may decide a case: nobody is rung about themselves. */
function administratorsFor(staff: readonly StaffMember[], facts: CaseFacts): string[] {
  return staff.filter((person) => person.role === 'administrator' && mayDecide(person, { ...facts, takenBy: null })).map(({ id }) => id);
}

interface Telling {
  /** Whose turn it is; undefined where nobody is on duty. */
  turn: DutyTurn | undefined;
  /** Who is told besides. */
  told: readonly string[];
  ring: Omit<GraveFacts, 'endsAt'> & { caseId: string; key: string };
  now: Date;
}

async function tell(trx: Transaction<Tables>, { turn, told, ring: { caseId, key, ...ring }, now }: Telling): Promise<void> {
  const people = new Set([...(turn ? [turn.playerId] : []), ...told]);
  const facts = [...people].map((playerId) => {
    const params: GraveFacts = { ...ring, endsAt: turn?.playerId === playerId ? turn.endsAt : null };
    return { playerId, kind: graveNotice, dedupeKey: key, groupKey: key, detail: caseId, params };
  });
  await notify(trx, facts, now);
}
