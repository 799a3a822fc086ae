import { href, isRouteErrorResponse, useRouteError } from 'react-router';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { toasts } from '../texts';
import { roomTexts } from './room-texts';

/** The arena's error page. Nothing is rethrown: a page that fails while it renders has no frame. */
export function WeaveErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 503) return <DatabaseRequired />;
  const home = (
    <ButtonLink to={href('/')} variant="outline">
      {roomTexts.returnHome}
    </ButtonLink>
  );
  return (
    <Page width="text">
      <ErrorState
        page
        title={toasts.sessionFailed.title}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{roomTexts.refresh}</Button>
            {home}
          </>
        }
      >
        {toasts.sessionFailed.description}
      </ErrorState>
    </Page>
  );
}

/** The database cannot be reached, and nobody can play without it. */
function DatabaseRequired() {
  return (
    <Page width="text">
      <title>{pageTitle(roomTexts.databaseRequired.title)}</title>
      <ErrorState page title={roomTexts.databaseRequired.title} action={<ButtonLink to={href('/')}>{roomTexts.returnHome}</ButtonLink>}>
        {roomTexts.databaseRequired.text}
      </ErrorState>
    </Page>
  );
}
