import { data, Form, href } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { ErrorState } from '~/ui/states/error-state';
import { BellArch } from '../list/bell-arch';
import { notificationsContext } from '../notifications.server';
import { notificationTexts as texts } from '../texts';
import type { Route } from './+types/unsubscribe.route';
import { mailsTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(texts.stop[loaderData?.mail ?? 'weekly'].ask) },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context, url }: Route.LoaderArgs) {
  return { mail: context.get(notificationsContext).mailOf(url.searchParams.get('token') ?? '') ?? 'weekly' };
}

/** Stops a mail by the address in the mail, without signing in. @see docs/product/notifications.md */
export const action = acceptsForm({ whileSuspended: true }, async ({ context, url }: Route.ActionArgs) => {
  const stopped = await context.get(notificationsContext).unsubscribe(url.searchParams.get('token') ?? '');
  return data({ stopped }, { status: stopped ? 200 : 400 });
});

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { ask, hint, done } = texts.stop[loaderData.mail];
  return (
    <Page width="text">
      {actionData && !actionData.stopped ? (
        <ErrorState page title={ask} action={<ButtonLink to={href('/profile')}>{mailsTexts.myProfile}</ButtonLink>}>
          {texts.badToken}
        </ErrorState>
      ) : (
        <EmptyState
          page
          title={actionData ? done : ask}
          drawing={<BellArch className="w-28" />}
          action={actionData ? <ButtonLink to={href('/')}>{mailsTexts.returnToHome}</ButtonLink> : <StopForm label={ask} />}
        >
          {actionData ? texts.stoppedHint : hint}
        </EmptyState>
      )}
    </Page>
  );
}

function StopForm({ label }: { label: string }) {
  return (
    <Form method="post">
      <Button type="submit">{label}</Button>
    </Form>
  );
}
