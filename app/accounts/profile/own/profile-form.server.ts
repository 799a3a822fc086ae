import { submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../../accounts.server';
import { profileForm } from '../../forms';
import { texts } from '../../texts';
import type { ProfileSection, ReplyTo, SectionForm } from '../profile-section.server';

/** Saves name and text; `done` is different for each success. */
const saveProfile = {
  intents: ['profile'],
  schemas: [profileForm],
  // Shown with the others, but ignored.
  fields: ['email'],
  act: ({ formData, player, context }) =>
    submitForm({
      formData,
      schema: profileForm,
      context,
      texts: { failed: 'Failed to update your profile', databaseAway: texts.databaseAway },
      run: async (profile) => {
        await context.get(accountsContext).profiles.save(player().id, profile);
        return { result: { done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

/** @see docs/product/accounts.md */
export const profileSection = {
  tab: 'profile',
  stays: true,
  load: ({ own: { name, email, bio } }) => ({ own: { name, email, bio } }),
  forms: [saveProfile],
} satisfies ProfileSection;

/** The reply to the form, and to that of the password. */
export type ProfileReply = ReplyTo<typeof saveProfile>;
