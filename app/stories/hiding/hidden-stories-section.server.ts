import * as z from 'zod';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { hiddenStoriesContext } from './hidden-stories.server';
import { HIDE_PARAMETER } from './hide-address';
import { hiddenStoryTexts } from './texts';

/** The form that hides a story from oneself, and the one that shows it again. */
const hideStoryForm = z.object({ intent: z.enum(['hide-story', 'show-story']), storyId: z.string() });

/** Hides a story from the person, or shows it again. */
const hideStory = {
  intents: hideStoryForm.shape.intent.options,
  schemas: [hideStoryForm],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      ...{ formData, schema: hideStoryForm, context, texts: hiddenStoryTexts },
      run: async ({ intent, storyId }) => {
        const hidden = context.get(hiddenStoriesContext);
        await (intent === 'hide-story' ? hidden.hide(player().id, storyId) : hidden.show(player().id, storyId));
        return { result: { done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

/** The stories that a reader hides from themselves, and the one that an address asks to hide. @see docs/product/own-things.md */
export const hiddenStoriesSection = {
  tab: 'settings',
  load: async ({ context, player, query }) => {
    const hidden = context.get(hiddenStoriesContext);
    const [stories, asked] = await Promise.all([hidden.list(player.id), hidden.toHide(player.id, query.get(HIDE_PARAMETER) ?? '')]);
    return { stories, asked };
  },
  forms: [hideStory],
} satisfies ProfileSection;

/** The reply to these forms. */
export type HidingReply = ReplyTo<typeof hideStory>;
