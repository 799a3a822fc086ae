import { href, type RouterContextProvider, redirect } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { timeZoneOf } from '~/platform/requests/time-zone/time-zone-cookie';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { PERIODS, type Period } from '../boards/period';
import { pastGameAddress } from '../daily/past-address';
import { knownGame } from '../hall/game-list.server';
import { practiceTexts } from '../practice/texts';
import type { RunOwner, RunView } from '../referee/referee-types';
import { runOwner, startRun } from '../referee/run-owner.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/game.route';
import { GamePage } from './game-page';
import { keepsRun } from './keeps-run';
import { PLAY_INTENT } from './play-now';
import { playTexts } from './texts';

/**
 * One game, with the viewer's unfinished run. `ghost` in the address says which of their best runs runs beside it.
 * @see docs/product/word-games.md
 */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const game = knownGame(params.gameId);
  const { referee, bestScore, earnsXp } = context.get(wordGamesContext);
  const owner = await runOwner(context, request);
  const resumed = owner && (await referee.resume(game.id, owner));
  const period = periodIn(url);
  const run = resumed && (await besideBest(context, resumed, { owner, period, zone: timeZoneOf(request.headers) }));
  const playerId = owner && 'playerId' in owner ? owner.playerId : undefined;
  const best = playerId === undefined ? undefined : await bestScore(playerId, game.id);
  const note = playerId && !(await earnsXp(playerId, game.id)) ? pageTexts.noMoreXp : undefined;
  return { game, run, best, note, period, guest: !playerId, gameSpeed: context.get(clockContext).gameSpeed };
}

/** Of all time, unless the address says otherwise. */
function periodIn(url: URL): Period {
  return PERIODS.find((period) => period === url.searchParams.get('ghost')) ?? 'always';
}

/** A run beside the best one of a period, where that is not the best of all, which the referee itself gives it. */
async function besideBest(
  context: Readonly<RouterContextProvider>,
  run: RunView,
  { owner, period, zone }: { owner: RunOwner; period: Period; zone: string },
): Promise<RunView> {
  if (run.result || run.rival || period === 'always' || !('playerId' in owner)) return run;
  return { ...run, ghost: await context.get(wordGamesContext).ownBestCurve(run.game, period, { playerId: owner.playerId, zone }) };
}

/** Where a run that goes on is played. */
function addressOf({ game, challengeId, day }: RunView): string {
  if (challengeId) return href('/word-games/challenges/:challengeId', { challengeId });
  return day ? pastGameAddress(game, day) : href('/word-games/:gameId', { gameId: game });
}

/** Starts a run; sent from another page, it leads into the run that goes on, or here with one begun. */
export const action = acceptsForm({ intents: [PLAY_INTENT] }, async ({ request, params, context, url }: Route.ActionArgs) => {
  const game = knownGame(params.gameId);
  const isFromElsewhere = (await request.formData()).get('intent') === PLAY_INTENT;
  const viewer = isFromElsewhere ? await runOwner(context, request) : undefined;
  const goingOn = viewer && (await context.get(wordGamesContext).referee.resume(game.id, viewer));
  if (goingOn) return redirect(addressOf(goingOn));
  const answer = await startRun(context, request, async (owner) =>
    besideBest(context, await context.get(wordGamesContext).referee.start(game.id, owner), {
      ...{ owner, period: periodIn(url), zone: timeZoneOf(request.headers) },
    }),
  );
  if (!isFromElsewhere || answer.data.error) return answer;
  return redirect(href('/word-games/:gameId', params), answer.init ?? undefined);
});

export const headers: Route.HeadersFunction = passHeaders;

export const shouldRevalidate = keepsRun;

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
        <>
          {loaderData.best !== undefined && <ChooseGhost period={loaderData.period} />}
          <TextLink to={href('/word-games/:gameId/practice', params)} className="inline-flex min-h-11 items-center">
            {practiceTexts.link}
          </TextLink>
        </>
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

/** Which of one's best runs runs beside the clock. */
function ChooseGhost({ period }: { period: Period }) {
  const items = (['always', 'month', 'day'] as const).map((each) => ({
    ...{ label: playTexts.ghosts[each], current: each === period },
    to: each === 'always' ? '?' : `?ghost=${each}`,
  }));
  return (
    <div>
      <p className="mb-1 text-sm text-muted">{playTexts.beside}</p>
      <LinkTabs label={playTexts.beside} items={items} />
    </div>
  );
}
