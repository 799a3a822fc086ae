import { isbot } from 'isbot';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { isDatabaseAway } from '~/platform/database/database-away';
import { logContext } from '~/platform/log/log-context.server';
import { decideSharing } from '~/platform/page-cache/cache-page.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { siteContext } from '~/web/feature.server';
import { FooterMapContext } from '~/web/frame/footer/footer-map';
import { NonceContext } from '~/web/frame/nonce';
import { ScriptFilesContext, scriptFilesOf } from '~/web/frame/script-preloads';
import { renderPage } from '~/web/http/response/render-page';

/**
 * Renders a page. People are sent the frame as soon as it is ready, crawlers and the page cache the whole. A page for
 * the cache has no nonce.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isShared = status === 200 && decideSharing(context, request.url);
  const nonce = isShared ? undefined : context.get(requestFactsContext).nonce;
  const page = (
    <NonceContext value={nonce}>
      <ScriptFilesContext value={scriptFilesOf(routerContext)}>
        <FooterMapContext value={context.get(siteContext).footerMap}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </FooterMapContext>
      </ScriptFilesContext>
    </NonceContext>
  );
  const isWhole = isShared || isbot(request.headers.get('user-agent') ?? '');
  return renderPage(page, { isWhole, nonce, status, headers, log: context.get(logContext) });
}

/** Unexpected errors of loaders and actions: a line in the log with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const log = context.get(logContext);
  if (isDatabaseAway(error)) log.warn({ err: error }, 'the database is away');
  else log.error({ err: error }, 'a request failed');
};
