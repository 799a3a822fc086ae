import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { coAuthorTexts } from '../../co-authors/texts';
import { acknowledgementTexts as texts } from '../texts';

/** In the place of a story that is gone, or somebody else's. */
export function NothingNamed() {
  return (
    <Page width="text">
      <ErrorState page title={texts.missing} action={<ButtonLink to={href('/fan-fiction')}>{coAuthorTexts.toFanFiction}</ButtonLink>}>
        {texts.missingText}
      </ErrorState>
    </Page>
  );
}
