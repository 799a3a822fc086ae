import { noticesContext } from '~/notices/notices.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { createNoticeMails } from './mails/send-notices.server';
import { createUnsubscribeEndpoint, ONE_CLICK_PATH } from './mails/unsubscribe-endpoint.server';
import { createUnsubscribeTokens } from './mails/unsubscribe-token.server';
import { createNotificationsPage, notificationsContext } from './notifications.server';
import { createPushes } from './push/send-pushes.server';

/** The channel on which the database announces that a notice is due for devices. */
const PUSH_CHANNEL = 'push_due';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  needs: { notices: noticesContext },
  provides: { notifications: notificationsContext },
  create({ db, clock, log, bus, mailer, pusher, secret, siteUrl, notices, noticeKinds: kinds }) {
    const tokens = createUnsubscribeTokens(secret);
    const notifications = createNotificationsPage({ db, kinds, tokens, stopMail: notices.settings.stopMail });
    const mails = createNoticeMails({
      ...{ db, clock, log, mailer, siteUrl, kinds },
      unsubscribeUrl(asked) {
        const address = new URL(ONE_CLICK_PATH, siteUrl);
        address.search = new URLSearchParams({ token: tokens.tokenFor(asked) }).toString();
        return address.href;
      },
    });
    const pushes = createPushes({ db, clock, log, pusher, kinds });
    bus.onTrigger(PUSH_CHANNEL, {
      dispatch: pushes.sendSoon,
      onLink: (up) => up && pushes.sendSoon(),
    });
    return {
      services: { notifications },
      jobs: {
        // A run that takes too long, or dies, is continued by the next one.
        'weekly-mails': { cron: '0 7-23 * * 1', work: mails.sendWeekly },
        // Whose quiet hours last all Monday has an hour outside of them by now.
        'weekly-mails-late': { cron: '0 0-6 * * 2', work: mails.sendWeekly },
        'daily-mails': { cron: '5 * * * *', work: mails.sendDaily },
        // What cannot wait, and what people want to be mailed at once.
        // What quiet hours held back, and what an announcement was lost for.
        'pushes-due': { cron: '* * * * *', work: pushes.sendDue },
        'urgent-mails': { cron: '* * * * *', work: mails.sendDue },
      },
      // The keys are made at the first start.
      start: async () => void (await pusher.publicKey()),
      webhook: createUnsubscribeEndpoint({ unsubscribe: notifications.unsubscribe, log }),
    };
  },
});
