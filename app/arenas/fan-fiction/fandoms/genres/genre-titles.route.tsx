import { data } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { EmptyState } from '~/ui/states/empty-state';
import type { GenreTitle } from '../../landing/landing-data';
import { landingData } from '../../landing/landing-data.server';
import { LandingFrame } from '../../landing/landing-frame';
import { landingTexts } from '../../landing/landing-texts';
import { genreAddress, listingAddress } from '../fandom-links';
import { fandomsOfGenre, genreById } from '../fandom-registry';
import { listingTexts } from '../texts';
import type { Route } from './+types/genre-titles.route';
import { GenreGrid } from './genre-grid';
import { genresTexts } from './texts';

/** The landing page with the titles of one genre; an unknown genre has none and answers 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const genre = genreById(params.genreId);
  const titles: GenreTitle[] = genre
    ? fandomsOfGenre(genre.id).map(({ id, name, genres, description }) => ({ id, name, genre: genres[0], description }))
    : [];
  const page = { ...(await landingData(context)), genre, titles };
  return data(page, { status: genre ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  { title: pageTitle(loaderData?.genre ? genresTexts.fanFiction(loaderData.genre.name) : landingTexts.title) },
  { name: 'description', content: loaderData?.genre ? `${loaderData.genre.description}.` : landingTexts.intro },
  ...(loaderData?.genre ? publicHead(page, genreAddress(loaderData.genre.id)) : []),
];

export default function GenreTitles({ loaderData: { genre, titles, ...landing } }: Route.ComponentProps) {
  return (
    <LandingFrame {...landing} genre={genre}>
      {genre && titles.length > 0 ? (
        <section aria-labelledby="titles">
          <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="titles" className="display text-3xl">
              {genre.name}
            </h2>
            <TextLink to={listingAddress(genre.id)} className="inline-flex min-h-11 items-center">
              {listingTexts.searchAll(genre.name)}
            </TextLink>
          </header>
          <GenreGrid genreId={genre.id} titles={titles} />
        </section>
      ) : (
        <Card>
          <EmptyState title={landingTexts.emptyGenre} />
        </Card>
      )}
    </LandingFrame>
  );
}
