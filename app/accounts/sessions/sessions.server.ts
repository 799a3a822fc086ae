import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { DatabaseAway } from '~/platform/database/database-away';
import { removeRows } from '~/platform/database/sweep.server';
import type { SecurityLog } from '~/platform/log/security-log.server';
import { hasSessionCookie } from '~/platform/requests/session-cookie';
import { effectiveRole } from '../roles/roles.server';
import { isProtected } from '../second-factors/is-protected.server';
import type { Viewer } from '../viewer/viewer';
import type { Auth } from './auth.server';

/** Maximum lifetime of a session after its sign-in, in ms. */
const SESSION_MAX_MS = 90 * DAY_MS;
const TOKEN_BYTES = 24;

/** The identity behind a request's cookie. */
type Identity =
  | { kind: 'visitor' }
  /** A newer sign-in of the same person replaced this session. */
  | { kind: 'replaced' }
  /** A moderator has suspended this session's person, and nobody has signed in as them since. */
  | { kind: 'suspended' }
  | { kind: 'player'; viewer: Viewer; sessionId: string; setCookies: string[] };

interface SessionsDependencies {
  db: Db;
  clock: Clock;
  auth: Auth;
  security: SecurityLog;
  /** ADMIN_EMAIL, in lower case. */
  adminEmail: string | undefined;
  /** Notifies the tabs of a session that it has ended. */
  announceEnd(sessionId: string): void;
}

export interface Sessions {
  identify(headers: Headers): Promise<Identity>;
  /** Signs an authenticated player in. @returns the cookies to set. */
  open(playerId: string, headers: Headers): Promise<string[]>;
  /**
   * Makes a new session its player's only one and notifies the older one. Another player signed in with this browser
   * is signed out.
   * @param headers of the request that signed in.
   */
  claim(sessionToken: string, headers: Headers): Promise<void>;
  /** Gives a session a new token, which voids a stolen one. @returns the cookies to set. */
  renew(sessionId: string, headers: Headers): Promise<string[]>;
  /** Ends the session behind a cookie. @returns cookies that clear the browser's. */
  end(headers: Headers): Promise<string[]>;
  /** Ends all sessions of a player except one. */
  endOthers(playerId: string, exceptSessionId: string | undefined): Promise<void>;
  /** Ends all sessions of a player who was suspended; their browsers learn why. */
  endSuspended(playerId: string): Promise<void>;
  /** Cookies that make a browser forget its session. */
  clearingCookies(headers: Headers): Promise<string[]>;
  /** Removes expired sessions. */
  sweep(): Promise<void>;
}

/**
 * Each person has one current session: a column of the player, checked on every request. The row of a replaced
 * session, or of a suspended player, stays until it expires, so that its browser can be told why it was signed out.
 * @see docs/product/accounts.md
 */
