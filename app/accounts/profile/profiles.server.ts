import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import { limits } from '../limits';
import type { NameRegister } from '../names/name-register.server';
import { nameKey } from '../sign-up/display-name';
import { texts } from '../texts';

/** A player's data on their own profile page, including the e-mail address. */
export interface OwnProfile {
  name: string;
  email: string;
  bio: string;
  memberSince: number;
  /** Whether they write with twice the time. */
  moreTime: boolean;
  /** Whether those who follow them are shown what they do. */
  sharesDoings: boolean;
  keepsHistory: boolean;
  /** Hidden from others. */
  hidden: boolean;
}

export interface Profiles {
  /** A player's own profile. @throws if the player does not exist. */
  own(playerId: string): Promise<OwnProfile>;
  /** Changes name and bio. @throws {Refusal} if the new name is taken or not allowed. {RateLimited} after too many changes, or too many renames in a day. */
  save(playerId: string, profile: { name: string; bio: string }): Promise<void>;
  /** Switches a setting of the player's on or off. @throws {RateLimited} as `save`. */
  switch(playerId: string, setting: 'more_time' | 'shares_doings' | 'keeps_history', on: boolean): Promise<void>;
}

interface ProfilesDependencies extends AccountDependencies {
  names: Pick<NameRegister, 'take'>;
}

/** @see docs/product/accounts.md */
export function createProfiles({ db, clock, limiter, security, names }: ProfilesDependencies): Profiles {
  return {
    async own(playerId) {
      const player = await db
        .selectFrom('player')
        .select(['name', 'email', 'bio', 'created_at', 'hidden_at', 'more_time', 'shares_doings', 'keeps_history'])
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      const { name, email, bio, created_at: since, hidden_at: hiddenAt } = player;
      const switches = { moreTime: player.more_time, sharesDoings: player.shares_doings, keepsHistory: player.keeps_history };
      return { name, email, bio, memberSince: since.getUTCFullYear(), ...switches, hidden: hiddenAt !== null };
    },
    async switch(playerId, setting, on) {
      await limiter.use(`profile:${playerId}`, limits.profileOfPlayer);
      await db
        .updateTable('player')
        .set({ [setting]: on, updated_at: clock.now() })
        .where('id', '=', playerId)
        .execute();
    },
    async save(playerId, { name, bio }) {
      await limiter.use(`profile:${playerId}`, limits.profileOfPlayer);
      const current = await db.selectFrom('player').select('name').where('id', '=', playerId).executeTakeFirstOrThrow();
      const isRenamed = current.name !== name;
      const renames = `rename:${playerId}`;
      if (isRenamed) await limiter.check(renames, limits.renameOfPlayer);
      try {
        await db.transaction().execute(async (trx) => {
          await trx
            .updateTable('player')
            .set({ name, name_key: nameKey(name), bio, updated_at: clock.now() })
            .where('id', '=', playerId)
            .execute();
          if (isRenamed) await names.take(trx, playerId, name);
        });
        if (isRenamed) security.record('name-changed', { playerId });
      } catch (error) {
        if (isUniqueViolation(error)) throw new Refusal(texts.nameTaken, { field: 'name', status: 409 });
        throw error;
      }
      // A refused name does not count.
      if (isRenamed) await limiter.use(renames, limits.renameOfPlayer);
    },
  };
}
