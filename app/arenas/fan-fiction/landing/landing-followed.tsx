import { Link } from 'react-router';
import { FandomArch } from '~/covers/fandom-cover';
import { Badge } from '~/ui/people/badge';
import { fandomAddress } from '../fandoms/fandom-links';
import type { FollowedTitle } from './landing-data';
import { landingTexts } from './landing-texts';

/** The fandoms a player follows, marked where there is something unread. */
export function LandingFollowed({ followed }: { followed: FollowedTitle[] }) {
  return (
    <section aria-labelledby="followed">
      <h2 id="followed" className="display mb-5 text-3xl">
        {landingTexts.followed}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {followed.map((fandom) => (
          <li key={fandom.id} className="min-w-0">
            <Link
              to={fandomAddress(fandom.genre, fandom.id)}
              className="flex h-full items-center gap-3.5 overflow-hidden rounded-lg border border-line bg-surface pr-4 no-underline transition-colors hover:border-bronze"
            >
              <span className="w-16 shrink-0 self-end">
                <FandomArch subject={fandom} />
              </span>
              <span className="min-w-0 flex-1 py-2 font-medium">{fandom.name}</span>
              {fandom.hasNew && <Badge tone="gold">{landingTexts.new}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