export function createSessions({ db, clock, auth, security, adminEmail, announceEnd }: SessionsDependencies): Sessions {
  async function clearingCookies(headers: Headers): Promise<string[]> {
    const signedOut = await auth.api.signOut({ headers: withoutSession(headers), returnHeaders: true });
    return signedOut.headers.getSetCookie();
  }

  /**
   * Better Auth does not say why it failed, so the database is pinged. If it responds,
   * a single connection broke, and the lookup is retried once. If that fails too, as while the database ends one connection
   * after another, the requester is unknown.
   * @throws {DatabaseAway} or the database's error.
   */
  async function findSession(headers: Headers) {
    const lookUp = () => auth.api.getSession({ headers, returnHeaders: true });
    return lookUp().catch(async () => {
      await sql`select 1`.execute(db);
      return lookUp().catch((cause: unknown) => {
        throw new DatabaseAway({ cause });
      });
    });
  }

  /** A role counts only while the account has more than its password, and not while it is suspended. Nobody else costs a query. */
  async function viewerOf(account: Account): Promise<Viewer> {
    const { id, name, email, role: stored } = account;
    const suspension = suspensionOf(account, clock.now());
    if (suspension) return { id, name, suspension };
    const role = effectiveRole(adminEmail, { email, role: stored });
    if (!role) return { id, name };
    return (await isProtected(db, id)) ? { id, name, role } : { id, name, unprotectedRole: role };
  }

  async function remove(playerId: string, sessionId: string): Promise<void> {
    await db.deleteFrom('session').where('id', '=', sessionId).execute();
    await db
      .updateTable('player')
      .set({ current_session_id: null })
      .where('id', '=', playerId)
      .where('current_session_id', '=', sessionId)
      .execute();
    announceEnd(sessionId);
  }

  return {
    clearingCookies,

    async open(playerId, headers) {
      const opened = await auth.api.openSession({ body: { playerId }, headers, returnHeaders: true });
      await this.claim(opened.response.token, headers);
      return opened.headers.getSetCookie();
    },

    async renew(sessionId, headers) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await db.updateTable('session').set({ token, updated_at: clock.now() }).where('id', '=', sessionId).execute();
      const renewed = await auth.api.setSessionCookie({ body: { token }, headers, returnHeaders: true });
      return renewed.headers.getSetCookie();
    },

    async identify(headers) {
      if (!hasSessionCookie(headers.get('cookie'))) return { kind: 'visitor' };
      const found = await findSession(headers);
      if (!found.response) return { kind: 'visitor' };
      const { session, user } = found.response;
      if (clock.now().getTime() - session.createdAt.getTime() >= SESSION_MAX_MS) return { kind: 'visitor' };
      if (user.currentSessionId !== session.id) {
        return { kind: !user.currentSessionId && suspensionOf(user, clock.now()) ? 'suspended' : 'replaced' };
      }
      return {
        kind: 'player',
        viewer: await viewerOf(user),
        sessionId: session.id,
        setCookies: found.headers.getSetCookie(),
      };
    },

    async claim(sessionToken, headers) {
      const before = await this.identify(headers);
      const { playerId, replacedId } = await db.transaction().execute(async (trx) => {
        const session = await trx
          .selectFrom('session')
          .select(['id', 'player_id'])
          .where('token', '=', sessionToken)
          .executeTakeFirstOrThrow();
        const player = await trx
          .selectFrom('player')
          .select('current_session_id')
          .where('id', '=', session.player_id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('player')
          .set({ current_session_id: session.id, updated_at: clock.now() })
          .where('id', '=', session.player_id)
          .execute();
        return { playerId: session.player_id, replacedId: player.current_session_id };
      });
      if (replacedId) {
        announceEnd(replacedId);
        security.record('session-replaced', { playerId });
      }
      if (before.kind === 'player' && before.viewer.id !== playerId) await remove(before.viewer.id, before.sessionId);
    },

    async end(headers) {
      const identity = await this.identify(headers);
      const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
      if (identity.kind === 'player') await remove(identity.viewer.id, identity.sessionId);
      return signedOut.headers.getSetCookie();
    },

    async endOthers(playerId, exceptSessionId) {
      let gone = db.deleteFrom('session').where('player_id', '=', playerId).returning('id');
      if (exceptSessionId) gone = gone.where('id', '!=', exceptSessionId);
      for (const { id } of await gone.execute()) announceEnd(id);
      if (!exceptSessionId) await db.updateTable('player').set({ current_session_id: null }).where('id', '=', playerId).execute();
    },

    async endSuspended(playerId) {
      // Their rows stay until they expire, as of replaced sessions.
      await db.updateTable('player').set({ current_session_id: null }).where('id', '=', playerId).execute();
      const ended = await db.selectFrom('session').select('id').where('player_id', '=', playerId).execute();
      for (const { id } of ended) announceEnd(id);
    },

    async sweep() {
      const now = clock.now();
      await removeRows(db, 'session', sql`expires_at < ${now} or created_at <= ${new Date(now.getTime() - SESSION_MAX_MS)}`);
    },
  };
}

/** What the sign-in library knows of a player. */
interface Account {
  id: string;
  name: string;
  email: string;
  role?: unknown;
  suspendedUntil?: Date | null | undefined;
  bannedAt?: Date | null | undefined;
}

function suspensionOf({ suspendedUntil, bannedAt }: Account, now: Date): Viewer['suspension'] {
  if (bannedAt) return { until: null };
  return suspendedUntil && suspendedUntil > now ? { until: suspendedUntil.toISOString() } : undefined;
}

function withoutSession(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('cookie');
  return copy;
}
