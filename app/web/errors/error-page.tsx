import { isRouteErrorResponse, useLocation, useMatches } from 'react-router';
import { isNetworkFailure } from '~/platform/requests/network-failure';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { BrokenPage } from './broken-page';
import { connectionTexts } from './connection-texts';
import { NotFoundPage } from './not-found-page';
import { BROKEN, BROKEN_TEXT, MENTION_ID, NOT_FOUND, NOT_NOW, TO_HOME, UNREADABLE_TEXT } from './texts';

type Fault =
  | { kind: 'unreached' }
  | { kind: 'not-found' }
  | { kind: 'away' }
  | { kind: 'refused'; text: string }
  | { kind: 'unreadable' }
  | { kind: 'broken'; id: string | undefined };

/** The `handle` of a route: its own text for when it cannot be fetched. */
interface RouteHandle {
  loadFailed?: { title: string; text: string };
}

/**
 * The page for what a route threw: no connection, 404, an unavailable database (503), what cannot be done now (429 or 503 with why), or anything else, with its id when
 * the thrown data has a `requestId`.
 * @see docs/product/site-frame.md
 */
export function ErrorPage({ error }: { error: unknown }) {
  const fault = faultOf(error);
  if (fault.kind === 'unreached') return <UnreachedPage />;
  if (fault.kind === 'not-found') {
    return (
      <>
        <title>{pageTitle(NOT_FOUND)}</title>
        <NotFoundPage />
      </>
    );
  }
  const [title, text] = textsOf(fault);
  return (
    <Page width="text">
      <title>{pageTitle(title)}</title>
      <BrokenPage title={title} action={<ButtonLink to="/">{TO_HOME}</ButtonLink>}>
        <p>{text}</p>
        {fault.kind === 'broken' && fault.id && (
          <p className="mt-2 font-sans text-sm">
            {MENTION_ID} <code className="wrap-anywhere text-text">{fault.id}</code>
          </p>
        )}
      </BrokenPage>
    </Page>
  );
}

/** The page for when nothing can be fetched, with the requested route's own text if its `handle` has one. */
function UnreachedPage() {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const { title, text } = handle?.loadFailed ?? connectionTexts.unreached;
  return (
    <Page width="text">
      <title>{pageTitle(title)}</title>
      <BrokenPage
        title={title}
        action={
          <ButtonLink to={pathname + search} replace>
            {connectionTexts.again}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </BrokenPage>
    </Page>
  );
}

function textsOf(fault: Fault): [title: string, text: string] {
  if (fault.kind === 'away') return [connectionTexts.errorTitle, connectionTexts.trouble];
  if (fault.kind === 'refused') return [NOT_NOW, fault.text];
  return [BROKEN, fault.kind === 'unreadable' ? UNREADABLE_TEXT : BROKEN_TEXT];
}

function faultOf(error: unknown): Fault {
  if (isNetworkFailure(error)) return { kind: 'unreached' };
  if (!isRouteErrorResponse(error)) return { kind: 'broken', id: undefined };
  if (error.status === 404) return { kind: 'not-found' };
  if ([429, 503].includes(error.status) && typeof error.data === 'string') return { kind: 'refused', text: error.data };
  if (error.status === 503) return { kind: 'away' };
  if (error.status < 500) return { kind: 'unreadable' };
  return { kind: 'broken', id: requestIdIn(error.data) };
}

function requestIdIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return undefined;
  return typeof data.requestId === 'string' ? data.requestId : undefined;
}
