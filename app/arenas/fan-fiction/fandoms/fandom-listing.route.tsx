import { Search } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Form, href, redirect, useSearchParams, useSubmit } from 'react-router';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { controlStyle } from '~/ui/fields/field-frame';
import { BackLink } from '~/ui/layout/back-link';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { fanFictionContext } from '../fan-fiction.server';
import { landingTexts } from '../landing/landing-texts';
import type { Route } from './+types/fandom-listing.route';
import { FandomCards } from './fandom-cards';
import { fandomAddress, genreAddress, listingAddress, NAME_FANDOM, NAMED_GENRE } from './fandom-links';
import { type FandomSort, fandomSorts, listFandoms, sortOf } from './fandom-list';
import { fandomsOfGenre, genreById } from './fandom-registry';
import { namedTexts } from './named-texts';
import { listingTexts } from './texts';

const texts = landingTexts.listing;

/**
 * All fandoms of a genre with their popularity; an unknown genre redirects to the landing page.
 * @see docs/product/fan-fiction-fandoms.md
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const genre = genreById(params.genreId);
  if (!genre) throw redirect(href('/fan-fiction'));
  const fandoms = fandomsOfGenre(genre.id);
  const counted = context.get(viewerContext).databaseAway
    ? new Map<string, number>()
    : await context.get(fanFictionContext).fandoms.popularity.of(fandoms.map(({ id }) => id));
  return {
    genre,
    fandoms: fandoms.map(({ id, name, genres, description, basePopularity }) => ({
      id,
      title: name,
      ownGenre: genres[0],
      description,
      popularity: counted.get(id) ?? basePopularity,
      hasStories: counted.has(id),
    })),
  };
}

/** The page searches and sorts the fandoms it has; only another genre is fetched. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  ...(loaderData
    ? [
        { title: pageTitle(listingTexts.fandoms(loaderData.genre.name)) },
        { name: 'description', content: listingTexts.description(loaderData.genre.name, loaderData.genre.description) },
        ...publicHead(page, listingAddress(loaderData.genre.id)),
      ]
    : []),
];

export default function FandomListing({ loaderData: { genre, fandoms } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  const sort = sortOf(query);
  const shown = listFandoms(fandoms, search, sort);
  const address = (wanted: FandomSort) =>
    `${listingAddress(genre.id)}?${new URLSearchParams({ ...(search && { q: search }), sort: wanted })}`;

  return (
    <Page>
      <p className="mb-4">
        <BackLink to={genreAddress(genre.id)}>{listingTexts.backTo(genre.name)}</BackLink>
      </p>
      <PageHeading title={listingTexts.fandoms(genre.name)} intro={`${genre.description}.`} />
      <SearchForm key={genre.id} search={search} sort={sort} />
      <LinkTabs
        label={listingTexts.sortBy}
        items={fandomSorts.map((id) => ({ to: address(id), label: texts[id], current: id === sort }))}
      />
      <p role="status" className="sr-only">
        {search && listingTexts.found(shown.length)}
      </p>
      {shown.length > 0 ? (
        <FandomCards genreId={genre.id} fandoms={shown} />
      ) : (
        <EmptyState title={texts.none} action={<ButtonLink to={listingAddress(genre.id)}>{texts.all}</ButtonLink>} />
      )}
      <NameFandom key={search} name={shown.length === 0 ? search : ''} />
    </Page>
  );
}

/** Leads to where a story is written of a fandom that is not here; a plain form. @param name what it begins with. */
function NameFandom({ name }: { name: string }) {
  return (
    <Form action={fandomAddress(NAMED_GENRE, NAME_FANDOM)} className="mt-10 max-w-xl rounded-lg border border-line bg-surface p-5">
      <h2 className="display text-2xl">{namedTexts.ask}</h2>
      <p className="mt-1 mb-4 text-muted">{namedTexts.original}</p>
      <input type="hidden" name="tab" value="write" />
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
          <span className="font-medium">{namedTexts.name}</span>
          <input
            name="name"
            required
            defaultValue={name}
            maxLength={100}
            dir="auto"
            autoComplete="off"
            className={`${controlStyle} h-11`}
          />
        </label>
        <Button type="submit" variant="outline">
          {namedTexts.write}
        </Button>
      </div>
    </Form>
  );
}

function SearchForm({ search, sort }: { search: string; sort: FandomSort }) {
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  // The field follows the address, but never overwrites what a reader is typing.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = search;
  }, [search]);
  const searchNow = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    void submit(currentTarget.form, { replace: true, preventScrollReset: true });
  return (
    <Form role="search" className="mb-6 flex max-w-xl gap-3" preventScrollReset>
      <input type="hidden" name="sort" value={sort} />
      <div className="relative flex-1">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={search}
          maxLength={100}
          onChange={searchNow}
          className={`${controlStyle} h-11 pl-11`}
        />
      </div>
      <noscript>
        <Button type="submit" variant="outline">
          {listingTexts.search}
        </Button>
      </noscript>
    </Form>
  );
}
