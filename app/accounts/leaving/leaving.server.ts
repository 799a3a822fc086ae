import { isAPIError } from 'better-auth/api';
import type { PersonalData, WorksChoice } from '~/platform/feature/personal-data';
import { Refusal } from '~/platform/forms/refusal';
import { dataExport } from '../data-export/data-export.server';
import type { AccountDependencies } from '../dependencies';
import { limits } from '../limits';
import type { NameRegister } from '../names/name-register.server';
import { texts } from '../texts';
import type { BarredAddresses } from './barred-addresses.server';
import { eraseAccount } from './erase-account.server';

export interface Leaving {
  /**
   * Streams all data held about a person as a zip file.
   * @throws {RateLimited}
   */
  exportData(playerId: string): Promise<ReadableStream<Uint8Array>>;
  /**
   * Deletes a player permanently and ends their sessions at once. Content that others depend on stays without a name.
   * @throws {Refusal} wrong password, too many tries.
   * @see docs/product/own-things.md
   */
  deleteAccount(player: { id: string }, choice: { password: string; stories: WorksChoice }, headers: Headers): Promise<void>;
}

export interface LeavingDependencies extends AccountDependencies {
  personalData: readonly PersonalData[];
  barred: BarredAddresses;
  names: Pick<NameRegister, 'leave'>;
  /** Notifies the tabs of a session that it has ended. */
  announceEnd(sessionId: string): void;
  /** Copies the list of erased accounts to where a restored backup finds it. */
  keepErasures(): Promise<void>;
}

/** @see docs/product/own-things.md */
export function createLeaving({
  db,
  clock,
  auth,
  limiter,
  security,
  personalData,
  barred,
  names,
  announceEnd,
  keepErasures,
}: LeavingDependencies): Leaving {
  async function requirePassword(playerId: string, password: string, headers: Headers): Promise<void> {
    try {
      await auth.api.verifyPassword({ body: { password }, headers });
    } catch (error) {
      if (!isAPIError(error)) throw error;
      security.record('password-check-failed', { playerId });
      throw new Refusal(texts.wrongPassword, { field: 'password' });
    }
  }

  return {
    async exportData(playerId) {
      await limiter.use(`data-export:${playerId}`, limits.dataExportOfPlayer);
      return dataExport(db, personalData, playerId);
    },

    async deleteAccount(player, { password, stories }, headers) {
      await limiter.use(`account-deletion:${player.id}`, limits.accountDeletionOfPlayer);
      await requirePassword(player.id, password, headers);
      const leaving = { playerId: player.id, works: stories, now: clock.now() };
      const ended = await db.transaction().execute((trx) => eraseAccount(trx, leaving, { personalData, barred, names }));
      security.record('account-deleted', { playerId: player.id });
      await limiter.forget(player.id);
      for (const sessionId of ended) announceEnd(sessionId);
      await keepErasures();
    },
  };
}
