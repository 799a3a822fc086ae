import { href, isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { toasts } from '../texts';
import { DatabaseRequired } from './database-required';

/** What the arena says of a fault. Nothing is thrown on: a page that fails while it is rendered has no frame. */
export function WeaveErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 503) return <DatabaseRequired />;
  const home = (
    <ButtonLink to={href('/')} variant="outline">
      Return Home
    </ButtonLink>
  );
  return (
    <Page width="text">
      <ErrorState
        page
        title={toasts.sessionFailed.title}
        action={
          <>
            <Button onClick={() => window.location.reload()}>Refresh</Button>
            {home}
          </>
        }
      >
        {toasts.sessionFailed.description}
      </ErrorState>
    </Page>
  );
}
