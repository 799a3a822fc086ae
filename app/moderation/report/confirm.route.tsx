import { data, Form, href } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { ErrorState } from '~/ui/states/error-state';
import { reportsContext } from '../feature.server';
import type { Route } from './+types/confirm.route';
import { reportTexts as texts } from './report-texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.confirm) }, { name: 'robots', content: 'noindex' }];

/** Confirms a report by the address in its mail; a press of the button, because mail programs open addresses by themselves. @see docs/product/reporting.md */
export const action = acceptsForm({ whileSuspended: true }, async ({ context, url }: Route.ActionArgs) => {
  const confirmed = await context.get(reportsContext).confirm(url.searchParams.get('token') ?? '');
  return data({ confirmed }, { status: confirmed ? 200 : 400 });
});

export default function ConfirmReport({ actionData }: Route.ComponentProps) {
  if (actionData && !actionData.confirmed) {
    return (
      <Page width="text">
        <ErrorState page title={texts.confirm} action={<ButtonLink to={href('/')}>{texts.toHome}</ButtonLink>}>
          {texts.badToken}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page width="text">
      <PageHeading title={actionData ? texts.confirmed : texts.confirm} intro={actionData ? texts.confirmedHint : texts.confirmHint} />
      {actionData ? (
        <ButtonLink to={href('/')}>{texts.toHome}</ButtonLink>
      ) : (
        <Form method="post">
          <Button type="submit">{texts.confirm}</Button>
        </Form>
      )}
    </Page>
  );
}
