import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { knownGame } from '../hall/game-list.server';
import { practiceTexts } from '../practice/texts';
import { runOwner, startRun } from '../referee/run-owner.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/game.route';
import { GamePage } from './game-page';
import { PLAY_INTENT } from './play-now';
import { playTexts } from './texts';

/** One game, with the viewer's unfinished run. @see docs/product/word-games.md */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const game = knownGame(params.gameId);
  const { referee, bestScore, earnsXp } = context.get(wordGamesContext);
  const owner = await runOwner(context, request);
  const run = owner && (await referee.resume(game.id, owner));
  const playerId = owner && 'playerId' in owner ? owner.playerId : undefined;
  const best = playerId === undefined ? undefined : await bestScore(playerId, game.id);
  const note = playerId && !(await earnsXp(playerId, game.id)) ? pageTexts.noMoreXp : undefined;
  return { game, run, best, note, guest: !playerId, gameSpeed: context.get(clockContext).gameSpeed };
}

/** Starts a run; sent from another page, it leads here with the run begun. */
export const action = acceptsForm({ intents: [PLAY_INTENT] }, async ({ request, params, context }: Route.ActionArgs) => {
  const game = knownGame(params.gameId);
  const answer = await startRun(context, request, (owner) => context.get(wordGamesContext).referee.start(game.id, owner));
  const isFromElsewhere = (await request.formData()).get('intent') === PLAY_INTENT;
  if (!isFromElsewhere || answer.data.error) return answer;
  return redirect(href('/word-games/:gameId', params), answer.init ?? undefined);
});

export const headers: Route.HeadersFunction = passHeaders;

/** The page has the run it started and follows it move by move. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [{ title: pageTitle(loaderData.game.title) }, { name: 'description', content: loaderData.game.description }, ...publicHead(page)]
    : [{ title: pageTitle(pageTexts.arena.title) }];

export default function Game({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <GamePage
      key={loaderData.game.id}
      {...loaderData}
      refused={actionData?.error}
      path={href('/word-games/:gameId', params)}
      alternative={
        <TextLink to={href('/word-games/:gameId/practice', params)} className="inline-flex min-h-11 items-center">
          {practiceTexts.link}
        </TextLink>
      }
      back={{ to: href('/word-games'), label: playTexts.backToGames }}
      links={(again) => (
        <>
          {again}
          <ButtonLink to={href('/word-games')} variant="outline" size="lg">
            {playTexts.chooseAnother}
          </ButtonLink>
        </>
      )}
    />
  );
}
