import { acceptsJson } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/taster.route';
import { sentTaste, TASTER_BYTES, type TasteAnswer, type Taster } from './taster.contract';
import { tasterTexts } from './texts';

const headers = { 'Cache-Control': 'no-store' };
/** Numbers as the page sends them. */
const NUMBER = /^\d{1,6}$/;

/** The puzzle `?puzzle=…`, without its answer. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const puzzle = new URL(request.url).searchParams.get('puzzle') ?? '';
  if (!NUMBER.test(puzzle)) return Response.json({ text: tasterTexts.noSuchPuzzle } satisfies TasteAnswer, { status: 400, headers });
  return Response.json(context.get(wordGamesContext).taster.deal(Number(puzzle)) satisfies Taster, { headers });
}

/** Judges an answer to a puzzle, anybody's. @see docs/product/home.md */
export const action = acceptsJson(
  { schema: sentTaste, maxBytes: TASTER_BYTES },
  async ({ context }: Route.ActionArgs, sent): Promise<Response> => {
    try {
      const right = await context.get(wordGamesContext).taster.isRight(sent, context.get(requestFactsContext).clientAddress);
      return Response.json({ right } satisfies TasteAnswer, { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ text: error.message } satisfies TasteAnswer, refusedInit(error));
    }
  },
);
