import { randomUUID } from 'node:crypto';
import type { Viewer } from '~/accounts/viewer/viewer';
import { fanFictionNoticeKinds } from '~/arenas/fan-fiction/notice-kinds';
import { type FanFixture, onFanFixture } from '~/arenas/fan-fiction/testing/fan-fixture';
import { wordNotice } from '~/arenas/word-games/disputes/notice-kinds';
import { moderationNoticeKinds } from '~/moderation/notice-kinds';
import { testTargets } from '~/moderation/testing/test-targets';
import { createNoticesService, type NoticesService } from '~/notices/notices.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { Mail } from '~/platform/mail/mail.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { followerNotice } from '~/players/follows/notice-kinds';
import { storyNoticeKinds } from '~/stories/news/notice-kinds';
import { createNoticeMails, type NoticeMails } from '../mails/send-notices.server';
import { createUnsubscribeTokens } from '../mails/unsubscribe-token.server';

const MONDAY = new Date('2026-11-23T07:00:00Z');
export const kinds = [
  ...storyNoticeKinds,
  ...fanFictionNoticeKinds,
  followerNotice,
  wordNotice,
  ...moderationNoticeKinds(testTargets.textOf),
];
export const tokens = createUnsubscribeTokens('secret');

/** Notices and their mails on a Monday, with an arena of which they tell. */
export interface NotificationsFixture {
  database: OpenDatabase;
  clock: TestClock;
  fixture: FanFixture;
  notices: NoticesService;
  mails: NoticeMails;
  sent: Mail[];
  /** The address whose mail fails. */
  refused: string | undefined;
  mara: Viewer;
  ivo: Viewer;
  /** Has Ivo comment on a story. */
  comment(storyId: string, id?: string): Promise<unknown>;
}

/** Sets it up for every test of a file. */
export function onNotificationsFixture(): NotificationsFixture {
  const site = {
    comment: (storyId, id = randomUUID()) =>
      site.fixture.service.comments.post(site.ivo, { id, storyId, chapterId: undefined, text: 'Hello' }),
  } as NotificationsFixture;
  onFanFixture((context) => {
    const { database, clock } = context;
    clock.advance(MONDAY.getTime() - clock.now().getTime());
    const { db } = database;
    const notices = createNoticesService({ db, clock, kinds, pushKey: async () => 'key' });
    const mails = createNoticeMails({
      ...{ db, clock, log: { error: () => undefined }, siteUrl: new URL('https://quillarena.example'), kinds },
      mailer: {
        send: async (mail) => {
          if (mail.to === site.refused) throw new Error('refused');
          site.sent.push(mail);
        },
      },
      unsubscribeUrl: (asked) => `https://quillarena.example/mail/unsubscribe?token=${tokens.tokenFor(asked)}`,
    });
    Object.assign(site, context, { notices, mails, sent: [], refused: undefined });
  });
  return site;
}
