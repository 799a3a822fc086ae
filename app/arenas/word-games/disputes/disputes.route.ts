import { acceptsJson } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { runOwner } from '../referee/run-owner.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/disputes.route';
import { DISPUTE_BYTES, type DisputeAnswer, type DisputeList, sentDispute } from './disputes.contract';
import { disputeTexts as texts } from './texts';

const NOTHING: DisputeList = { disputes: [] };

/** What the owner of a run that is over can dispute of it. @see docs/product/word-games.md */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const owner = await runOwner(context, request);
  const list = owner && (await context.get(wordGamesContext).disputes.listOf(params.runId, owner));
  return Response.json(list ?? NOTHING, { status: list ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
}

/** Files a dispute. */
export const action = acceptsJson(
  { schema: sentDispute, maxBytes: DISPUTE_BYTES },
  async ({ params, context }: Route.ActionArgs, sent): Promise<Response> => {
    try {
      await context.get(wordGamesContext).disputes.file(params.runId, sent, context.get(requestFactsContext).clientAddress);
      return Response.json({ filed: true, text: texts.thanks } satisfies DisputeAnswer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ filed: false, text: error.message } satisfies DisputeAnswer, refusedInit(error));
    }
  },
);
