import { Link } from 'react-router';
import { FandomArch } from '~/covers/fandom-cover';
import { cx } from '~/ui/cx';
import type { GenreId } from '~content/fandoms/fandom';
import { genres } from '~content/fandoms/genres';
import { landingTexts } from '../../landing/landing-texts';
import { genreAddress } from '../fandom-links';

/** The six gates of the colosseum, smaller once one is chosen, so that its titles are near. */
export function GenreTiles({ current }: { current?: GenreId }) {
  const small = current !== undefined;
  return (
    <nav aria-label={landingTexts.genres}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6 lg:gap-4">
        {genres.map((genre) => (
          <li key={genre.id} className="min-w-0">
            <Link
              to={genreAddress(genre.id)}
              aria-current={genre.id === current ? 'page' : undefined}
              className={cx(
                'group flex h-full flex-col overflow-hidden rounded-lg border bg-surface no-underline transition-colors hover:border-bronze',
                'focus-visible:rounded-lg',
                genre.id === current ? 'border-gold' : 'border-line',
              )}
            >
              <FandomArch
                subject={{ id: `gate-${genre.id}`, name: genre.name, genre: genre.id }}
                className={cx('border-b-[3px] border-bronze', small && 'max-lg:hidden')}
              />
              <span className={cx('flex flex-1 flex-col p-3', small ? 'justify-center text-center' : 'sm:p-4')}>
                <span className="display text-xl">{genre.name}</span>
                <span className={cx('mt-1 text-sm text-pretty text-muted', small && 'sr-only')}>{genre.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
