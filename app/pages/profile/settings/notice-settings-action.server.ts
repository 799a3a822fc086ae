import { data, type RouterContextProvider } from 'react-router';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noticesContext } from '~/notices/notices.server';
import { noticeSettingsForm } from '~/notices/settings/notice-settings-form';
import { submitForm } from '~/platform/forms/submit-form.server';

interface NoticeSettingsAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Saves how a player wants to be told. @see docs/product/notifications.md */
export async function noticeSettingsAction({ formData, player, context }: NoticeSettingsAction) {
  const reply = await submitForm({
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
  });
  return data({ intent: 'notices' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to the form of notifications. */
export type NoticeSettingsReply = Awaited<ReturnType<typeof noticeSettingsAction>>['data'];
