import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { leaderboardTexts } from './texts';

/** Ways onwards below every board. */
export function LeaderboardLinks() {
  return (
    <p className="mt-8 flex flex-wrap gap-x-8">
      <TextLink to={href('/')} className="inline-flex min-h-11 items-center">
        {leaderboardTexts.backHome}
      </TextLink>
      <TextLink to={href('/word-games')} className="inline-flex min-h-11 items-center">
        {leaderboardTexts.backToGames}
      </TextLink>
    </p>
  );
}
