import { href } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { gameList } from '../hall/game-list.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/daily.route';
import { DailyBoardTable } from './daily-board-table';
import { DailyGames } from './daily-games';
import { DailyResultCard } from './daily-result';
import type { DailyGame } from './daily-set.server';
import type { DailyMark } from './share-text';

const { daily: texts } = pageTexts;
const dayText = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** The ten games of the day, its board, and the viewer's result. @see docs/product/word-games.md */
export async function loader({ context }: Route.LoaderArgs) {
  const player = knownPlayer(context);
  const { daily, siteUrl } = context.get(wordGamesContext);
  const day = daily.today();
  const [games, board, streak] = await Promise.all([
    player ? daily.gamesOf(player.id) : [],
    daily.board(),
    player ? daily.streakOf(player.id) : undefined,
  ]);
  return {
    day,
    dayText: dayText.format(new Date(day)),
    games: gameList.map((game) => ({ game, own: ownGame(games.find((own) => own.game === game.id)) })),
    board: board.map(({ playerId, rank, name, score, games: count }) => ({
      rank,
      name,
      score,
      games: count,
      own: playerId === player?.id,
    })),
    streak,
    address: siteUrl.origin + href('/word-games/daily'),
  };
}

function ownGame(own: DailyGame | undefined) {
  return own && { state: own.state, score: own.score };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'description', content: texts.intro }];

export default function Daily({ loaderData: { day, dayText: shownDay, games, board, streak, address } }: Route.ComponentProps) {
  const result = { day, score: games.reduce((sum, { own }) => sum + (own?.score ?? 0), 0), marks: games.map(({ own }) => markOf(own)) };
  return (
    <Page>
      <p className="mb-4">
        <BackLink to={href('/word-games')}>Back to Games</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro}>
        <p className="text-lg font-semibold">
          <time dateTime={day}>{shownDay}</time>
        </p>
      </PageHeading>
      {streak ? (
        <DailyResultCard result={result} titles={games.map(({ game }) => game.title)} streak={streak} address={address} />
      ) : (
        <Notice tone="info" actions={<SignInLinks />}>
          {texts.signIn}
        </Notice>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2 lg:gap-[1.375rem]">
        <section aria-labelledby="games">
          <h2 id="games" className="display mb-3 text-2xl">
            Today's games
          </h2>
          <DailyGames games={games} />
        </section>
        <section aria-labelledby="board">
          <h2 id="board" className="display mb-3 text-2xl">
            Today's board
          </h2>
          {board.length > 0 ? <DailyBoardTable rows={board} /> : <EmptyState title={texts.empty} />}
        </section>
      </div>
    </Page>
  );
}

function markOf(own: ReturnType<typeof ownGame>): DailyMark {
  if (own?.state !== 'played') return 'open';
  return own.score > 0 ? 'scored' : 'played';
}

function SignInLinks() {
  return (
    <>
      <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to: href('/word-games/daily') })}`} size="sm">
        Sign In
      </ButtonLink>
      <ButtonLink to={href('/signup')} size="sm" variant="outline">
        Create Account
      </ButtonLink>
    </>
  );
}
