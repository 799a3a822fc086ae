import { useEffect } from 'react';
import { data, useLocation, useNavigationType } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { arenaOfSlug, type StoryArena, storyArenas } from '~/site/arenas';
import { pageTitle } from '~/site/page-title';
import { libraryAddress } from '~/stories/listing/library-address';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import { ButtonLink } from '~/ui/actions/button-link';
import { arenaTexts, libraryTexts } from '../texts';
import type { Route } from './+types/arena-library.route';
import { libraryData } from './library-data.server';
import { listAddress } from './library-list';
import { LibraryPage } from './library-page';
import { loadLibrary } from './load-library';

/** The library of one arena's stories. @see docs/product/library.md */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return libraryData(context, url.searchParams, arenaOf(params.arena));
}

export const headers: Route.HeadersFunction = passHeaders;

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadLibrary(serverLoader);
}

function arenaOf(slug: string): StoryArena {
  const arena = arenaOfSlug(slug);
  if (!arena) throw data(null, { status: 404 });
  return arena;
}

/** Shown if the page's data cannot be loaded. */
export const handle = { loadFailed: libraryTexts.loadFailed };

export const meta: Route.MetaFunction = ({ loaderData, params, ...page }) => {
  const arena = arenaOfSlug(params.arena);
  if (!arena) return [];
  const { title, intro } = arenaTexts(arena);
  return [
    { title: pageTitle(title) },
    { name: 'description', content: intro },
    ...(loaderData ? publicHead(page, listAddress(loaderData.list, loaderData.after)) : []),
    feedMeta({ kind: 'arena', arena }),
  ];
};

export default function ArenaLibrary({ loaderData, params }: Route.ComponentProps) {
  const arena = arenaOf(params.arena);
  useTopOnLoad(arena === 'fan_fic');
  return <LibraryPage key={arena} data={loaderData} texts={arenaTexts(arena)} ways={<LibraryLinks current={arena} />} />;
}

/** Links to the other libraries; the current one is gold. */
function LibraryLinks({ current }: { current: StoryArena }) {
  const links = [{ id: undefined, label: libraryTexts.allStories }, ...storyArenas];
  return (
    <nav aria-label={libraryTexts.libraries} className="scroll-row">
      {links.map(({ id, label }) => (
        <ButtonLink
          key={label}
          to={libraryAddress(id)}
          variant={id === current ? 'gold' : 'outline'}
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** Scrolls to the top when a page is loaded; going back restores the scroll position. */
function useTopOnLoad(wanted: boolean): void {
  const isFirst = useLocation().key === 'default';
  const isBack = useNavigationType() === 'POP' && !isFirst;
  useEffect(() => {
    if (wanted && !isBack) scrollTo(0, 0);
  }, [wanted, isBack]);
}
