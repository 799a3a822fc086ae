import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer';
import { viewerContext } from '~/accounts/viewer.server';

/**
 * Who asks, undefined for a visitor.
 * @throws a 503 answer when that could not be looked up: a writer must not be told that they are signed out
 * only because the database is away.
 */
export function knownPlayer(context: Readonly<RouterContextProvider>): Viewer | undefined {
  const { viewer, databaseAway } = context.get(viewerContext);
  if (databaseAway) throw data({ databaseAway: true }, { status: 503, headers: { 'Retry-After': '5' } });
  return viewer;
}
