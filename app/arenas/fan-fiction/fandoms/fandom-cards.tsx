import { Info } from 'lucide-react';
import { HoverCard } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { FandomCover } from '~/covers/fandom-cover';
import { type CoverSubject, withColoursApart } from '~/covers/scene/scene';
import { ButtonLink } from '~/ui/actions/button-link';
import type { GenreId } from '~content/fandoms/fandom';
import { landingTexts } from '../landing/landing-texts';
import { fandomAddress } from './fandom-links';
import type { ListedFandom } from './fandom-list';
import { listingTexts } from './texts';

/** How long after the pointer or focus reaches a card its description opens, and after it leaves closes, in ms. */
const OPEN_AFTER_MS = 700;
const CLOSE_AFTER_MS = 300;

interface CardFandom extends ListedFandom {
  ownGenre: GenreId;
}

/** A genre's fandoms as cards of image and title, each with a pop-up card of details. */
export function FandomCards({ genreId, fandoms }: { genreId: GenreId; fandoms: readonly CardFandom[] }) {
  const covers = fandoms.map((fandom) => ({ id: fandom.id, name: fandom.title, genre: fandom.ownGenre, fandom }));
  return (
    <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 md:grid-cols-4 lg:grid-cols-5">
      {withColoursApart(covers).map(({ fandom, ...cover }) => (
        <li key={fandom.id} className="min-w-0">
          <FandomCard genreId={genreId} fandom={fandom} cover={cover} />
        </li>
      ))}
    </ul>
  );
}

function FandomCard({ genreId, fandom, cover }: { genreId: GenreId; fandom: CardFandom; cover: CoverSubject }) {
  const [open, setOpen] = useState(false);
  const address = fandomAddress(genreId, fandom.id);
  const popularity = fandom.hasStories && landingTexts.listing.popularityOf(fandom.popularity);
  return (
    <HoverCard.Root open={open} onOpenChange={setOpen} openDelay={OPEN_AFTER_MS} closeDelay={CLOSE_AFTER_MS}>
      <article className="relative overflow-hidden rounded-lg border border-line transition-colors hover:border-bronze">
        <HoverCard.Trigger asChild>
          <Link to={address} className="block no-underline focus-visible:rounded-lg focus-visible:-outline-offset-2">
            <FandomCover subject={cover} />
            <h2 className="sr-only">{fandom.title}</h2>
            <span className="sr-only">
              {fandom.description} {popularity}
            </span>
          </Link>
        </HoverCard.Trigger>
        <button
          type="button"
          aria-expanded={open}
          aria-label={listingTexts.about(fandom.title)}
          onClick={() => setOpen(!open)}
          className="absolute top-1 right-1 hidden size-11 place-items-center rounded-md text-muted [@media(hover:none)]:grid"
        >
          <Info aria-hidden="true" className="size-5" />
        </button>
      </article>
      <HoverCard.Portal>
        <HoverCard.Content
          collisionPadding={12}
          sideOffset={8}
          className="z-40 w-72 max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-raised p-5 motion-safe:animate-rise"
        >
          <p className="display text-lg">{fandom.title}</p>
          <p className="mt-2 text-sm">{fandom.description}</p>
          {popularity && <p className="tabular mt-3 text-sm text-muted">{popularity}</p>}
          <ButtonLink to={address} size="sm" className="mt-4">
            {landingTexts.listing.view}
          </ButtonLink>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
