import { data } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { dayText } from '~/platform/text/format-dates';
import { wordGamesContext } from '../../word-games.server';
import { knownDay, resultOf } from '../day-page.server';
import { threeOf } from '../deals/three.server';
import type { Route } from './+types/result-picture.route';
import { pictureResponse } from './result-picture.server';

/** The picture of the viewer's own result of a day, or of its short set: `?set=three`. @see docs/product/word-games.md */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const day = knownDay(params.day);
  const player = requirePlayer(context, url);
  const three = url.searchParams.get('set') === 'three' ? threeOf(day) : undefined;
  const all = await context.get(wordGamesContext).daily.gamesOf(player.id, day);
  const games = all.filter(({ game }) => !three || three.includes(game));
  if (games.every(({ state }) => state !== 'played')) throw data(null, { status: 404 });
  return pictureResponse(request, { ...resultOf(day, games), three: three !== undefined }, dayText(new Date(day)), player.id);
}
