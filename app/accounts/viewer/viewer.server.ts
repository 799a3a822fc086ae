import { createContext, href, type RouterContextProvider, redirect } from 'react-router';
import { DatabaseAway } from '~/platform/database/database-away';
import type { Viewer } from './viewer';

/** Who asks, found once a request. */
export interface ViewerFacts {
  viewer: Viewer | undefined;
  /** The viewer's current session. */
  sessionId?: string;
  /** Who asks could not be looked up. */
  databaseAway: boolean;
  /** They change nothing: a GET. */
  looksOnly: boolean;
  /** The cookie's session was replaced by a newer sign-in. */
  sessionReplaced?: boolean;
  /** Cookies that prolong the session. */
  setCookies?: string[];
}

export const viewerContext = createContext<ViewerFacts>({ viewer: undefined, databaseAway: false, looksOnly: true });

/**
 * The signed-in player, or undefined for a visitor; also for somebody who only looks while the database is away, and is
 * shown the page signed out.
 * @throws {DatabaseAway} when somebody who wants to change something could not be looked up.
 */
export function optionalPlayer(context: Readonly<RouterContextProvider>): Viewer | undefined {
  return context.get(viewerContext).looksOnly ? context.get(viewerContext).viewer : knownPlayer(context);
}

/**
 * The signed-in player.
 * @param url where the visitor was going; they come back to it after signing in.
 * @throws a redirect to /signin for a visitor; {DatabaseAway} when that could not be looked up.
 */
export function requirePlayer(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = knownPlayer(context);
  if (!viewer) throw redirect(`${href('/signin')}?${new URLSearchParams({ to: url.pathname + url.search })}`);
  return viewer;
}

/**
 * Who asks, undefined for a visitor.
 * @throws {DatabaseAway} when that could not be looked up: where somebody's work or game is at stake, they must not be
 * told that they are signed out only because the database is away.
 */
export function knownPlayer(context: Readonly<RouterContextProvider>): Viewer | undefined {
  const { viewer, databaseAway } = context.get(viewerContext);
  if (databaseAway) throw new DatabaseAway();
  return viewer;
}
