import { data } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/moves.route';
import { PUZZLE_BYTES, sentPuzzleMove } from './puzzles.contract';

/** Plays a move of a puzzle. @see docs/product/puzzles.md */
export const action = acceptsJson(
  { schema: sentPuzzleMove, maxBytes: PUZZLE_BYTES },
  async ({ params, context }: Route.ActionArgs, sent): Promise<Response> => {
    const player = knownPlayer(context);
    if (!player) throw data(null, { status: 401 });
    const answer = await context.get(wordGamesContext).puzzles.play(player.id, params.puzzleId, sent);
    return Response.json(answer ?? null, { status: answer ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
  },
);
