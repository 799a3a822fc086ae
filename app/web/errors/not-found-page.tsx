import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { BrokenPage } from './broken-page';
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE, TO_HOME } from './texts';

/** The page for an address without a page. */
export function NotFoundPage() {
  return (
    <Page width="text">
      <BrokenPage title={NOT_FOUND_TITLE} action={<ButtonLink to="/">{TO_HOME}</ButtonLink>}>
        {NOT_FOUND_TEXT}
      </BrokenPage>
    </Page>
  );
}
