import { data } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { timeZoneOf } from '~/platform/requests/time-zone/time-zone-cookie';
import { PRACTICE_BYTES, sentPractice } from '../practice/practice.contract';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/moves.route';

/** Plays a move in a practice of words that got away. @see docs/product/words-that-stay.md */
export const action = acceptsJson(
  { schema: sentPractice, maxBytes: PRACTICE_BYTES },
  async ({ request, context }: Route.ActionArgs, sent): Promise<Response> => {
    const player = knownPlayer(context);
    if (!player) throw data(null, { status: 401 });
    const answer = await context.get(wordGamesContext).lostWords.play({ playerId: player.id, zone: timeZoneOf(request.headers) }, sent);
    return Response.json(answer ?? null, { status: answer ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
  },
);
