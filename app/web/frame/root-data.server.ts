import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { type ViewerFacts, viewerContext } from '~/accounts/viewer/viewer.server';
import { siteBannerContext } from '~/admin/banner/site-banner.server';
import { noticesContext } from '~/notices/notices.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { logContext } from '~/platform/log/log-context.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { siteContext } from '../feature.server';
import type { RootData } from './root-data';

/** Identifies the viewer once per request, before any loader or action runs. */
export const findViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const looksOnly = request.method === 'GET' || request.method === 'HEAD';
  const facts = { ...(await viewerFacts(request, context)), looksOnly };
  context.set(viewerContext, facts);
  const response = await next();
  // A sign-in or sign-out takes precedence: refreshing the older session must not overwrite it.
  const answered = new Set(response.headers.getSetCookie().map(cookieName));
  for (const cookie of facts.setCookies ?? []) if (!answered.has(cookieName(cookie))) response.headers.append('Set-Cookie', cookie);
  // What was written for one person stays in no cache of a browser that others may use after them.
  if (facts.viewer && !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store');
  return response;
};

function cookieName(setCookie: string): string {
  return setCookie.split('=', 1)[0] ?? '';
}

async function viewerFacts(request: Request, context: Readonly<RouterContextProvider>): Promise<Omit<ViewerFacts, 'looksOnly'>> {
  try {
    const identity = await context.get(accountsContext).sessions.identify(request.headers);
    if (identity.kind === 'player') {
      return { viewer: identity.viewer, sessionId: identity.sessionId, databaseAway: false, setCookies: identity.setCookies };
    }
    // A visitor without a session causes no query, so the page would not know that the database is unavailable.
    const databaseAway = !(await context.get(siteContext).databaseAnswers());
    return { viewer: undefined, databaseAway, sessionEnd: identity.kind === 'visitor' ? undefined : identity.kind };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the database is away: the page is rendered signed out');
    return { viewer: undefined, databaseAway: true };
  }
}

/**
 * The root loader's data. A session that was ended from outside keeps its cookie: each open tab uses it to learn why it was signed out, so
 * the first tab must not remove it for the others.
 */
export async function rootData(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const { viewer, databaseAway, sessionEnd } = context.get(viewerContext);
  const { siteUrl, navigation } = context.get(siteContext);
  return {
    viewer: viewer ? { id: viewer.id, name: viewer.name } : null,
    notices: viewer ? await unreadNotices(context, viewer.id) : null,
    banner: databaseAway ? undefined : await bannerNow(context),
    sessionEnd: sessionEnd ?? null,
    databaseAway,
    siteOrigin: siteUrl.origin,
    navigation,
    year: context.get(clockContext).now().getUTCFullYear(),
  };
}

/** A page is shown without it when the database does not answer. */
async function bannerNow(context: Readonly<RouterContextProvider>): Promise<string | undefined> {
  try {
    return await context.get(siteBannerContext).current();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return undefined;
  }
}

/** The number in the frame; a page is shown without it when the database does not answer. */
async function unreadNotices(context: Readonly<RouterContextProvider>, playerId: string): Promise<RootData['notices']> {
  try {
    const countedAt = context.get(clockContext).now().getTime();
    return { unread: await context.get(noticesContext).unreadCount(playerId), countedAt };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}
