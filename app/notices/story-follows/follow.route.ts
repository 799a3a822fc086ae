import { href, redirect } from 'react-router';
import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { awayTexts } from '~/platform/database/database-away';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { noticesContext } from '../notices.server';
import type { Route } from './+types/follow.route';
import { storyFollowTexts } from './texts';

const followForm = z.object({ intent: z.enum(['follow', 'unfollow']) });

/** Follows or unfollows the story: form field `intent`. A plain form is redirected to the story. @see docs/product/notifications.md */
export const action = acceptsForm(
  { schemas: [followForm], intents: followForm.shape.intent.options, refused: refusedForm },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const story = href('/story/:storyId', params);
    const player = requirePlayer(context, new URL(story, url));
    const reply = await submitForm({
      formData: await request.formData(),
      schema: followForm,
      context,
      texts: { failed: storyFollowTexts.failed, databaseAway: awayTexts.text },
      run: async ({ intent }) => {
        await context.get(noticesContext).storyFollows[intent](player, params.storyId);
        return { result: intent };
      },
    });
    const isPlainForm = request.headers.get('Accept')?.includes('text/html') === true;
    return isPlainForm && reply.data.result ? redirect(story) : reply;
  },
);

/** The address leads to its story. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/story/:storyId', params));
}
