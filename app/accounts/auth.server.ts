import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { emailOTP } from 'better-auth/plugins';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { nameKey } from './display-name';
import { MAX_PASSWORD, MIN_PASSWORD } from './password-strength';

const DAY_SECONDS = 24 * 60 * 60;
/** A mailed code is good for this long, in seconds, and for this many tries. */
export const CODE_SECONDS = 10 * 60;
export const CODE_TRIES = 5;

export interface AuthDeps {
  db: Db;
  secret: string;
  siteUrl: URL;
  log: Log;
}

/**
 * Better Auth on the product's own tables. Only its server calls are used: its HTTP handler is not
 * mounted, so there is no way in past the product's limits and policies.
 * @see docs/decisions/0003-accounts-on-better-auth.md
 */
export function createAuth({ db, secret, siteUrl, log }: AuthDeps) {
  const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return betterAuth({
    appName: 'Quillarena',
    baseURL: siteUrl.origin,
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => log.error({ from: 'better-auth', err: causeIn(details) }, message) },
    advanced: {
      cookiePrefix: 'quillarena',
      ipAddress: { disableIpTracking: true },
      useSecureCookies: siteUrl.protocol === 'https:',
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      database: { generateId: () => randomUUID() },
    },
    // The product counts its own limits, in the database.
    rateLimit: { enabled: false },
    session: {
      modelName: 'session',
      fields: { ...timestamps, userId: 'player_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      cookieCache: { enabled: false },
    },
    user: {
      modelName: 'player',
      fields: { ...timestamps, emailVerified: 'email_verified' },
      additionalFields: {
        nameKey: { type: 'string', fieldName: 'name_key', required: false, input: false },
        currentSessionId: { type: 'string', fieldName: 'current_session_id', required: false, input: false },
      },
    },
    account: {
      modelName: 'credential',
      fields: {
        ...timestamps,
        userId: 'player_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verification', fields: { ...timestamps, expiresAt: 'expires_at' } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    emailVerification: { autoSignInAfterVerification: true },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, nameKey: nameKey(user.name) } }) } },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: 'hashed',
        // Codes are made by createVerificationOTP and mailed by the product's own door.
        sendVerificationOTP: async () => undefined,
      }),
    ],
  });
}

/** What Better Auth hands to its log besides the text, of which only an error is worth a line. */
function causeIn(details: readonly unknown[]): Error | undefined {
  return details.find((detail) => detail instanceof Error);
}

export type Auth = ReturnType<typeof createAuth>;
