import { data, href, redirect } from 'react-router';
import { arenaPicture } from '~/covers/preview-pictures';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { namedFandomId } from '~/site/named-fandom';
import { canonicalLink, pictureTags, siteOriginOf } from '~/site/page-head';
import { pageTitle } from '~/site/page-title';
import { narrowingParameters } from '~/stories/listing/filters/list-query';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import { ButtonLink } from '~/ui/actions/button-link';
import { awaitDesk } from '~/ui/desk/await-desk';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { coverPicture, fandomAddress, NAME_FANDOM, NAMED_GENRE, writeAddress } from '../fandoms/fandom-links';
import { missingTexts } from '../texts';
import type { Route } from './+types/fandom-page.route';
import { answerFandomForm, fandomBody } from './fandom-actions.server';
import { FandomPage } from './fandom-page';
import { fandomPageData } from './fandom-page-data.server';
import { fandomPageTexts } from './texts';

export const headers = passHeaders;

/** The stories of a fandom, and the form to write one. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.fandomId === NAME_FANDOM) throw redirect(namedAddress(url.searchParams.get('name') ?? ''));
  const found = await fandomPageData(context, { genreId: params.genreId, addressedId: params.fandomId, query: url.searchParams });
  if (found) cachePage(context, { params: ['sort', ...narrowingParameters, 'after'], tags: ['stories', 'popularity'] });
  return found ?? data({ fandom: undefined, cards: undefined, next: undefined }, { status: 404 });
}

/** Where a story of a fandom with this name is written; the arena's page for a name that shows nothing. */
function namedAddress(name: string): string {
  const id = namedFandomId(name);
  return id === undefined ? href('/fan-fiction') : writeAddress(fandomAddress(NAMED_GENRE, encodeURIComponent(id)));
}

/** Returns null when more stories cannot be fetched, so that the ones shown stay. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isNetworkFailure = error instanceof TypeError;
    if (isNetworkFailure && new URL(request.url).searchParams.has('after')) return null;
    throw error;
  }
}

export const action = acceptsForm(fandomBody, async ({ request, context, params, url }: Route.ActionArgs) => {
  return answerFandomForm({ formData: await request.formData(), addressedId: params.fandomId, url, context });
});

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const fandom = loaderData?.fandom;
  if (!fandom) return [{ title: pageTitle(missingTexts.fandom.title) }];
  const address = fandomAddress(fandom.genre ?? params.genreId, encodeURIComponent(fandom.id));
  const picture = fandom.genre ? coverPicture(fandom) : arenaPicture('fan_fic');
  return [
    { title: pageTitle(fandomPageTexts.heading(fandom.name)) },
    { name: 'description', content: fandom.description },
    { property: 'og:title', content: fandomPageTexts.heading(fandom.name) },
    { property: 'og:description', content: fandom.description },
    ...pictureTags(picture, siteOriginOf(matches)),
    canonicalLink(matches, address),
    ...(loaderData.isDesk ? [awaitDesk] : []),
    feedMeta({ kind: 'fandom', fandomId: fandom.id }, fandom.name),
  ];
};

export default function FandomRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData?.fandom) return <FandomMissing />;
  return (
    <FandomPage
      key={loaderData.fandom.id}
      {...loaderData}
      address={href('/fan-fiction/genre/:genreId/title/:fandomId', params)}
      reply={actionData ?? undefined}
    />
  );
}

function FandomMissing() {
  return (
    <Page width="text">
      <ErrorState page title={missingTexts.fandom.title} action={<ButtonLink to={href('/fan-fiction')}>{fandomPageTexts.back}</ButtonLink>}>
        {missingTexts.fandom.text}
      </ErrorState>
    </Page>
  );
}
