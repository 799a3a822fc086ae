import { href } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { useTimeZone } from '~/platform/requests/time-zone/time-zone-of-page';
import { dayText } from '~/platform/text/format-dates';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { knownGame } from '../hall/game-list.server';
import { GamePage } from '../play/game-page';
import { keepsRun } from '../play/keeps-run';
import { startRun } from '../referee/run-owner.server';
import { pageTexts } from '../texts';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/daily-game.route';
import { daysOf, knownDay } from './day-page.server';
import { pastAddress } from './past-address';
import { dailyTexts } from './texts';

/** A game of the day, or of the past set that `day` names: its run or its result. @see docs/product/word-games.md */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const game = knownGame(params.gameId);
  const player = knownPlayer(context) ?? requirePlayer(context, url);
  const { zone, today } = daysOf(context, request);
  const past = pastDay(url, today);
  const { daily, pastSets } = context.get(wordGamesContext);
  const seconds = (await daily.secondsOn(past ?? today)).get(game.id) ?? game.seconds;
  const run = await (past ? pastSets.run(game.id, player.id, past) : daily.run(game.id, player.id, today));
  const shown = past === undefined ? undefined : { day: past, dayText: dayText(new Date(past)) };
  return { game: { ...game, seconds }, run, past: shown, zone, gameSpeed: context.get(clockContext).gameSpeed };
}

/** Starts its run. */
export const action = acceptsForm({}, async ({ request, params, context, url }: Route.ActionArgs) => {
  const game = knownGame(params.gameId);
  const player = knownPlayer(context) ?? requirePlayer(context, url);
  const { today } = daysOf(context, request);
  const past = pastDay(url, today);
  const { daily, pastSets } = context.get(wordGamesContext);
  return startRun(context, request, () => (past ? pastSets.start(game.id, player.id, past) : daily.start(game.id, player.id, today)));
});

/** The date of a past set, where the address names one. */
function pastDay(url: URL, today: string): string | undefined {
  const day = url.searchParams.get('day');
  return day === null || day === today ? undefined : knownDay(day);
}

export const headers: Route.HeadersFunction = passHeaders;

export const shouldRevalidate = keepsRun;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `${loaderData.game.title}, ${pageTexts.daily.title}` : pageTexts.daily.title) },
];

export default function DailyGame({ loaderData, params }: Route.ComponentProps) {
  const { game, past, zone } = loaderData;
  useTimeZone(zone);
  const path = href('/word-games/daily/:gameId', params);
  const set = past ? pastAddress(past.day) : href('/word-games/daily');
  return (
    <GamePage
      key={`${game.id} ${past?.day}`}
      {...loaderData}
      best={undefined}
      guest={false}
      note={past ? dailyTexts.again(past.dayText) : pageTexts.daily.once}
      path={past ? `${path}?day=${past.day}` : path}
      back={{ to: set, label: past ? dailyTexts.backTo(dailyTexts.setOf(past.dayText)) : dailyTexts.backToSet }}
      links={(_again, { day }) => (
        <>
          <ButtonLink to={set} size="lg">
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
