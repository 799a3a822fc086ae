import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { DAY_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { MAX_PASSWORD, MIN_PASSWORD } from '../passwords/password-strength';

/** How passwords become what is stored, and are compared with it. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(pair: { hash: string; password: string }): Promise<boolean>;
}

interface AuthDependencies {
  db: Db;
  secret: string;
  siteUrl: URL;
  log: Log;
  /** Scrypt unless given: a guess takes a tenth of a second of a processor. */
  passwordHashing?: PasswordHashing | undefined;
}

/**
 * Better Auth on the product's own tables. Only its server calls are used: its HTTP handler is not
 * mounted, so nothing bypasses the product's limits and policies.
 * @see docs/decisions/0003-accounts-on-better-auth.md
 */
export function createAuth({ db, secret, siteUrl, log, passwordHashing }: AuthDependencies) {
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
    // The product has its own limits, in the database.
    rateLimit: { enabled: false },
    session: {
      modelName: 'session',
      fields: { ...timestamps, userId: 'player_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
      expiresIn: 30 * DAY_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
    },
    user: {
      modelName: 'player',
      fields: { ...timestamps, emailVerified: 'email_verified' },
      additionalFields: {
        // The product creates players itself, but at startup the library checks that it could.
        nameKey: { type: 'string', fieldName: 'name_key', required: false, input: false },
        suspendedUntil: { type: 'date', fieldName: 'suspended_until', required: false, input: false },
        bannedAt: { type: 'date', fieldName: 'banned_at', required: false, input: false },
        role: { type: 'string', fieldName: 'role', required: false, input: false },
        currentSessionId: { type: 'string', fieldName: 'current_session_id', required: false, input: false },
      },
    },
    // Unused, but required at startup: the product stores its codes itself.
    verification: { modelName: 'verification', fields: { ...timestamps, expiresAt: 'expires_at' } },
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
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      ...(passwordHashing && { password: passwordHashing }),
    },
    plugins: [sessionEndpoints()],
  });
}

/** The error among Better Auth's log arguments, if any. */
function causeIn(details: readonly unknown[]): Error | undefined {
  return details.find((detail) => detail instanceof Error);
}

/** Server calls for steps that the library only has inside its own sign-in. */
function sessionEndpoints() {
  const method = 'POST' as const;
  return {
    id: 'session-endpoints',
    endpoints: {
      /** Opens a session for an authenticated player and sets its cookie. */
      openSession: createAuthEndpoint.serverOnly({ method, body: z.object({ playerId: z.string() }) }, async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.playerId);
        if (!user) throw new Error('There is no such player.');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { token: session.token };
      }),
      /** Sets the cookie of a session whose token has changed. */
      setSessionCookie: createAuthEndpoint.serverOnly({ method, body: z.object({ token: z.string() }) }, async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!found) throw new Error('There is no such session.');
        await setSessionCookie(ctx, found);
      }),
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
