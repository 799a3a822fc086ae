import { href } from 'react-router';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { type LeaderboardLocation, leaderboardAddress } from './boards/boards';
import { leaderboardTexts } from './texts';

export interface LeaderboardTabsProps {
  /** What is open; undefined on the board of a game. */
  location: LeaderboardLocation | undefined;
  signedIn: boolean;
  /** The game whose best runs come first. */
  firstGame: string;
}

/** The parts of the leaderboard; only people who are signed in have figures of their own. */
export function LeaderboardTabs({ location, signedIn, firstGame }: LeaderboardTabsProps) {
  const board = location?.board;
  const tab = (view: LeaderboardLocation['view']) => ({
    to: leaderboardAddress({ view, board }),
    label: leaderboardTexts.views[view],
    current: location?.view === view,
  });
  const runs = { to: href('/leaderboard/:gameId', { gameId: firstGame }), label: leaderboardTexts.bestRuns, current: !location };
  const tabs = [tab('global'), tab('friends'), runs, tab('personal')];
  return (
    <div className="mb-6">
      <LinkTabs label={leaderboardTexts.tabs} items={signedIn ? tabs : tabs.slice(0, -1)} />
    </div>
  );
}
