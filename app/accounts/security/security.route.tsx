import { useEffect, useRef } from 'react';
import { href, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { qrPath } from '~/platform/pictures/qr-path';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { accountsContext } from '../accounts.server';
import { shownEvent } from '../security-events/shown-event';
import { requirePlayer } from '../viewer/viewer.server';
import type { Route } from './+types/security.route';
import { Codes } from './codes';
import { Events } from './events';
import { Passkeys } from './passkeys';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes';
import { securityAction, securityBody } from './security-action.server';
import { accountsSecurityTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(accountsSecurityTexts.accountSecurity) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { factors, events } = context.get(accountsContext);
  const { passkeys, codes, setUp, recoveryCodesLeft } = await factors.of(player);
  return {
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString(),
    })),
    codes,
    setUp: setUp && { secret: setUp.secret, uri: setUp.uri, qr: qrPath(setUp.uri) },
    recoveryCodesLeft,
    events: (await events.newestOf(player.id)).map(shownEvent),
    neededForRole: player.unprotectedRole,
  };
}

export const action = acceptsForm(securityBody, async ({ request, url, context }: Route.ActionArgs) => {
  return securityAction({ request, formData: await request.formData(), player: () => requirePlayer(context, url), context });
});

/** Passkeys, codes and what happened to the account. @see docs/product/account-security.md */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, codes, setUp, recoveryCodesLeft, events, neededForRole } = loaderData;
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent');
  const reply = { sent: actionData?.form, busy };
  const result = actionData?.result;
  const said = useRef<HTMLDivElement>(null);
  const idle = navigation.state === 'idle';
  // What was pressed may be gone from the page.
  useEffect(() => {
    if (idle && (result?.said !== undefined || result?.recoveryCodes !== undefined)) said.current?.focus();
  }, [idle, result]);
  const isProtected = passkeys.length > 0 || codes === 'on';
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={`${href('/profile')}?tab=settings`}>{accountsSecurityTexts.settings}</BackLink>
      </p>
      <PageHeading title={accountsSecurityTexts.accountSecurity} />
      <div className="flex flex-col gap-6">
        {neededForRole && (
          <Notice tone="info" title={accountsSecurityTexts.staff[neededForRole]}>
            {accountsSecurityTexts.staffAdvice}
          </Notice>
        )}
        <div ref={said} tabIndex={-1} className="flex flex-col gap-6 outline-none empty:hidden">
          {result?.said && <Notice tone="success">{result.said}</Notice>}
          {result?.recoveryCodes && <NewRecoveryCodes codes={result.recoveryCodes} />}
        </div>
        <p className="text-muted">{isProtected ? accountsSecurityTexts.secondStepOn : accountsSecurityTexts.secondStepOff}</p>
        <Passkeys passkeys={passkeys} reply={reply} result={result} />
        <Codes state={codes} setUp={setUp} reply={reply} />
        {isProtected && <RecoveryCodes left={recoveryCodesLeft} reply={reply} />}
        <Events events={events} />
      </div>
    </Page>
  );
}
