import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';

/** How long a challenge may be answered: the sign-in page may have been left open. */
export const CHALLENGE_MS = 15 * MINUTE_MS;
const NONCE_BYTES = 16;

/** Challenges that a browser's authenticator signs. */
export interface Challenges {
  /** @param purpose what the answer is for; a challenge for one thing proves nothing for another. */
  create(purpose: string): string;
  /** Whether a challenge is of this site, for this purpose, and has not expired. */
  isOpen(challenge: string, purpose: string): boolean;
  /** Marks a challenge as answered. @returns false if it had been. */
  answer(challenge: string): Promise<boolean>;
  /** Forgets answered challenges that have expired. */
  sweep(): Promise<void>;
}

interface ChallengesDependencies {
  db: Db;
  clock: Clock;
  secret: string;
}

/**
 * A challenge carries when it expires and a keyed hash, so nothing is stored for those that nobody answers.
 * @see docs/decisions/0003-accounts-on-better-auth.md
 */
export function createChallenges({ db, clock, secret }: ChallengesDependencies): Challenges {
  const keyedHash = createKeyedHash(secret, 'passkey challenges');
  return {
    create(purpose) {
      const content = `${randomBytes(NONCE_BYTES).toString('base64url')}.${clock.now().getTime() + CHALLENGE_MS}`;
      return Buffer.from(`${content}.${keyedHash(`${purpose}:${content}`)}`).toString('base64url');
    },
    isOpen(challenge, purpose) {
      const [nonce, expiresAt, hash] = Buffer.from(challenge, 'base64url').toString().split('.');
      return hash === keyedHash(`${purpose}:${nonce}.${expiresAt}`) && Number(expiresAt) > clock.now().getTime();
    },
    async answer(challenge) {
      const answered = await db
        .insertInto('answered_challenge')
        .values({ challenge, expires_at: new Date(clock.now().getTime() + CHALLENGE_MS) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('challenge')
        .executeTakeFirst();
      return answered !== undefined;
    },
    async sweep() {
      await removeRows(db, 'answered_challenge', sql`expires_at < ${clock.now()}`);
    },
  };
}
