import { href, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { RateLimited, refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { answerKudos, kudosIntents } from '../kudos/answer-kudos.server';
import type { Route } from './+types/rating.route';
import type { RatingSource } from './order/rating-order.server';
import { type Rating, type RatingAnswer, ratingForm } from './rating.contract';
import { type RatingRefusalReason, ratingRefusals } from './rating-refusals';
import { RatingRefused, type RatingsService, ratingsContext } from './ratings.server';

interface Outcome {
  init: ResponseInit & { status: number };
  answer: RatingAnswer;
  reason?: RatingRefusalReason;
}

const notRead = ({ status, text }: BodyFault) =>
  Response.json({ ok: false, ...ratingRefusals.invalid, text } satisfies RatingAnswer, { status });

/**
 * Takes a reader's rating of a story (form field `value`, 1 to 5). Scripts get JSON; a plain form is redirected to the
 * story's page, with the outcome as its query parameter `rating`. Kudos come here too: form field `intent`.
 * @see docs/product/ratings-and-xp.md
 */
export const action = acceptsForm(
  { schemas: [ratingForm], fields: ['chapter'], intents: kudosIntents, refused: notRead },
  async ({ request, params, context, url }: Route.ActionArgs) => {
    const form = await request.formData();
    if (kudosIntents.some((intent) => intent === form.get('intent'))) {
      return answerKudos({ request, context, storyId: params.storyId, form });
    }
    const storyPath = href('/story/:storyId', { storyId: params.storyId });
    const isPlainForm = request.headers.get('Accept')?.includes('text/html') === true;
    if (isPlainForm) requirePlayer(context, new URL(storyPath, url));
    const source = {
      clientAddress: context.get(requestFactsContext).clientAddress,
      browserPlayers: await context.get(accountsContext).playersOfBrowser(request.headers),
    };
    const outcome = await rated(context.get(ratingsContext), optionalPlayer(context), {
      storyId: params.storyId,
      value: ratingForm.safeParse(Object.fromEntries(form)).data?.value,
      source,
    });
    if (!isPlainForm) return Response.json(outcome.answer, outcome.init);
    return redirect(`${storyPath}?rating=${outcome.reason ?? 'submitted'}#rating`);
  },
);

/** The address of a rating leads to its story. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/story/:storyId', { storyId: params.storyId }));
}

async function rated(
  ratings: RatingsService,
  viewer: Viewer | undefined,
  { storyId, value, source }: { storyId: string; value: Rating | undefined; source: RatingSource },
): Promise<Outcome> {
  if (!viewer) return refused('signed-out', 401);
  if (!value) return refused('invalid', 400);
  try {
    return { init: { status: 200 }, answer: { ok: true, ...(await ratings.rateStory({ storyId, playerId: viewer.id, value, source })) } };
  } catch (error) {
    if (error instanceof RatingRefused) return refused(error.reason, error.status);
    if (error instanceof RateLimited) {
      const { title } = ratingRefusals['too-many'];
      return { init: refusedInit(error), reason: 'too-many', answer: { ok: false, title, text: error.message } };
    }
    throw error;
  }
}

function refused(reason: RatingRefusalReason, status: number): Outcome {
  return { init: { status }, reason, answer: { ok: false, ...ratingRefusals[reason] } };
}
