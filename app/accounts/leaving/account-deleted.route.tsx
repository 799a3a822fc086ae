import { href } from 'react-router';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { AuthPage } from '../screen/auth-page';
import { texts } from '../texts';
import type { Route } from './+types/account-deleted.route';
import { leavingTexts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(leavingTexts.pageTitle) }, { name: 'robots', content: 'noindex' }];

/** The page after deleting an account. */
export default function AccountDeleted() {
  return (
    <AuthPage title={leavingTexts.deleted} intro={texts.accountDeleted}>
      <p>
        <ButtonLink to={href('/')}>{leavingTexts.returnToHome}</ButtonLink>
      </p>
    </AuthPage>
  );
}
