import { href } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer.server';
import { canonicalLink } from '~/page-head';
import { pageTitle } from '~/page-title';
import { keepPage } from '~/platform/page-cache/page-cache.context.server';
import { LinkTabs } from '~/ui/link-tabs';
import { Page } from '~/ui/page';
import { PageHeading } from '~/ui/page-heading';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/leaderboard.route';
import { BoardFilter } from './board-filter';
import { leaderboardAddress, placeOfAddress } from './boards';
import { FriendsView } from './friends-view';
import { GlobalView } from './global-view';
import { leaderboardServiceContext } from './leaderboard.context.server';
import { friendsData, globalData, personalData } from './leaderboard-data.server';
import { PersonalView } from './personal-view';
import { leaderboardTexts } from './texts';

/** The leaderboards, one's friends and one's own figures. @see docs/product/leaderboard.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const leaderboard = context.get(leaderboardServiceContext);
  const { view, board, after, page } = placeOfAddress(url.searchParams);
  const common = { board, signedIn: viewer !== undefined };
  // Ranks further down grow old by the minute.
  if (after === undefined) keepPage(context, { params: ['view', 'board', 'page'], tags: ['boards'] });
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
  const tabs = [
    { to: leaderboardAddress({ view: 'global', board }), label: 'Global', current: view === 'global' },
    { to: leaderboardAddress({ view: 'friends', board }), label: 'Friends', current: view === 'friends' },
    { to: leaderboardAddress({ view: 'personal', board }), label: 'Personal', current: view === 'personal' },
  ];
  return (
    <Page width="text">
      <PageHeading title={leaderboardTexts.title} intro={leaderboardTexts.intro} />
      <div className="mb-6">
        <LinkTabs label="Leaderboard" items={signedIn ? tabs : tabs.slice(0, 2)} />
      </div>
      {view !== 'personal' && <BoardFilter view={view} board={board} />}
      {loaderData.view === 'global' && <GlobalView {...loaderData.global} board={board} after={loaderData.after} />}
      {loaderData.view === 'friends' && <FriendsView {...loaderData} />}
      {loaderData.view === 'personal' && <PersonalView stats={loaderData.stats} />}
      <p className="mt-8 flex flex-wrap gap-x-8">
        <TextLink to={href('/')} className="inline-flex min-h-11 items-center">
          Back to Home
        </TextLink>
        <TextLink to={href('/word-games')} className="inline-flex min-h-11 items-center">
          Back to Games
        </TextLink>
      </p>
    </Page>
  );
}
