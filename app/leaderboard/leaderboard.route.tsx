import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import type { Board } from '~/progress/progress.tables';
import { canonicalLink } from '~/site/page-head';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/leaderboard.route';
import { boards, type LeaderboardView, leaderboardAddress, locationOfAddress } from './boards/boards';
import { FriendsView } from './boards/friends-view';
import { GlobalView } from './boards/global-view';
import { leaderboardContext } from './leaderboard.server';
import { friendsData, globalData, personalData } from './leaderboard-data.server';
import { LeaderboardLinks } from './leaderboard-links';
import { LeaderboardTabs } from './leaderboard-tabs';
import { PersonalView } from './personal/personal-view';
import { leaderboardTexts } from './texts';

/** The global, friends and personal leaderboards. @see docs/product/leaderboard.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const leaderboard = context.get(leaderboardContext);
  const { view, board, after, page } = locationOfAddress(url.searchParams);
  const common = { board, signedIn: viewer !== undefined };
  // Approximate ranks further down are outdated within minutes.
  if (after === undefined) cachePage(context, { params: ['view', 'board', 'page'], tags: ['boards'] });
  if (view === 'friends') {
    return { view, ...common, page, friends: viewer && (await friendsData(leaderboard, board, page, viewer)) };
  }
  if (view === 'personal') return { view, ...common, stats: viewer && (await personalData(leaderboard, viewer)) };
  return { view, ...common, after, global: await globalData(leaderboard, { view, board, after }, viewer) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(leaderboardTexts.title) },
  { name: 'description', content: leaderboardTexts.intro },
  ...(loaderData ? [canonicalLink(matches, leaderboardAddress(loaderData))] : []),
];

export default function Leaderboard({ loaderData }: Route.ComponentProps) {
  const { view, board, signedIn } = loaderData;
  return (
    <Page width="medium">
      <PageHeading title={leaderboardTexts.title} intro={leaderboardTexts.intro} />
      <LeaderboardTabs location={{ view, board }} signedIn={signedIn} />
      {view !== 'personal' && <BoardFilter view={view} board={board} />}
      {loaderData.view === 'global' && <GlobalView {...loaderData.global} board={board} after={loaderData.after} />}
      {loaderData.view === 'friends' && <FriendsView {...loaderData} />}
      {loaderData.view === 'personal' && <PersonalView stats={loaderData.stats} />}
      <LeaderboardLinks />
    </Page>
  );
}

/** Selects the board of a tab. */
function BoardFilter({ view, board }: { view: LeaderboardView; board: Board }) {
  return (
    <nav aria-label="Games" className="mb-6 flex flex-wrap gap-2">
      {boards.map(({ id, label }) => (
        <ButtonLink
          key={id}
          to={leaderboardAddress({ view, board: id })}
          size="sm"
          preventScrollReset
          variant={id === board ? 'outline' : 'quiet'}
          aria-current={id === board ? 'page' : undefined}
          className="min-h-11"
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
