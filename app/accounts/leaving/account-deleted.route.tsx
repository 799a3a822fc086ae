import { href } from 'react-router';
import { pageTitle } from '~/page-title';
import { ButtonLink } from '~/ui/button-link';
import type { Route } from './+types/account-deleted.route';
import { AuthPage } from './auth-page';
import { texts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Account Deleted') }, { name: 'robots', content: 'noindex' }];

/** What somebody sees who has deleted their account. */
export default function AccountDeleted() {
  return (
    <AuthPage title="Your account is deleted" intro={texts.accountDeleted}>
      <p>
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>
      </p>
    </AuthPage>
  );
}
