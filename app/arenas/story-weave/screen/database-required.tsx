import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { screenTexts } from './screen-texts';

/** The database cannot be reached, and without it nobody can play. */
export function DatabaseRequired() {
  return (
    <Page width="text">
      <title>{`${screenTexts.databaseRequired.title} | Quillarena`}</title>
      <ErrorState page title={screenTexts.databaseRequired.title} action={<ButtonLink to={href('/')}>Return Home</ButtonLink>}>
        {screenTexts.databaseRequired.text}
      </ErrorState>
    </Page>
  );
}
