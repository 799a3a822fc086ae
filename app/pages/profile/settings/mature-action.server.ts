import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { matureForm } from '~/stories/content-rating/content-forms';
import { contentRatingsContext } from '~/stories/content-rating/content-ratings.server';
import { contentTexts } from '~/stories/content-rating/content-texts';

interface MatureAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Shows Mature stories to the person, or no longer does: form field `intent`. @see docs/product/content-ratings.md */
export async function matureAction({ formData, player, context }: MatureAction) {
  const ratings = context.get(contentRatingsContext);
  const asked = { formData, context, texts: contentTexts };
  const done = () => ({ result: { done: crypto.randomUUID() } });
  const reply =
    formData.get('intent') === 'hide-mature'
      ? await submitForm({ ...asked, schema: z.object({}), run: async () => ratings.hideMature({ playerId: player().id }).then(done) })
      : await submitForm({
          ...asked,
          schema: matureForm,
          run: async ({ birthYear }) => ratings.showMature({ playerId: player().id }, birthYear).then(done),
        });
  return data({ intent: 'mature' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to these forms. */
export type MatureReply = Awaited<ReturnType<typeof matureAction>>['data'];
