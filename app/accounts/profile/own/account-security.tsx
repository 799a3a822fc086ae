import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { settingsTexts } from './texts';

/** Leads to passkeys, codes and what happened to the account. */
export function AccountSecurity() {
  return (
    <Card as="section" aria-labelledby="account-security">
      <h2 id="account-security" className="display mb-2 text-2xl">
        {settingsTexts.security}
      </h2>
      <p className="mb-5 text-muted">{settingsTexts.securityText}</p>
      <ButtonLink to={href('/profile/security')} variant="outline">
        {settingsTexts.toSecurity}
      </ButtonLink>
    </Card>
  );
}
