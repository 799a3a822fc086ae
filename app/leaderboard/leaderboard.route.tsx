import { href, type RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer';
import { optionalPlayer } from '~/accounts/viewer.server';
import { pageTitle } from '~/page-title';
import type { Board } from '~/progress/progress.tables';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { LinkTabs } from '~/ui/link-tabs';
import { Page } from '~/ui/page';
import { PageHeading } from '~/ui/page-heading';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/leaderboard.route';
import { BoardTable } from './board-table';
import { boardAddress, boardOf, boards, gameTypeLabel } from './boards';
import { leaderboardServiceContext } from './leaderboard.context.server';
import { PersonalStats } from './personal-stats';
import { leaderboardTexts } from './texts';

const PERSONAL = `${href('/leaderboard')}?view=personal`;
const number = new Intl.NumberFormat('en-US');

/** The leaderboards, and how the viewer stands on them. @see docs/product/leaderboard.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const board = boardOf(url.searchParams.get('board'));
  const signedIn = viewer !== undefined;
  if (url.searchParams.get('view') !== 'personal') {
    return { view: 'global' as const, signedIn, board, rows: await globalRows(context, board, viewer) };
  }
  return { view: 'personal' as const, signedIn, stats: viewer && (await context.get(leaderboardServiceContext).personal(viewer.id)) };
}

async function globalRows(context: Readonly<RouterContextProvider>, board: Board, viewer: Viewer | undefined) {
  const rows = await context.get(leaderboardServiceContext).globalBoard({ board });
  return rows.map(({ rank, playerId, name, score, gameType }) => ({
    rank,
    name,
    score: number.format(score),
    gameType: gameType && gameTypeLabel(gameType),
    own: playerId === viewer?.id,
  }));
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(leaderboardTexts.title) },
  { name: 'description', content: leaderboardTexts.intro },
];

export default function Leaderboard({ loaderData }: Route.ComponentProps) {
  const { view, signedIn } = loaderData;
  const tabs = [
    { to: href('/leaderboard'), label: 'Global', current: view === 'global' },
    { to: PERSONAL, label: 'Personal', current: view === 'personal' },
  ];
  return (
    <Page width="text">
      <PageHeading title={leaderboardTexts.title} intro={leaderboardTexts.intro} />
      <div className="mb-6">
        <LinkTabs label="Leaderboard" items={signedIn ? tabs : tabs.slice(0, 1)} />
      </div>
      {loaderData.view === 'global' ? <Global board={loaderData.board} rows={loaderData.rows} /> : <Personal stats={loaderData.stats} />}
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

type LoaderData = Route.ComponentProps['loaderData'];

function Global({ board, rows }: Pick<Extract<LoaderData, { view: 'global' }>, 'board' | 'rows'>) {
  const label = boards.find(({ id }) => id === board)?.label ?? '';
  return (
    <>
      <nav aria-label="Games" className="mb-6 flex flex-wrap gap-2">
        {boards.map(({ id, label: boardLabel }) => (
          <ButtonLink
            key={id}
            to={boardAddress(id)}
            size="sm"
            preventScrollReset
            variant={id === board ? 'outline' : 'quiet'}
            aria-current={id === board ? 'page' : undefined}
            className="min-h-11"
          >
            {boardLabel}
          </ButtonLink>
        ))}
      </nav>
      {rows.length > 0 ? (
        <BoardTable caption={`${leaderboardTexts.title}: ${label}`} scoreLabel={board === 'all' ? 'XP' : 'Score'} rows={rows} />
      ) : (
        <EmptyState
          title={leaderboardTexts.empty}
          action={
            <ButtonLink to={href('/stories')} variant="outline">
              Read the stories
            </ButtonLink>
          }
        >
          {leaderboardTexts.emptyNext}
        </EmptyState>
      )}
    </>
  );
}

function Personal({ stats }: Pick<Extract<LoaderData, { view: 'personal' }>, 'stats'>) {
  if (stats) return <PersonalStats {...stats} />;
  return (
    <EmptyState
      title={leaderboardTexts.personalSignedOut}
      action={<ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: PERSONAL })}`}>Sign In</ButtonLink>}
    />
  );
}
