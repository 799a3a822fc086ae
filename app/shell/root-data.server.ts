import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.context.server';
import { type ViewerFacts, viewerContext } from '~/accounts/viewer.server';
import { clockContext } from '~/platform/clock.context.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { logContext } from '~/platform/log/log-context.server';
import type { RootData } from './root-data';
import { siteContext } from './site.context.server';

/** Finds out once a request who asks, before any loader or action runs. */
export const findViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const looksOnly = request.method === 'GET' || request.method === 'HEAD';
  const facts = { ...(await viewerFacts(request, context)), looksOnly };
  context.set(viewerContext, facts);
  const response = await next();
  for (const cookie of facts.setCookies ?? []) response.headers.append('Set-Cookie', cookie);
  return response;
};

async function viewerFacts(request: Request, context: Readonly<RouterContextProvider>): Promise<Omit<ViewerFacts, 'looksOnly'>> {
  try {
    const identity = await context.get(accountsContext).sessions.identify(request.headers);
    if (identity.kind === 'player') {
      return { viewer: identity.viewer, sessionId: identity.sessionId, databaseAway: false, setCookies: identity.setCookies };
    }
    // A visitor's cookie asks the database nothing, so the page would not know that it is away.
    const databaseAway = !(await context.get(siteContext).databaseAnswers());
    return { viewer: undefined, databaseAway, sessionReplaced: identity.kind === 'replaced' };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the database is away: the page is rendered signed out');
    return { viewer: undefined, databaseAway: true };
  }
}

/** The root loader's answer; a replaced session is told about once and its cookie cleared. */
export async function rootData(request: Request, context: Readonly<RouterContextProvider>) {
  const { viewer, databaseAway, sessionReplaced } = context.get(viewerContext);
  const headers = new Headers();
  if (sessionReplaced) {
    for (const cookie of await context.get(accountsContext).sessions.clearingCookies(request.headers)) headers.append('Set-Cookie', cookie);
  }
  const facts: RootData = {
    viewer: viewer ?? null,
    sessionReplaced: sessionReplaced === true,
    databaseAway,
    siteOrigin: context.get(siteContext).siteUrl.origin,
    year: context.get(clockContext).now().getUTCFullYear(),
  };
  return data(facts, { headers });
}
