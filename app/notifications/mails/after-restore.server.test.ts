import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { commentNotice, fanFictionNoticeKinds } from '~/arenas/fan-fiction/notice-kinds';
import { createNoticesService, type NoticesService } from '~/notices/notices.server';
import { notify } from '~/notices/sending/notify.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { Mail } from '~/platform/mail/mail.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { browserKeys } from '~/platform/testing/servers/push-service';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { createPushes } from '../push/send-pushes.server';
import { countDueAsSent } from './after-restore.server';
import { createNoticeMails, type NoticeMails } from './send-notices.server';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const siteUrl = new URL('https://quillarena.example');
/** Three in the morning of a Monday. */
const MONDAY = new Date('2026-11-23T03:00:00Z');

let database: OpenDatabase;
let clock: TestClock;
let notices: NoticesService;
let mails: NoticeMails;
let mara: { id: string };
let storyId: string;
const sent: string[] = [];

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  clock.advance(MONDAY.getTime() - clock.now().getTime());
  sent.length = 0;
  const kinds = fanFictionNoticeKinds;
  notices = createNoticesService({ db: database.db, clock, kinds, pushKey: async () => 'key' });
  mails = createNoticeMails({
    ...{ db: database.db, clock, log: { error: () => undefined }, siteUrl, kinds },
    mailer: { send: async ({ subject }: Mail) => void sent.push(subject) },
    unsubscribeUrl: () => siteUrl.href,
  });
  mara = await makePlayer(database, clock, 'Mara');
  storyId = await makeStory(database, clock, { author_id: mara.id, title: 'A Harbour', arena: 'fan_fic' });
});

const wants = (comment: 'now' | 'daily' | 'mail', more: object = {}) =>
  notices.settings.save(mara, { deliveries: { comment }, weeklyMail: true, timeZone: 'UTC', ...more });
const comment = (groupKey: string) => {
  const fact = { playerId: mara.id, kind: commentNotice, dedupeKey: randomUUID(), groupKey, storyId };
  return database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
};
/** Restores what the database holds as a backup taken now, so much later. */
async function restoreAfter(ms: number): Promise<number> {
  const takenAt = clock.now();
  clock.advance(ms);
  return countDueAsSent(database.db, { takenAt, now: clock.now() });
}

describe('after a restore', () => {
  it('the mails of the week and the day that went out since the backup are not sent again', async () => {
    for (const delivery of ['mail', 'daily'] as const) {
      await wants(delivery);
      await comment(delivery);
      await restoreAfter(6 * HOUR_MS);
      expect([await mails.sendWeekly(), await mails.sendDaily()], delivery).toEqual([0, 0]);
      clock.advance(DAY_MS - 6 * HOUR_MS);
    }
  });

  it('the next ones are sent, with what came later', async () => {
    await wants('mail');
    await comment('old');
    await restoreAfter(2 * DAY_MS);
    clock.advance(-DAY_MS / 2);
    await comment('new');
    clock.advance(5 * DAY_MS + DAY_MS / 2);
    expect(await mails.sendWeekly()).toBe(1);
    await wants('daily');
    await comment('newer');
    clock.advance(6 * HOUR_MS);
    expect(await mails.sendDaily()).toBe(1);
  });

  it('the mails of a day or a week that had not begun by then are sent', async () => {
    await wants('daily');
    await comment('today');
    await restoreAfter(2 * HOUR_MS);
    clock.advance(2 * HOUR_MS + HOUR_MS / 2);
    expect(await mails.sendDaily(), 'it is due at seven').toBe(1);
    clock.advance(2 * DAY_MS);
    await wants('mail');
    await comment('this week');
    await restoreAfter(2 * DAY_MS);
    clock.advance(3 * DAY_MS);
    expect(await mails.sendWeekly(), 'it is due on Monday').toBe(1);
  });

  describe('notices that quiet hours held back', () => {
    let pushed: string[];
    beforeEach(async () => {
      pushed = [];
      await wants('now', { quiet: { from: 0, to: 7 * 60 } });
      await notices.devices.add(mara, { endpoint: 'https://push.example/phone', ...browserKeys(), name: 'phone' });
      await comment('today');
      await sendBoth();
      expect([sent, pushed]).toEqual([[], []]);
    });

    async function sendBoth(): Promise<void> {
      await mails.sendDue();
      const pusher = { send: async (_device: string, { tag }: { tag?: string }) => void pushed.push(tag ?? '') };
      await createPushes({
        db: database.db,
        clock,
        log: { error: () => undefined, warn: () => undefined },
        pusher,
        kinds: fanFictionNoticeKinds,
      }).sendDue();
    }

    it('are not sent again once these hours have ended', async () => {
      expect(await restoreAfter(5 * HOUR_MS)).toBe(1);
      await sendBoth();
      expect([sent, pushed]).toEqual([[], []]);
    });

    it('are sent where these hours have not ended yet', async () => {
      expect(await restoreAfter(2 * HOUR_MS)).toBe(0);
      clock.advance(2 * HOUR_MS);
      await sendBoth();
      expect([sent.length, pushed.length]).toEqual([1, 1]);
    });
  });
});
