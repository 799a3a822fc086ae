import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { libraryTexts } from '../texts';
import type { Route } from './+types/library.route';
import { libraryData } from './library-data.server';
import { libraryTabs, listAddress } from './library-list';
import { LibraryPage } from './library-page';
import { loadLibrary } from './load-library';

/** The library of all stories. @see docs/product/library.md */
export function loader({ context, url }: Route.LoaderArgs) {
  return libraryData(context, url.searchParams);
}

export const headers: Route.HeadersFunction = passHeaders;

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadLibrary(serverLoader);
}

/** Shown if the page's data cannot be loaded. */
export const handle = { loadFailed: libraryTexts.loadFailed };

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  { title: pageTitle(libraryTexts.title) },
  { name: 'description', content: libraryTexts.intro },
  ...(loaderData ? publicHead(page, listAddress(loaderData.list, loaderData.after)) : []),
  feedMeta({ kind: 'all' }),
  ...(loaderData?.list.arena ? [feedMeta({ kind: 'arena', arena: loaderData.list.arena })] : []),
];

export default function Library({ loaderData }: Route.ComponentProps) {
  return (
    <LibraryPage
      data={loaderData}
      texts={libraryTexts}
      ways={loaderData && <LinkTabs label={libraryTexts.arenas} items={libraryTabs(loaderData.list, loaderData.narrowing)} />}
    />
  );
}
