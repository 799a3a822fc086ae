import { sql } from 'kysely';
import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import type { Auth } from './auth.server';
import type { Viewer } from './viewer';

/** Who stands behind a request's cookie. */
export type Identity =
  | { kind: 'visitor' }
  /** A newer sign-in of the same person took this session's place. */
  | { kind: 'replaced' }
  | { kind: 'player'; viewer: Viewer; sessionId: string; setCookies: string[] };

export interface SessionsDeps {
  db: Db;
  clock: Clock;
  auth: Auth;
  /** Tells the tabs of a session that it has ended. */
  announceEnd(sessionId: string): void;
}

export interface Sessions {
  identify(headers: Headers): Promise<Identity>;
  /** Makes a new session its player's only one; the older one is told. */
  claim(sessionToken: string): Promise<void>;
  /** Ends the session behind a cookie. @returns cookies that clear the browser's. */
  end(headers: Headers): Promise<string[]>;
  /** Ends every session of a player but one. */
  endOthers(playerId: string, exceptSessionId: string | undefined): Promise<void>;
  /** Cookies that make a browser forget its session. */
  clearingCookies(headers: Headers): Promise<string[]>;
}

/**
 * One current session a person: a column of the player, looked at on every request. A replaced session's
 * row is kept until it expires, so that its browser can be told why it was signed out.
 * @see docs/product/accounts.md
 */
export function createSessions({ db, clock, auth, announceEnd }: SessionsDeps): Sessions {
  async function clearingCookies(headers: Headers): Promise<string[]> {
    const signedOut = await auth.api.signOut({ headers: withoutSession(headers), returnHeaders: true });
    return signedOut.headers.getSetCookie();
  }

  /**
   * Better Auth does not say why it failed; a database that is away says so itself when it is asked. One that answers
   * broke a single connection: it is looked up once more.
   */
  async function findSession(headers: Headers) {
    const ask = () => auth.api.getSession({ headers, returnHeaders: true });
    return ask().catch(async () => {
      await sql`select 1`.execute(db);
      return ask();
    });
  }

  return {
    clearingCookies,

    async identify(headers) {
      if (!headers.get('cookie')?.includes('quillarena.session_token')) return { kind: 'visitor' };
      const found = await findSession(headers);
      if (!found.response) return { kind: 'visitor' };
      const { session, user } = found.response;
      if (user.currentSessionId !== session.id) return { kind: 'replaced' };
      return {
        kind: 'player',
        viewer: { id: user.id, name: user.name },
        sessionId: session.id,
        setCookies: found.headers.getSetCookie(),
      };
    },

    async claim(sessionToken) {
      const replacedId = await db.transaction().execute(async (trx) => {
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
        return player.current_session_id === session.id ? null : player.current_session_id;
      });
      if (replacedId) announceEnd(replacedId);
    },

    async end(headers) {
      const identity = await this.identify(headers);
      const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
      if (identity.kind === 'player') {
        await db
          .updateTable('player')
          .set({ current_session_id: null })
          .where('id', '=', identity.viewer.id)
          .where('current_session_id', '=', identity.sessionId)
          .execute();
        announceEnd(identity.sessionId);
      }
      return signedOut.headers.getSetCookie();
    },

    async endOthers(playerId, exceptSessionId) {
      let gone = db.deleteFrom('session').where('player_id', '=', playerId).returning('id');
      if (exceptSessionId) gone = gone.where('id', '!=', exceptSessionId);
      for (const { id } of await gone.execute()) announceEnd(id);
      if (!exceptSessionId) await db.updateTable('player').set({ current_session_id: null }).where('id', '=', playerId).execute();
    },
  };
}

function withoutSession(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('cookie');
  return copy;
}
