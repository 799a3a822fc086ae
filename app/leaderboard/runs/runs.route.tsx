import { href } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { COUNTED_RANKS, type GameRecord } from '~/arenas/word-games/boards/game-records.server';
import { PERIODS, type Period } from '~/arenas/word-games/boards/period';
import { scoreInTime } from '~/arenas/word-games/fair-play/set-time';
import { GAME_IDS, type GameId } from '~/arenas/word-games/games/games';
import { gameList, knownGame } from '~/arenas/word-games/hall/game-list.server';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { numberText } from '~/platform/text/format';
import { canonicalLink } from '~/site/page-head';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { EmptyPodium } from '../boards/board-drawings';
import { BoardTable } from '../boards/board-table';
import type { BoardTableRow } from '../boards/player-link';
import { LeaderboardLinks } from '../leaderboard-links';
import { LeaderboardTabs } from '../leaderboard-tabs';
import { leaderboardTexts } from '../texts';
import type { Route } from './+types/runs.route';
import { PeriodTabs } from './period-tabs';

/** The best runs of one word game: today, this month and of all time. @see docs/product/leaderboard.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const game = knownGame(params.gameId);
  const viewer = optionalPlayer(context);
  const { bestRuns, ownBestRun } = context.get(wordGamesContext);
  const period = PERIODS.find((each) => each === url.searchParams.get('period')) ?? 'day';
  // The others become untrue at midnight, which no change of a row tells.
  if (period === 'always') cachePage(context, { params: ['period'], tags: [`records:${game.id}`] });
  const [rows, own] = await Promise.all([bestRuns(game.id, period), viewer && ownBestRun(game.id, period, viewer.id)]);
  const onPage = rows.some(({ playerId }) => playerId === viewer?.id);
  return {
    game: { id: game.id, title: game.title },
    games: gameList.map(({ id, title }) => ({ id, title })),
    firstGame: GAME_IDS[0],
    period,
    signedIn: viewer !== undefined,
    rows: rows.map((row) => tableRow(row, viewer?.id)),
    ownRow: own && !onPage ? tableRow(own, viewer?.id) : undefined,
    ownMissing: viewer !== undefined && !own,
  };
}

function tableRow({ rank, playerId, name, score, finishedMs }: GameRecord, viewerId: string | undefined): BoardTableRow {
  return {
    rank,
    approximate: rank > COUNTED_RANKS,
    playerId,
    name,
    score: scoreInTime(numberText(score), finishedMs),
    gameType: undefined,
    own: playerId === viewerId,
    change: undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        { title: pageTitle(leaderboardTexts.bestRunsOf(loaderData.game.title)) },
        { name: 'description', content: leaderboardTexts.intro },
        canonicalLink(matches, addressOf(loaderData.game.id, loaderData.period)),
      ]
    : [{ title: pageTitle(leaderboardTexts.title) }];

export default function Runs({ loaderData: { game, games, firstGame, period, signedIn, rows, ownRow, ownMissing } }: Route.ComponentProps) {
  return (
    <Page width="medium">
      <PageHeading title={leaderboardTexts.title} intro={leaderboardTexts.intro} />
      <LeaderboardTabs location={undefined} signedIn={signedIn} firstGame={firstGame} />
      <nav aria-label={leaderboardTexts.wordGames} className="mb-6 flex flex-wrap gap-2">
        {games.map(({ id, title }) => (
          <ButtonLink
            key={id}
            to={addressOf(id, period)}
            size="sm"
            preventScrollReset
            variant={id === game.id ? 'outline' : 'quiet'}
            aria-current={id === game.id ? 'page' : undefined}
            className="min-h-11"
          >
            {title}
          </ButtonLink>
        ))}
      </nav>
      <PeriodTabs period={period} addressOf={(each) => addressOf(game.id, each)} />
      <h2 className="display mb-3 text-2xl">{leaderboardTexts.bestRunsOf(game.title)}</h2>
      {rows.length > 0 ? (
        <BoardTable
          caption={`${leaderboardTexts.bestRunsOf(game.title)}, ${leaderboardTexts.periods[period]}`}
          scoreLabel={leaderboardTexts.score}
          rows={rows}
          ownRow={ownRow}
        />
      ) : (
        <EmptyState
          title={leaderboardTexts.noRuns[period]}
          drawing={<EmptyPodium className="w-72 max-w-full" />}
          action={
            <ButtonLink to={href('/word-games/:gameId', { gameId: game.id })} variant="outline">
              {leaderboardTexts.play(game.title)}
            </ButtonLink>
          }
        />
      )}
      {ownMissing && rows.length > 0 && <p className="mt-4 text-muted">{leaderboardTexts.ownUnranked}</p>}
      <LeaderboardLinks />
    </Page>
  );
}

function addressOf(gameId: GameId, period: Period): string {
  const address = href('/leaderboard/:gameId', { gameId });
  return period === 'day' ? address : `${address}?period=${period}`;
}
