import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { readJsonBody } from '~/platform/forms/json-body';
import { Refusal } from '~/platform/forms/refusal';
import { isLoopbackHost } from '~/platform/requests/origin';
import { claims } from '~/site/claims';
import { securityTexts } from '../texts';
import { CHALLENGE_MS, type Challenges } from './challenges.server';
import { type NewPasskeyOptions, newPasskeyAnswer, type PasskeyOptions, passkeyAnswer } from './passkeys.contract';

/** Passkeys that a person may have. */
const MAX_PASSKEYS = 10;
/** Ed25519, ES256 and RS256: what authenticators can sign with. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface Passkeys {
  /** What a browser needs to make a passkey. @throws {Refusal} if the person has as many as they may have. */
  newOptions(owner: { id: string; name: string }): Promise<NewPasskeyOptions>;
  /**
   * Checks what a browser made.
   * @param answer JSON.
   * @returns a function that stores it.
   * @throws {Refusal} if it does not hold, or was sent before.
   */
  checkNew(playerId: string, answer: string): Promise<(executor: Executor, name: string) => Promise<void>>;
  /** What a browser needs to sign in with any passkey of this site. */
  options(): PasskeyOptions;
  /**
   * Checks the use of a passkey and counts it.
   * @param answer JSON.
   * @returns the id of its owner.
   * @throws {Refusal} if it does not hold, or was sent before.
   */
  use(answer: string): Promise<string>;
  listOf(playerId: string): Promise<OwnPasskey[]>;
  /** @throws {Refusal} if it is not this person's. */
  rename(playerId: string, passkeyId: string, name: string): Promise<void>;
  /** @returns the name of what was removed. @throws {Refusal} if it is not this person's. */
  remove(executor: Executor, playerId: string, passkeyId: string): Promise<string>;
}

interface PasskeysDependencies {
  db: Db;
  clock: Clock;
  siteUrl: URL;
  challenges: Challenges;
}

/**
 * Passkeys by the Web Authentication standard. One counts as two factors: the authenticator, and the finger, face or PIN that it
 * asks for.
 * @see docs/product/account-security.md
 */
export function createPasskeys({ db, clock, siteUrl, challenges }: PasskeysDependencies): Passkeys {
  const isLocal = isLoopbackHost(siteUrl.hostname);
  // A browser makes no passkey for a bare network address, so on a local machine they belong to the name localhost.
  const rpId = isLocal ? 'localhost' : siteUrl.hostname;
  const origin = isLocal ? `${siteUrl.protocol}//localhost${siteUrl.port && `:${siteUrl.port}`}` : siteUrl.origin;

  const forNew = (playerId: string) => `new:${playerId}`;
  const listOf = (playerId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'credential_id', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('player_id', '=', playerId)
      .orderBy('created_at')
      .execute();

  /** What verification expects of an answer to a challenge of this site. */
  const expected = (purpose: string) => ({
    expectedChallenge: async (challenge: string) => challenges.isOpen(challenge, purpose) && (await challenges.answer(challenge)),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  });

  return {
    async newOptions({ id, name }) {
      const own = await listOf(id);
      if (own.length >= MAX_PASSKEYS) throw new Refusal(securityTexts.tooManyPasskeys(MAX_PASSKEYS));
      return {
        challenge: challenges.create(forNew(id)),
        rp: { id: rpId, name: claims.name },
        user: { id: Buffer.from(id).toString('base64url'), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: CHALLENGE_MS,
      };
    },

    async checkNew(playerId, answer) {
      const sent = readAnswer(answer, newPasskeyAnswer);
      const transports = (sent.response.transports ?? []).filter((transport) => transport !== null);
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...sent, response: { ...sent.response, transports } },
        ...expected(forNew(playerId)),
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refuse);
      if (!verified || !registrationInfo) throw refused();
      const { credential } = registrationInfo;
      return async (executor, name) => {
        const stored = await executor
          .insertInto('passkey')
          .values({
            id: randomUUID(),
            player_id: playerId,
            credential_id: credential.id,
            public_key: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports,
            name,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) throw new Refusal(securityTexts.passkeyKnown);
      };
    },

    options: () => ({ challenge: challenges.create('sign-in'), rpId, userVerification: 'required', timeout: CHALLENGE_MS }),

    async use(answer) {
      const response = readAnswer(answer, passkeyAnswer);
      const passkey = await db
        .selectFrom('passkey')
        .select(['id', 'player_id', 'public_key', 'counter'])
        .where('credential_id', '=', response.id)
        .executeTakeFirst();
      if (!passkey) throw new Refusal(securityTexts.passkeyUnknown);
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expected('sign-in'),
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(refuse);
      if (!verified) throw refused();
      const { newCounter } = authenticationInfo;
      // A counter that does not grow is that of a copy; of two uses at once, the older is refused.
      const counted = await db
        .updateTable('passkey')
        .set({ counter: newCounter, last_used_at: clock.now() })
        .where('id', '=', passkey.id)
        .where(sql<boolean>`(counter < ${newCounter} or (counter = 0 and ${newCounter} = 0))`)
        .returning('id')
        .executeTakeFirst();
      if (!counted) throw refused();
      return passkey.player_id;
    },

    listOf: async (playerId) => (await listOf(playerId)).map(({ credential_id: _, ...own }) => own),

    async rename(playerId, passkeyId, name) {
      const renamed = await db
        .updateTable('passkey')
        .set({ name })
        .where('id', '=', passkeyId)
        .where('player_id', '=', playerId)
        .returning('id')
        .executeTakeFirst();
      if (!renamed) throw new Refusal(securityTexts.passkeyGone, { status: 404 });
    },

    async remove(executor, playerId, passkeyId) {
      const removed = await executor
        .deleteFrom('passkey')
        .where('id', '=', passkeyId)
        .where('player_id', '=', playerId)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw new Refusal(securityTexts.passkeyGone, { status: 404 });
      return removed.name;
    },
  };
}

function readAnswer<Schema extends z.core.$ZodType>(answer: string, schema: Schema): z.output<Schema> {
  const read = readJsonBody(new TextEncoder().encode(answer), schema);
  if (!read.success) throw refused();
  return read.data;
}

function refused(): Refusal {
  return new Refusal(securityTexts.passkeyRefused, { status: 401 });
}

/** The library throws an Error for everything that does not hold. */
function refuse(error: unknown): never {
  throw isDatabaseAway(error) ? error : refused();
}
