import { data } from 'react-router';
import { ownStoryForm } from '~/accounts/forms';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { texts } from '~/accounts/texts';
import { submitForm } from '~/platform/forms/submit-form.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { storiesContext } from '~/stories/stories.server';
import { profileLinksContext } from '../feature.server';

/** Renames or deletes one of the player's own stories; `done` is different for each success. */
const changeStory = {
  intents: ownStoryForm.shape.intent.options,
  schemas: [ownStoryForm],
  // Titles are seen by others.
  whileSuspended: ['delete-story'],
  act: async ({ formData, player, context }) => {
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
    return data({ storyId: String(formData.get('storyId')), ...reply.data }, reply.init ?? undefined);
  },
} satisfies SectionForm;

/** A page of an author's own stories. @see docs/product/own-things.md */
export const storiesSection = {
  tab: 'stories',
  load: async ({ context, player, query }) => {
    const cursor = validCursor('latest', query.get('after'));
    return {
      ...(await context.get(storiesContext).ownStories({ playerId: player.id, cursor })),
      paged: cursor !== undefined,
      links: context.get(profileLinksContext).filter(({ place }) => place === 'stories'),
    };
  },
  forms: [changeStory],
} satisfies ProfileSection;

/** The reply to a form about an own story. */
export type OwnStoryReply = ReplyTo<typeof changeStory>;
