import { href } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { collectionAddress } from '~/stories/collections/collection';
import { changeForm, collectForm, collectionIntents, kindAt, makeForm, moveForm, pressForm, sayForm } from '~/stories/collections/forms';
import { collectionTexts } from '~/stories/collections/texts';
import { listQuery, withQuery } from '~/stories/listing/filters/list-query';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { libraryTexts } from '../texts';
import type { Route } from './+types/collection.route';
import { collectionAction } from './collection-action.server';
import { collectionData, ownCollectionsData } from './collection-data.server';
import { CollectionView } from './collection-view';
import { EditCollection } from './edit-collection';
import { OwnCollections } from './own-collections';

export const headers = passHeaders;

/** A series or a list, one's own ones without an id, and with `?do=edit` what its owner changes. @see docs/product/series.md */
export function loader({ context, params: { collectionId: id }, url }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname);
  return id === undefined ? ownCollectionsData(context, kind, url) : collectionData(context, { kind, id, url });
}

export const action = acceptsForm(
  { schemas: [makeForm, changeForm, sayForm, collectForm, moveForm, pressForm], intents: collectionIntents, refused: refusedForm },
  async ({ request, context, params: { collectionId: id }, url }: Route.ActionArgs) =>
    collectionAction({ formData: await request.formData(), context, url, kind: kindAt(url.pathname), id }),
);

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  if (!loaderData) return [];
  const texts = collectionTexts[loaderData.kind];
  const isPrivate = { name: 'robots', content: 'noindex' };
  if (loaderData.view === 'own') return [{ title: pageTitle(texts.own) }, isPrivate];
  if (loaderData.view === 'missing') return [{ title: pageTitle(texts.missing.title) }];
  const { id, title, summary } = loaderData.collection;
  if (loaderData.view === 'edit' || loaderData.collection.hidden || !loaderData.collection.isPublic)
    return [{ title: pageTitle(title) }, isPrivate];
  const { kind, sort, filters, after } = loaderData;
  const address = withQuery(collectionAddress(kind, id), listQuery({ sort, usual: 'own', filters, after }));
  return [
    { title: pageTitle(title) },
    ...(summary ? [{ name: 'description', content: summary.slice(0, DESCRIPTION) }] : []),
    ...publicHead(page, address),
    ...(kind === 'series' ? [feedMeta({ kind: 'series', seriesId: id }, title)] : []),
  ];
};

/** Characters of a summary that search engines are told. */
const DESCRIPTION = 150;

export default function Collection({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'own':
      return <OwnCollections key={loaderData.kind} {...loaderData} reply={actionData} />;
    case 'edit':
      return <EditCollection key={loaderData.collection.id} {...loaderData} reply={actionData} />;
    case 'shown':
      return <CollectionView {...loaderData} error={actionData?.form.error?.['']?.[0]} />;
    default:
      return <CollectionMissing texts={collectionTexts[loaderData.kind]} />;
  }
}

function CollectionMissing({ texts }: { texts: { missing: { title: string; text: string } } }) {
  return (
    <Page width="text">
      <ErrorState page title={texts.missing.title} action={<ButtonLink to={href('/stories')}>{libraryTexts.toAllStories}</ButtonLink>}>
        {texts.missing.text}
      </ErrorState>
    </Page>
  );
}
