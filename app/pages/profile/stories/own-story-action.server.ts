import { data, type RouterContextProvider } from 'react-router';
import { ownStoryForm } from '~/accounts/forms';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { storiesContext } from '~/stories/stories.server';

interface OwnStoryAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Renames or deletes one of the player's own stories; `done` is different for each success. @see docs/product/own-things.md */
export async function ownStoryAction({ formData, player, context }: OwnStoryAction) {
  const stories = context.get(storiesContext);
  const reply = await submitForm({
    formData,
    schema: ownStoryForm,
    context,
    texts: { failed: texts.storyFailed, databaseAway: texts.databaseAway },
    run: async ({ intent, storyId, title }) => {
      const story = { storyId, playerId: player().id };
      if (intent === 'rename') await stories.renameStory({ ...story, title });
      else await stories.deleteStory(story);
      return { result: { intent, done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'story' as const, storyId: String(formData.get('storyId')), ...reply.data }, reply.init ?? undefined);
}

/** The reply to a form about an own story. */
export type OwnStoryReply = Awaited<ReturnType<typeof ownStoryAction>>['data'];
