import { acceptsJson } from '~/platform/forms/accepts.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/moves.route';
import { PRACTICE_BYTES, sentPractice } from './practice.contract';

/** Plays a move of a practice. @see docs/product/word-games.md */
export const action = acceptsJson(
  { schema: sentPractice, maxBytes: PRACTICE_BYTES },
  async ({ context }: Route.ActionArgs, sent): Promise<Response> => {
    const answer = context.get(wordGamesContext).practice.play(sent);
    return Response.json(answer ?? null, { status: answer ? 200 : 400, headers: { 'Cache-Control': 'no-store' } });
  },
);
