import { acceptsJson } from '~/platform/forms/accepts.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/run-summary.route';
import { askedSummary, SUMMARY_BYTES } from './run-summary.contract';

/** What a run that is over was, for those who have its key. @see docs/product/word-games.md */
export const action = acceptsJson(
  { schema: askedSummary, maxBytes: SUMMARY_BYTES },
  async ({ params, context }: Route.ActionArgs, { key }): Promise<Response> => {
    const summary = await context.get(wordGamesContext).runSummary(params.runId, key);
    return Response.json(summary ?? null, { status: summary ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
  },
);
