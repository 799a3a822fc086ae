import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import type { WorksChoice } from '~/platform/feature/personal-data';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { AuditAction } from '../audit/audit-actions';
import { recordAudit } from '../audit/audit-log.server';
import { eraseAccount } from '../leaving/erase-account.server';
import type { LeavingDependencies } from '../leaving/leaving.server';
import { may } from '../roles/policy';
import type { Role } from '../roles/role';
import type { Roles } from '../roles/roles.server';
import type { SecurityEventKind } from '../security-events/event-kinds';
import { texts } from '../texts';

interface Administrator {
  id: string;
  role?: Role | undefined;
}

/**
 * What administrators do for people who ask. Each action is checked, written into the audit log with it, and told to the person.
 * All throw a {Refusal} for others than administrators and if the person is not there.
 */
export interface HelpPeople {
  signOutEverywhere(administrator: Administrator, playerId: string): Promise<void>;
  /** Mails the code and link for choosing a new password. */
  sendRecovery(administrator: Administrator, playerId: string): Promise<void>;
  /** Takes passkeys and codes away. @throws {Refusal} from people with a role. */
  removeFactors(administrator: Administrator, playerId: string): Promise<void>;
  /** Gives an account another address, ends its sessions and tells both addresses. @throws {Refusal} address in use; people with a role. */
  changeAddress(administrator: Administrator, playerId: string, email: string): Promise<void>;
  /** Deletes an account as its owner would. @throws {Refusal} people with a role. */
  erase(administrator: Administrator, playerId: string, works: WorksChoice): Promise<void>;
  /** Lets a player who was banned and has deleted their account sign up again with their address. @throws {Refusal} if it is not barred. */
  unbar(administrator: Administrator, email: string): Promise<void>;
}

interface HelpPeopleDependencies extends LeavingDependencies {
  roles: Pick<Roles, 'of'>;
}

/** @see docs/product/admin.md */
export function createHelpPeople(dependencies: HelpPeopleDependencies): HelpPeople {
  const { db, clock, roles, sessions, codes, notices, events, factors, limiter, security } = dependencies;
  const { personalData, barred, names, announceEnd, keepErasures } = dependencies;

  /** The person, whom this administrator may act on. @param staffToo whether they may have a role. */
  async function required(administrator: Administrator, playerId: string, { staffToo }: { staffToo: boolean }) {
    if (!may(administrator, 'runSite')) throw new Refusal(texts.administratorsOnly, { status: 403 });
    const player = isUuid(playerId)
      ? await db.selectFrom('player').select(['id', 'name', 'email']).where('id', '=', playerId).executeTakeFirst()
      : undefined;
    if (!player) throw new Refusal(texts.nobodyHere, { status: 404 });
    if (!staffToo && (await roles.of(playerId))) throw new Refusal(texts.roleFirst, { status: 409 });
    return player;
  }

  /** Does something within a transaction, with its line in the audit log and in the person's own list. */
  function act<Result>(
    { id: actorId }: Administrator,
    playerId: string,
    facts: { action: AuditAction; kind?: SecurityEventKind },
    make: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction().execute(async (trx) => {
      // Before what is done, which may remove the person.
      await recordAudit(trx, { actorId, action: facts.action, subjectId: playerId }, clock.now());
      const result = await make(trx);
      if (facts.kind) await events.record(trx, { playerId, kind: facts.kind });
      return result;
    });
  }

  return {
    async signOutEverywhere(administrator, playerId) {
      await required(administrator, playerId, { staffToo: true });
      await act(administrator, playerId, { action: 'sign-out-everywhere', kind: 'signed-out-everywhere' }, async () => undefined);
      await sessions.endOthers(playerId, undefined);
    },

    async sendRecovery(administrator, playerId) {
      const { email } = await required(administrator, playerId, { staffToo: true });
      await act(administrator, playerId, { action: 'send-recovery' }, async () => undefined);
      await codes.send({ id: randomUUID(), purpose: 'recovery', email });
    },

    async removeFactors(administrator, playerId) {
      const player = await required(administrator, playerId, { staffToo: false });
      await act(administrator, playerId, { action: 'remove-factors', kind: 'factors-removed' }, (trx) => factors.removeAll(trx, playerId));
      await notices.byOperators(player, 'factors-removed');
    },

    async changeAddress(administrator, playerId, email) {
      const player = await required(administrator, playerId, { staffToo: false });
      try {
        await act(administrator, playerId, { action: 'change-address', kind: 'address-changed' }, (trx) =>
          trx.updateTable('player').set({ email, updated_at: clock.now() }).where('id', '=', playerId).execute(),
        );
      } catch (error) {
        if (isUniqueViolation(error)) throw new Refusal(texts.emailTaken, { field: 'email', status: 409 });
        throw error;
      }
      await sessions.endOthers(playerId, undefined);
      for (const address of [player.email, email]) await notices.byOperators({ name: player.name, email: address }, 'address-changed');
    },

    async erase(administrator, playerId, works) {
      await required(administrator, playerId, { staffToo: false });
      const ended = await act(administrator, playerId, { action: 'erase-account' }, (trx) =>
        eraseAccount(trx, { playerId, works, now: clock.now() }, { personalData, barred, names }),
      );
      security.record('account-deleted', { playerId });
      await limiter.forget(playerId);
      for (const sessionId of ended) announceEnd(sessionId);
      await keepErasures();
    },

    async unbar(administrator, email) {
      if (!may(administrator, 'runSite')) throw new Refusal(texts.administratorsOnly, { status: 403 });
      await db.transaction().execute(async (trx) => {
        if (!(await barred.release(trx, email))) throw new Refusal(texts.notBarred, { field: 'email', status: 422 });
        await recordAudit(trx, { actorId: administrator.id, action: 'unbar-address' }, clock.now());
      });
    },
  };
}
