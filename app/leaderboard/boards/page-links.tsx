import { ButtonLink } from '~/ui/actions/button-link';
import { leaderboardTexts } from '../texts';

export interface PageLinksProps {
  /** The address of the first page; undefined on it. */
  first: string | undefined;
  /** The address of the next page. */
  next: string | undefined;
}

/** Links to other pages of a board. */
export function PageLinks({ first, next }: PageLinksProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label={leaderboardTexts.pages} className="mt-6 flex flex-wrap gap-3">
      {first && (
        <ButtonLink to={first} variant="quiet">
          {leaderboardTexts.toTop}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} variant="outline">
          {leaderboardTexts.next}
        </ButtonLink>
      )}
    </nav>
  );
}
