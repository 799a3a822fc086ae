import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { sharedForms } from '~/collections/forms';
import { sharedAddress } from '~/collections/rules/shared-collection';
import { texts } from '~/collections/texts';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { listQuery, withQuery } from '~/stories/listing/filters/list-query';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import type { Route } from './+types/shared.route';
import { AddWorks } from './add-works';
import { ManageShared } from './manage-shared';
import { sharedAction } from './shared-action.server';
import { sharedData } from './shared-data.server';
import { SharedView } from './shared-view';

export const headers = passHeaders;

/** Characters of what its maintainers say of it that search engines are told. */
const DESCRIPTION = 150;

/** A collection to which members add their stories. @see docs/product/collections.md */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return sharedData(context, params.address, url);
}

export const action = playerForm({ schemas: sharedForms, texts }, (sent, acting: PlayerArgs<Route.ActionArgs>) =>
  sharedAction(sent, acting),
);

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  if (!loaderData || loaderData.view === 'missing') return [{ title: pageTitle(texts.missing.title) }];
  const { title, summary, slug, hidden } = loaderData.collection;
  if (loaderData.view !== 'shown' || hidden) return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }];
  const { sort, filters, after } = loaderData;
  const address = withQuery(sharedAddress(slug), listQuery({ sort, usual: 'own', filters, after }));
  return [
    { title: pageTitle(title) },
    ...(summary ? [{ name: 'description', content: summary.slice(0, DESCRIPTION) }] : []),
    feedMeta({ kind: 'collection', collectionId: loaderData.collection.id }, title),
    ...publicHead(page, address),
  ];
};

export default function Shared({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'add':
      return <AddWorks {...loaderData} error={actionData?.form.error?.['']?.[0]} />;
    case 'manage':
      return <ManageShared key={loaderData.collection.id} {...loaderData} reply={actionData} />;
    case 'shown':
      return <SharedView {...loaderData} error={actionData?.form.error?.['']?.[0]} />;
    default:
      return (
        <Page width="text">
          <ErrorState page title={texts.missing.title} action={<ButtonLink to={sharedAddress()}>{texts.toAll}</ButtonLink>}>
            {texts.missing.text}
          </ErrorState>
        </Page>
      );
  }
}
