import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { Page } from '~/ui/page';
import { DatabaseRequired } from './database-required';
import { toasts } from './texts';

/** What the arena can say of a fault itself; the others are for the site's own error page. */
export function WeaveErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 503) return <DatabaseRequired />;
  // A browser without a connection cannot fetch what it asked for.
  if (!(error instanceof TypeError)) throw error;
  return (
    <Page width="text">
      <h1 className="sr-only">Story Weave</h1>
      <ErrorState title={toasts.sessionFailed.title} action={<Button onClick={() => window.location.reload()}>Refresh</Button>}>
        {toasts.sessionFailed.description}
      </ErrorState>
    </Page>
  );
}
