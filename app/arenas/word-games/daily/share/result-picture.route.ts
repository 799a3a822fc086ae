import { data } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { dayText } from '~/platform/text/format-dates';
import { wordGamesContext } from '../../word-games.server';
import { knownDay, resultOf } from '../day-page.server';
import type { Route } from './+types/result-picture.route';
import { pictureResponse } from './result-picture.server';

/** The picture of the viewer's own result of a day. @see docs/product/word-games.md */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const day = knownDay(params.day);
  const player = requirePlayer(context, url);
  const games = await context.get(wordGamesContext).daily.gamesOf(player.id, day);
  if (games.every(({ state }) => state !== 'played')) throw data(null, { status: 404 });
  return pictureResponse(request, resultOf(day, games), dayText(new Date(day)));
}
