import { z } from 'zod';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { matureForm } from './content-forms';
import { contentRatingsContext } from './content-ratings.server';
import { contentTexts } from './content-texts';

const done = () => ({ result: { done: crypto.randomUUID() } });

/** Shows Mature stories to the person. */
const showMature = {
  intents: ['show-mature'],
  schemas: [matureForm],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      ...{ formData, schema: matureForm, context, texts: contentTexts },
      run: async ({ birthYear }) => context.get(contentRatingsContext).showMature({ playerId: player().id }, birthYear).then(done),
    }),
} satisfies SectionForm;

/** Does so no longer. */
const hideMature = {
  intents: ['hide-mature'],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      ...{ formData, schema: z.object({}), context, texts: contentTexts },
      run: async () => context.get(contentRatingsContext).hideMature({ playerId: player().id }).then(done),
    }),
} satisfies SectionForm;

/** Whether a player is shown Mature stories. @see docs/product/content-ratings.md */
export const matureSection = {
  tab: 'settings',
  stays: true,
  load: async ({ context, player }) => ({ setting: await context.get(contentRatingsContext).settingOf(player.id) }),
  forms: [showMature, hideMature],
} satisfies ProfileSection;

/** The reply to these forms. */
export type MatureReply = ReplyTo<typeof showMature | typeof hideMature>;
