import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { commentNotice, fanFictionNoticeKinds } from '~/arenas/fan-fiction/notice-kinds';
import { createNoticesService, type NoticesService } from '~/notices/notices.server';
import { notify } from '~/notices/sending/notify.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { PushMessage } from '~/platform/push/push-message.contract';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { browserKeys } from '~/platform/testing/servers/push-service';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { createPushes, type Pushes } from './send-pushes.server';

const MINUTE_MS = 60_000;
const EVENING = new Date('2026-11-25T21:30:00Z');

let database: OpenDatabase;
let clock: TestClock;
let notices: NoticesService;
let pushes: Pushes;
let sent: PushMessage[];
let mara: { id: string };
let storyId: string;

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  clock.advance(EVENING.getTime() - clock.now().getTime());
  sent = [];
  notices = createNoticesService({ db: database.db, clock, kinds: fanFictionNoticeKinds, pushKey: async () => 'key' });
  pushes = createPushes({
    ...{ db: database.db, clock, log: { error: () => undefined, warn: () => undefined }, kinds: fanFictionNoticeKinds },
    pusher: { send: async (_deviceId, message) => void sent.push(message) },
  });
  mara = await makePlayer(database, clock, 'Mara');
  storyId = await makeStory(database, clock, { author_id: mara.id, title: 'A Harbour', arena: 'fan_fic' });
});

const turnOn = (name = 'phone') => notices.devices.add(mara, { endpoint: `https://push.example/${name}`, ...browserKeys(), name });
/** Comments of one day are one notice that grows. */
const comment = () => {
  const fact = { playerId: mara.id, kind: commentNotice, dedupeKey: randomUUID(), groupKey: 'today', storyId };
  return database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
};
const choose = (more: object) => notices.settings.save(mara, { deliveries: {}, weeklyMail: true, timeZone: 'UTC', ...more });
const titles = () => sent.splice(0).map(({ title }) => title);

it('what happens goes to each device of its reader once, and leads to what it is about', async () => {
  await comment();
  expect(await pushes.sendDue()).toBe(0);
  await turnOn();
  await turnOn('computer');
  await comment();
  await Promise.all([pushes.sendDue(), pushes.sendDue()]);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({
    title: '2 new comments on “A Harbour”, the latest by Someone',
    body: '',
    to: `/fan-fiction/story/${storyId}?comments=1#comments`,
    tag: expect.any(String),
    unread: 1,
  });
});

it('what grows within a minute goes out once more, in the place of the one before', async () => {
  await turnOn();
  await comment();
  await pushes.sendDue();
  const [first] = sent.splice(0);
  for (let count = 0; count < 3; count += 1) await comment();
  expect(await pushes.sendDue()).toBe(0);
  clock.advance(MINUTE_MS);
  await pushes.sendDue();
  expect(sent).toMatchObject([{ title: '4 new comments on “A Harbour”, the latest by Someone', tag: first?.tag }]);
});

it('nothing goes out that is read meanwhile, or of a kind that is kept off devices', async () => {
  await turnOn();
  await comment();
  await notices.markAllRead(mara, clock.now());
  expect(await pushes.sendDue()).toBe(0);
  await choose({ pushes: { pushed: [], words: true } });
  await comment();
  expect(await pushes.sendDue()).toBe(0);
  expect((await notices.settings.of(mara.id)).kinds.every(({ pushed }) => !pushed)).toBe(true);
});

it('quiet hours hold it back until they end', async () => {
  await turnOn();
  await choose({ quiet: { from: 21 * 60, to: 22 * 60 } });
  await comment();
  clock.advance(29 * MINUTE_MS);
  expect(await pushes.sendDue()).toBe(0);
  clock.advance(MINUTE_MS);
  expect(await pushes.sendDue()).toBe(1);
});

it('a locked screen shows no words to those who want none', async () => {
  await turnOn();
  await choose({ pushes: { pushed: ['comment'], words: false } });
  await comment();
  await pushes.sendDue();
  expect(sent).toMatchObject([{ title: 'Something new at Quillarena', body: '' }]);
  expect(titles()).toHaveLength(1);
});
