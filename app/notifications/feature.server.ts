import { noticesContext } from '~/notices/notices.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { createNoticeMails } from './mails/send-notices.server';
import { createUnsubscribeEndpoint, ONE_CLICK_PATH } from './mails/unsubscribe-endpoint.server';
import { createUnsubscribeTokens } from './mails/unsubscribe-token.server';
import { createNotificationsPage, notificationsContext } from './notifications.server';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  needs: { notices: noticesContext },
  provides: { notifications: notificationsContext },
  create({ db, clock, log, mailer, secret, siteUrl, notices, noticeKinds: kinds }) {
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
    return {
      services: { notifications },
      jobs: {
        // A run that takes too long, or dies, is continued by the next one.
        'weekly-mails': { cron: '0 7-23 * * 1', work: mails.sendWeekly },
        'daily-mails': { cron: '5 * * * *', work: mails.sendDaily },
        // What cannot wait, and what people want to be mailed at once.
        'urgent-mails': { cron: '* * * * *', work: mails.sendDue },
      },
      webhook: createUnsubscribeEndpoint({ unsubscribe: notifications.unsubscribe, log }),
    };
  },
});
