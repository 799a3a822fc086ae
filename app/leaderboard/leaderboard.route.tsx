import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { GAME_IDS } from '~/arenas/word-games/games/games';
import { publicHead } from '~/covers/public-head';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import type { BoardDeclaration } from '~/progress/boards';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/leaderboard.route';
import { EVERYTHING, type LeaderboardView, leaderboardAddress, locationOfAddress } from './boards/boards';
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
  const { view, board: name, after, page } = locationOfAddress(url.searchParams);
  const shown = leaderboard.boards.find(({ slug }) => slug === name) ?? EVERYTHING;
  const boards = leaderboard.boards.map(({ label, slug }) => ({ label, slug }));
  const common = { board: shown.slug, shown, boards, signedIn: viewer !== undefined, firstGame: GAME_IDS[0] };
  // Approximate ranks further down are outdated within minutes.
  if (after === undefined) cachePage(context, { params: ['view', 'board', 'page'], tags: ['boards'] });
  if (view === 'friends') {
    return { view, ...common, page, friends: viewer && (await friendsData(leaderboard, shown.id, page, viewer)) };
  }
  if (view === 'personal') return { view, ...common, stats: viewer && (await personalData(leaderboard, viewer)) };
  return { view, ...common, after, global: await globalData(leaderboard, { board: shown.id, after }, viewer) };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  { title: pageTitle(leaderboardTexts.title) },
  { name: 'description', content: leaderboardTexts.intro },
  ...(loaderData ? publicHead(page, leaderboardAddress(loaderData)) : []),
];

export default function Leaderboard({ loaderData }: Route.ComponentProps) {
  const { view, board, shown, boards, signedIn, firstGame } = loaderData;
  return (
    <Page width="medium">
      <PageHeading title={leaderboardTexts.title} intro={leaderboardTexts.intro} />
      <LeaderboardTabs location={{ view, board }} signedIn={signedIn} firstGame={firstGame} />
      {view !== 'personal' && <BoardFilter view={view} board={board} boards={boards} />}
      {loaderData.view === 'global' && <GlobalView {...loaderData.global} board={shown} after={loaderData.after} />}
      {loaderData.view === 'friends' && <FriendsView {...loaderData} board={shown} />}
      {loaderData.view === 'personal' && <PersonalView stats={loaderData.stats} />}
      <LeaderboardLinks />
    </Page>
  );
}

interface BoardFilterProps {
  view: LeaderboardView;
  /** The name in addresses of the one that is shown. */
  board: string | undefined;
  boards: readonly Pick<BoardDeclaration, 'label' | 'slug'>[];
}

/** Selects the board of a tab. */
function BoardFilter({ view, board, boards }: BoardFilterProps) {
  return (
    <nav aria-label={leaderboardTexts.games} className="scroll-row mb-5 sm:mb-6">
      {boards.map(({ label, slug }) => (
        <ButtonLink
          key={label}
          to={leaderboardAddress({ view, board: slug })}
          size="sm"
          preventScrollReset
          variant={slug === board ? 'outline' : 'quiet'}
          aria-current={slug === board ? 'page' : undefined}
          className="min-h-11"
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
