import { createContext, href, type RouterContextProvider, redirect } from 'react-router';
import { DatabaseAway } from '~/platform/database/database-away';
import type { SessionEnd, Viewer } from './viewer';

/** The requester's identity, looked up once for each request. */
export interface ViewerFacts {
  viewer: Viewer | undefined;
  /** The viewer's current session. */
  sessionId?: string;
  /** The requester could not be looked up. */
  databaseAway: boolean;
  /** A GET, which changes nothing. */
  looksOnly: boolean;
  /** Why the cookie's session has ended, where its browser is told. */
  sessionEnd?: SessionEnd | undefined;
  /** Cookies that prolong the session. */
  setCookies?: string[];
}

export const viewerContext = createContext<ViewerFacts>({ viewer: undefined, databaseAway: false, looksOnly: true });

/**
 * The signed-in player, or undefined for a visitor; also undefined for a GET while the database is away, which is
 * shown signed out.
 * @throws {DatabaseAway} if the requester of a change could not be looked up.
 */
export function optionalPlayer(context: Readonly<RouterContextProvider>): Viewer | undefined {
  return context.get(viewerContext).looksOnly ? context.get(viewerContext).viewer : knownPlayer(context);
}

/**
 * The signed-in player.
 * @param url the requested address, to return to after signing in.
 * @throws a redirect to /signin for a visitor; {DatabaseAway} if the requester could not be looked up.
 */
export function requirePlayer(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = knownPlayer(context);
  if (!viewer) throw redirect(`${href('/signin')}?${new URLSearchParams({ to: url.pathname + url.search })}`);
  return viewer;
}

/**
 * The requester, undefined for a visitor.
 * @throws {DatabaseAway} if the requester could not be looked up: a person whose work or game is at stake must not be
 * treated as signed out only because the database is away.
 */
export function knownPlayer(context: Readonly<RouterContextProvider>): Viewer | undefined {
  const { viewer, databaseAway } = context.get(viewerContext);
  if (databaseAway) throw new DatabaseAway();
  return viewer;
}
