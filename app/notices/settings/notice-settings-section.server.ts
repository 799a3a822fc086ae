import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { texts } from '~/accounts/texts';
import { submitForm } from '~/platform/forms/submit-form.server';
import { noticesContext } from '../notices.server';
import { noticeSettingsForm } from './notice-settings-form';

/** Saves how a player wants to be told. */
const saveSettings = {
  intents: ['notices'],
  schemas: [noticeSettingsForm],
  // For each kind of notice.
  repeated: ['delivery', 'push'],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      formData,
      schema: noticeSettingsForm,
      context,
      texts: { failed: 'Your choice was not saved. Please try again.', databaseAway: texts.databaseAway },
      run: async ({ delivery, push, pushWords, weeklyMail, quietFrom, quietTo, timeZone }) => {
        const quiet = quietFrom !== undefined && quietTo !== undefined ? { from: quietFrom, to: quietTo } : undefined;
        const deliveries = Object.fromEntries(delivery);
        const pushes = { pushed: push, words: pushWords === 'on' };
        const settings = { deliveries, weeklyMail: weeklyMail === 'on', quiet, timeZone, pushes };
        await context.get(noticesContext).settings.save(player(), settings);
        return { result: { saved: true } };
      },
    }),
} satisfies SectionForm;

/** How a player wants to be told. @see docs/product/notifications.md */
export const noticeSettingsSection = {
  tab: 'notifications',
  load: async ({ context, player }) => ({ settings: await context.get(noticesContext).settings.of(player.id) }),
  forms: [saveSettings],
} satisfies ProfileSection;

/** The reply to the form of notifications. */
export type NoticeSettingsReply = ReplyTo<typeof saveSettings>;
