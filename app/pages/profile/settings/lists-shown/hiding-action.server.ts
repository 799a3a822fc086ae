import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { hiddenStoriesContext } from '~/stories/hiding/hidden-stories.server';
import { hideStoryForm } from '~/stories/hiding/hide-forms';
import { hiddenStoryTexts } from '~/stories/hiding/texts';

interface HidingAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Hides a story from the person, or shows it again: form field `intent`. @see docs/product/own-things.md */
export async function hidingAction({ formData, player, context }: HidingAction) {
  const reply = await submitForm({
    ...{ formData, schema: hideStoryForm, context, texts: hiddenStoryTexts },
    run: async ({ intent, storyId }) => {
      const hidden = context.get(hiddenStoriesContext);
      await (intent === 'hide-story' ? hidden.hide(player().id, storyId) : hidden.show(player().id, storyId));
      return { result: { done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'hidden' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to these forms. */
export type HidingReply = Awaited<ReturnType<typeof hidingAction>>['data'];
