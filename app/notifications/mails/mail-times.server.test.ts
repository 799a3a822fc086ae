import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { commentNotice, fanFictionNoticeKinds } from '~/arenas/fan-fiction/notice-kinds';
import { createNoticesService, type NoticesService } from '~/notices/notices.server';
import { notify } from '~/notices/sending/notify.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { Mail } from '~/platform/mail/mail.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { createNoticeMails, type NoticeMails } from './send-notices.server';
import { createUnsubscribeTokens } from './unsubscribe-token.server';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** In Berlin it is an hour later. */
const MORNING = new Date('2026-11-25T08:00:00Z');
const siteUrl = new URL('https://quillarena.example');
const tokens = createUnsubscribeTokens('secret');

let database: OpenDatabase;
let clock: TestClock;
let notices: NoticesService;
let mails: NoticeMails;
let sent: Mail[];
let mara: { id: string };
let storyId: string;

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  clock.advance(MORNING.getTime() - clock.now().getTime());
  sent = [];
  notices = createNoticesService({ db: database.db, clock, kinds: fanFictionNoticeKinds, pushKey: async () => 'key' });
  mails = createNoticeMails({
    ...{ db: database.db, clock, log: { error: () => undefined }, siteUrl, kinds: fanFictionNoticeKinds },
    mailer: { send: async (mail) => void sent.push(mail) },
    unsubscribeUrl: (asked) => `${siteUrl}?${tokens.tokenFor(asked)}`,
  });
  mara = await makePlayer(database, clock, 'Mara');
  storyId = await makeStory(database, clock, { author_id: mara.id, title: 'A Harbour', arena: 'fan_fic' });
});

const wants = (comment: 'now' | 'daily' | 'mail' | 'here', more: object = {}) =>
  notices.settings.save(mara, { deliveries: { comment }, weeklyMail: true, timeZone: 'Europe/Berlin', ...more });
/** Comments of one day are one notice that grows. */
const comment = () => {
  const fact = { playerId: mara.id, kind: commentNotice, dedupeKey: randomUUID(), groupKey: 'today', storyId };
  return database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
};
const subjects = () => sent.splice(0).map(({ subject }) => subject);

it('what is wanted at once is mailed once, and told of again after a quarter of an hour', async () => {
  await wants('now');
  await comment();
  await Promise.all([mails.sendDue(), mails.sendDue()]);
  expect(sent[0]).toMatchObject({
    subject: 'Someone commented on “A Harbour”',
    text: expect.stringContaining(`/fan-fiction/story/${storyId}?comments=1#comments`),
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(subjects()).toHaveLength(1);
  for (let count = 0; count < 3; count += 1) {
    clock.advance(MINUTE_MS);
    await comment();
    await mails.sendDue();
  }
  expect(subjects()).toEqual([]);
  clock.advance(12 * MINUTE_MS);
  await mails.sendDue();
  expect(subjects()).toEqual(['4 new comments on “A Harbour”, the latest by Someone']);
});

it('what has been read meanwhile is not mailed', async () => {
  await wants('now');
  await comment();
  await notices.markAllRead(mara, clock.now());
  expect(await mails.sendDue()).toBe(0);
});

it('quiet hours hold mails back until they end, in one’s own time zone', async () => {
  await wants('now', { quiet: { from: 8 * 60, to: 11 * 60 } });
  await comment();
  await mails.sendDue();
  clock.advance(2 * HOUR_MS - MINUTE_MS);
  await mails.sendDue();
  expect(subjects()).toEqual([]);
  clock.advance(MINUTE_MS);
  await mails.sendDue();
  expect(subjects()).toEqual(['Someone commented on “A Harbour”']);
});

it('quiet hours hold the weekly mail back until they end', async () => {
  await wants('mail', { quiet: { from: 8 * 60, to: 11 * 60 } });
  await comment();
  expect(await mails.sendWeekly()).toBe(0);
  clock.advance(2 * HOUR_MS);
  expect(await mails.sendWeekly()).toBe(1);
});

it('the daily mail comes once a day from seven in the morning, to those who wish for it', async () => {
  await comment();
  expect(await mails.sendDaily()).toBe(0);
  await wants('daily');
  await Promise.all([mails.sendDaily(), mails.sendDaily()]);
  expect(subjects()).toEqual(['Your day at Quillarena']);
  clock.advance(HOUR_MS);
  await comment();
  expect(await mails.sendDaily()).toBe(0);
  clock.advance(20 * HOUR_MS);
  expect(await mails.sendDaily()).toBe(0);
  clock.advance(HOUR_MS);
  expect(await mails.sendDaily()).toBe(1);
  expect(sent[0]?.text).toContain('- 2 new comments on “A Harbour”');
});

it.each([
  { every: 'daily', delivery: 'daily', days: 1 },
  { every: 'weekly', delivery: 'mail', days: 7 },
] as const)('a $every mail that comes later than the one before tells of all that came between', async ({ every, delivery, days }) => {
  const send = () => (every === 'daily' ? mails.sendDaily() : mails.sendWeekly());
  await wants(delivery);
  await comment();
  expect(await send()).toBe(1);
  clock.advance(MINUTE_MS);
  await comment();
  await wants(delivery, { quiet: { from: 0, to: 10 * 60 } });
  clock.advance(days * 24 * HOUR_MS);
  expect(await send(), 'it is quiet').toBe(0);
  clock.advance(HOUR_MS);
  expect(await send()).toBe(1);
});

it('each mail is stopped by itself, and what it told of is still shown on the site', async () => {
  await wants('daily');
  await notices.settings.stopMail(mara.id, 'now');
  expect((await notices.settings.of(mara.id)).kinds.find(({ id }) => id === 'comment')?.delivery).toBe('daily');
  await notices.settings.stopMail(mara.id, 'daily');
  await comment();
  expect(await mails.sendDaily()).toBe(0);
  expect(await notices.unreadCount(mara.id)).toBe(1);
  const settings = await notices.settings.of(mara.id);
  expect([settings.kinds.find(({ id }) => id === 'comment')?.delivery, settings.weeklyMail]).toEqual(['here', true]);
});

it('mails that come at once without a choice are stopped for those, too, who never saved settings', async () => {
  const kinds = [...fanFictionNoticeKinds, { ...commentNotice, id: 'urgent-by-default', delivery: 'now' as const }];
  const { settings } = createNoticesService({ db: database.db, clock, kinds, pushKey: async () => 'key' });
  const delivery = async (id: string) => (await settings.of(mara.id)).kinds.find((kind) => kind.id === id)?.delivery;
  expect(await delivery('urgent-by-default')).toBe('now');
  await settings.stopMail(mara.id, 'now');
  expect([await delivery('urgent-by-default'), await delivery('comment')]).toEqual(['here', commentNotice.delivery]);
  await settings.save(mara, { deliveries: { comment: 'now', 'urgent-by-default': 'daily' }, weeklyMail: false });
  await settings.stopMail(mara.id, 'now');
  expect([await delivery('urgent-by-default'), await delivery('comment')]).toEqual(['daily', 'here']);
  expect((await settings.of(mara.id)).weeklyMail).toBe(false);
  await settings.stopMail(randomUUID(), 'now');
});

it('a token names the mail that it stops; one of the oldest mails stops the weekly one', () => {
  for (const mail of ['weekly', 'daily', 'now'] as const) {
    expect(tokens.read(tokens.tokenFor({ playerId: mara.id, mail }))).toEqual({ playerId: mara.id, mail });
  }
});
