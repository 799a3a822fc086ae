import { href } from 'react-router';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { GameId } from '../games/word-game';
import { runOwner } from '../referee/run-owner.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/arena.route';
import { GameCard } from './game-card';
import { gameList } from './game-list.server';

/** The ten games. The page also renders while the database is away, without the runs being played. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const owner = context.get(viewerContext).databaseAway ? undefined : await runOwner(context, request);
  const running: GameId[] = owner ? await context.get(wordGamesContext).running(owner) : [];
  return { games: gameList.map((game) => ({ game, running: running.includes(game.id) })) };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(pageTexts.arena.title) },
  { name: 'description', content: pageTexts.arena.intro },
];

export default function Arena({ loaderData: { games } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeading title={pageTexts.arena.title} intro={pageTexts.arena.intro}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={href('/word-games/daily')} variant="outline">
            Daily Set
          </ButtonLink>
          <TextLink to={`${href('/leaderboard')}?board=word-games`} className="inline-flex min-h-11 items-center">
            View Champions
          </TextLink>
        </div>
      </PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-[1.375rem] md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {games.map(({ game, running }) => (
          <GameCard key={game.id} game={game} running={running} />
        ))}
      </ul>
    </Page>
  );
}
