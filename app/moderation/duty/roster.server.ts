import { sql, type Transaction } from 'kysely';
import { createContext } from 'react-router';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import { may } from '~/accounts/roles/policy';
import type { Staff } from '~/accounts/roles/roles.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { StaffMember } from '../policy';
import { type DutyTurn, minuteOf, turnsFrom } from './duty';
import { dutyTexts } from './duty-texts';

interface RosterDependencies {
  db: Db;
  clock: Clock;
  /** Everybody who may moderate. */
  staff(): Promise<readonly Staff[]>;
}

/** A person who may moderate, and whether they handle cases about harm to children. */
export type RosteredStaff = Staff & Required<Pick<StaffMember, 'handlesChildren'>>;

/** A turn of the roster as its page shows it. */
export interface ShownTurn extends DutyTurn {
  name: string;
  /** Whether it runs now. */
  now: boolean;
}

/** Who is on duty when, and who handles cases about harm to children. */
export interface Roster {
  /** Everybody who may moderate, with whether they handle cases about harm to children. */
  staff(): Promise<RosteredStaff[]>;
  /** The turns of a day, the one that runs now first. */
  turns(): Promise<ShownTurn[]>;
  /** Puts a person who may moderate on duty every day until a minute (UTC), in place of the person who had the turn that ended then. @throws {Refusal} not theirs to change; no role. */
  takeTurn(by: Viewer, turn: DutyTurn): Promise<void>;
  /** Takes a turn off the roster; one that is not there changes nothing. @throws {Refusal} not theirs to change. */
  endTurn(by: Viewer, endsAt: number): Promise<void>;
  /** Has a moderator handle cases about harm to children, or no longer. @throws {Refusal} not an administrator; no role. */
  setHandler(by: Viewer, playerId: string, handles: boolean): Promise<void>;
}

/** The key under which loaders and actions find the service. */
export const rosterContext = createContext<Roster>();

/** @see docs/product/moderation.md */
export function createRoster({ db, clock, staff }: RosterDependencies): Roster {
  async function rostered(): Promise<RosteredStaff[]> {
    const handlers = await db.selectFrom('children_handler').select('player_id').execute();
    const ids = new Set(handlers.map(({ player_id }) => player_id));
    return (await staff()).map((person) => ({ ...person, handlesChildren: ids.has(person.id) }));
  }

  async function requireStaffed(playerId: string): Promise<void> {
    if (!(await staff()).some(({ id }) => id === playerId)) throw new Refusal(dutyTexts.noRole, { field: 'playerId', status: 409 });
  }

  return {
    staff: rostered,

    async turns() {
      const people = new Map((await staff()).map(({ id, name }) => [id, name]));
      const turns = (await turnsOf(db)).filter(({ playerId }) => people.has(playerId));
      return turnsFrom(turns, minuteOf(clock.now())).map((turn, index) => ({
        ...turn,
        name: people.get(turn.playerId) ?? '',
        now: index === 0,
      }));
    },

    async takeTurn(by, { playerId, endsAt }) {
      refuseOthers(by, playerId);
      await requireStaffed(playerId);
      await db.transaction().execute(async (trx) => {
        const before = await turnEnding(trx, endsAt);
        if (before) refuseOthers(by, before.player_id);
        await sql`
          insert into duty_turn (ends_at, player_id) values (${endsAt}, ${playerId})
          on conflict (ends_at) do update set player_id = excluded.player_id`.execute(trx);
        await recordAudit(trx, { actorId: by.id, action: 'take-duty', subjectId: playerId }, clock.now());
      });
    },

    async endTurn(by, endsAt) {
      await db.transaction().execute(async (trx) => {
        const turn = await turnEnding(trx, endsAt);
        if (!turn) return;
        refuseOthers(by, turn.player_id);
        await trx.deleteFrom('duty_turn').where('ends_at', '=', endsAt).execute();
        await recordAudit(trx, { actorId: by.id, action: 'end-duty', subjectId: turn.player_id }, clock.now());
      });
    },

    async setHandler(by, playerId, handles) {
      if (!may(by, 'giveRoles')) throw new Refusal(dutyTexts.administratorsOnly, { status: 403 });
      await requireStaffed(playerId);
      await db.transaction().execute(async (trx) => {
        if (handles) {
          const row = { player_id: playerId, named_at: clock.now() };
          await trx
            .insertInto('children_handler')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        } else {
          await trx.deleteFrom('children_handler').where('player_id', '=', playerId).execute();
        }
        const action = handles ? ('name-handler' as const) : ('remove-handler' as const);
        await recordAudit(trx, { actorId: by.id, action, subjectId: playerId }, clock.now());
      });
    },
  };
}

/** The turns of all, of people who have lost their role since, too. */
export async function turnsOf(executor: Executor): Promise<DutyTurn[]> {
  const rows = await executor.selectFrom('duty_turn').select(['player_id', 'ends_at']).orderBy('ends_at').execute();
  return rows.map(({ player_id, ends_at }) => ({ playerId: player_id, endsAt: ends_at }));
}

function turnEnding(trx: Transaction<Tables>, endsAt: number) {
  return trx.selectFrom('duty_turn').select('player_id').where('ends_at', '=', endsAt).forUpdate().executeTakeFirst();
}

/** Administrators plan everybody's duty, moderators their own. */
function refuseOthers(by: Viewer, playerId: string): void {
  if (by.id !== playerId && !may(by, 'giveRoles')) throw new Refusal(dutyTexts.notYours, { status: 403 });
}
