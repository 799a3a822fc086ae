import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { BrokenPage } from './broken-page';

/** The page for an address without a page. */
export function NotFoundPage() {
  return (
    <Page width="text">
      <BrokenPage title="Oops! Page not found" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
        No seat in this arena has that number.
      </BrokenPage>
    </Page>
  );
}
