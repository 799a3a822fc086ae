import { Info, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { FandomCover } from '~/covers/fandom-cover';
import { cx } from '~/ui/cx';
import type { GenreId } from '~content/fandoms/fandom';
import type { GenreTitle } from '../../landing/landing-data';
import { fandomAddress } from '../fandom-links';
import { genresTexts } from './texts';

/** A genre's titles: covers whose descriptions appear on hover, on focus and on tap. */
export function GenreGrid({ genreId, titles }: { genreId: GenreId; titles: readonly GenreTitle[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 md:grid-cols-4 lg:grid-cols-5">
      {titles.map((title) => (
        <li key={title.id} className="min-w-0 [contain-intrinsic-size:auto_22rem] [content-visibility:auto]">
          <Title genreId={genreId} title={title} />
        </li>
      ))}
    </ul>
  );
}

function Title({ genreId, title }: { genreId: GenreId; title: GenreTitle }) {
  const [told, setTold] = useState(false);
  const description = useId();
  return (
    <article className="group relative overflow-hidden rounded-lg border border-line transition-colors hover:border-bronze">
      <Link
        to={fandomAddress(genreId, title.id)}
        aria-describedby={description}
        className="block no-underline focus-visible:rounded-lg focus-visible:-outline-offset-2"
      >
        <FandomCover subject={title} />
        <h3 className="sr-only">{title.name}</h3>
      </Link>
      <p
        id={description}
        className={cx(
          'pointer-events-none absolute inset-x-0 top-0 flex aspect-[240/300] items-center bg-surface/95 p-3 text-sm transition-opacity sm:p-4',
          'group-focus-within:opacity-100 group-hover:opacity-100',
          told ? 'opacity-100' : 'opacity-0',
        )}
      >
        {title.description}
      </p>
      <button
        type="button"
        aria-expanded={told}
        aria-controls={description}
        aria-label={genresTexts.about(title.name)}
        onClick={() => setTold(!told)}
        className="absolute top-1 right-1 hidden size-11 place-items-center rounded-md text-muted [@media(hover:none)]:grid"
      >
        {told ? <X aria-hidden="true" className="size-5" /> : <Info aria-hidden="true" className="size-5" />}
      </button>
    </article>
  );
}
