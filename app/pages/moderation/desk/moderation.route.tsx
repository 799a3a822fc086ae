import { data } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { may } from '~/accounts/roles/policy';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { LogView } from '../log/log-view';
import { staffAction } from '../staff/staff-action.server';
import { nameForm, removeForm } from '../staff/staff-forms';
import { StaffView } from '../staff/staff-view';
import type { Route } from './+types/moderation.route';
import { loadView } from './load-view.server';
import { viewIn, viewTabs } from './views';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Moderation') }, { name: 'robots', content: 'noindex' }];

/** A page of moderators; for everybody else it does not exist. @see docs/product/moderation.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url, 'moderate');
  const view = viewIn(params.view);
  if (!view) throw data(null, { status: 404 });
  const shown = await loadView(view, { accounts: context.get(accountsContext), query: url.searchParams });
  return { shown, tabs: viewTabs(viewer, view), mayName: may(viewer, 'nameModerators') };
}

export const action = acceptsForm(
  { schemas: [nameForm, removeForm], intents: ['name-moderator', 'remove-moderator'], refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) => {
    const viewer = requireStaff(context, url, 'moderate');
    return staffAction({ formData: await request.formData(), context, viewer });
  },
);

export default function Moderation({ loaderData: { shown, tabs, mayName }, actionData }: Route.ComponentProps) {
  return (
    <Page width="medium">
      <PageHeading title="Moderation" />
      <div className="mb-8">
        <LinkTabs label="Moderation" items={tabs} />
      </div>
      {shown.view === 'log' && <LogView {...shown} />}
      {shown.view === 'people' && <StaffView staff={shown.staff} mayName={mayName} reply={actionData} />}
    </Page>
  );
}
