import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';

const CODES = 10;
/** No letter that looks like another or like a digit; 10 of these are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Codes on paper that open the account once each, if passkeys and app are lost. Only their hashes are kept. */
export interface RecoveryCodes {
  /** Makes ten new codes in place of older ones. @returns the codes, which are never shown again. */
  make(executor: Executor, playerId: string): Promise<string[]>;
  /** Uses up a code, as a person types it. @returns false if it is none, or was used. */
  use(playerId: string, code: string): Promise<boolean>;
  /** How many are left. */
  left(executor: Executor, playerId: string): Promise<number>;
}

interface RecoveryCodesDependencies {
  db: Db;
  clock: Clock;
  secret: string;
}

/** @see docs/product/account-security.md */
export function createRecoveryCodes({ db, clock, secret }: RecoveryCodesDependencies): RecoveryCodes {
  const keyedHash = createKeyedHash(secret, 'recovery codes');
  const hashOf = (playerId: string, code: string) => keyedHash(`${playerId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

  return {
    async make(executor, playerId) {
      const codes = Array.from({ length: CODES }, () => `${letters()}-${letters()}`);
      await executor.deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
      await executor
        .insertInto('recovery_code')
        .values(
          codes.map((code) => ({ id: randomUUID(), player_id: playerId, code_hash: hashOf(playerId, code), created_at: clock.now() })),
        )
        .execute();
      return codes;
    },
    async use(playerId, code) {
      const used = await db
        .deleteFrom('recovery_code')
        .where('player_id', '=', playerId)
        .where('code_hash', '=', hashOf(playerId, code))
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
    async left(executor, playerId) {
      const { count } = await executor
        .selectFrom('recovery_code')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

function letters(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
