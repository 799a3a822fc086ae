import { Link } from 'react-router';
import { PERIODS, type Period } from '~/arenas/word-games/boards/period';
import { tabListStyle, tabStyle } from '~/ui/layout/tab-style';
import { leaderboardTexts } from '../texts';

interface PeriodTabsProps {
  period: Period;
  addressOf(period: Period): string;
}

/** The times of which best runs are listed, and that they are those of UTC: the daily set's date is the player's own. */
export function PeriodTabs({ period, addressOf }: PeriodTabsProps) {
  return (
    <div className="mb-6">
      <nav aria-label={leaderboardTexts.time} className={tabListStyle}>
        {PERIODS.map((each) => (
          <Link key={each} to={addressOf(each)} preventScrollReset aria-current={each === period ? 'page' : undefined} className={tabStyle}>
            {leaderboardTexts.periods[each]}
          </Link>
        ))}
      </nav>
      {period !== 'always' && <p className="mt-2 text-sm text-muted">{leaderboardTexts.inUtc}</p>}
    </div>
  );
}
