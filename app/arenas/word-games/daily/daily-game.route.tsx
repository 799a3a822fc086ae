import { href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { knownGame } from '../hall/game-list.server';
import { GamePage } from '../play/game-page';
import { startRun } from '../referee/run-owner.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/daily-game.route';
import { dailyTexts } from './texts';

/** A game of the day: its run or its result. @see docs/product/word-games.md */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const game = knownGame(params.gameId);
  const player = knownPlayer(context) ?? requirePlayer(context, url);
  const run = await context.get(wordGamesContext).daily.run(game.id, player.id);
  return { game, run, gameSpeed: context.get(clockContext).gameSpeed };
}

/** Starts today's run. */
export const action = acceptsForm({}, async ({ request, params, context, url }: Route.ActionArgs) => {
  const game = knownGame(params.gameId);
  const player = knownPlayer(context) ?? requirePlayer(context, url);
  return startRun(context, request, () => context.get(wordGamesContext).daily.start(game.id, player.id));
});

export const headers: Route.HeadersFunction = passHeaders;

/** The page has the run it started and follows it move by move. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `${loaderData.game.title}, ${pageTexts.daily.title}` : pageTexts.daily.title) },
];

export default function DailyGame({ loaderData, params }: Route.ComponentProps) {
  return (
    <GamePage
      key={loaderData.game.id}
      {...loaderData}
      best={undefined}
      guest={false}
      note={pageTexts.daily.once}
      path={href('/word-games/daily/:gameId', params)}
      back={{ to: href('/word-games/daily'), label: dailyTexts.backToSet }}
      links={(_again, { day }) => (
        <>
          <ButtonLink to={href('/word-games/daily')} size="lg">
            {dailyTexts.chooseAnother}
          </ButtonLink>
          {day && (
            <ButtonLink to={href('/word-games/daily/:day/:gameId', { day, ...params })} variant="outline" size="lg">
              {dailyTexts.seeAnswers}
            </ButtonLink>
          )}
        </>
      )}
    />
  );
}
