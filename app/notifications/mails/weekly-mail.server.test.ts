import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { wordNotice } from '~/arenas/word-games/disputes/notice-kinds';
import { notify } from '~/notices/sending/notify.server';
import { createNotificationsPage } from '../notifications.server';
import { kinds, type NotificationsFixture, onNotificationsFixture, tokens } from '../testing/notifications-fixture';
import { createUnsubscribeTokens } from './unsubscribe-token.server';

let clock: NotificationsFixture['clock'];
let database: NotificationsFixture['database'];
let fixture: NotificationsFixture['fixture'];
let ivo: NotificationsFixture['ivo'];
let mails: NotificationsFixture['mails'];
let mara: NotificationsFixture['mara'];
let notices: NotificationsFixture['notices'];
let sent: NotificationsFixture['sent'];
const site = onNotificationsFixture();
const { comment } = site;
beforeEach(() => {
  ({ clock, database, fixture, ivo, mails, mara, notices, sent } = site);
});

describe('the weekly mail', () => {
  it('is sent once a week to those who have unread news, with a way to stop it in its headers and its text', async () => {
    const story = await fixture.publish(mara);
    await comment(story);
    await Promise.all([mails.sendWeekly(), mails.sendWeekly()]);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: `${mara.id}@example.test`,
      text: expect.stringContaining('- Ivo commented on “A Harbour”'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text, 'leads to what each notice is about').toMatch(new RegExp(`“A Harbour”\n  https?://[^\n]*${story}`));
    const [, url = ''] = /^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect(mail?.text).toContain(url);
    expect(mail?.html).toContain(url);
    clock.advance(7 * 24 * 60 * 60 * 1000);
    expect(await mails.sendWeekly()).toBe(0);
    await comment(await fixture.publish(mara));
    expect(await mails.sendWeekly()).toBe(1);
  });

  it('is not sent for what is read, shown only on the site, or once it is switched off', async () => {
    await comment(await fixture.publish(mara));
    await notices.markAllRead(mara, clock.now());
    expect(await mails.sendWeekly()).toBe(0);
    await notices.settings.save(mara, { deliveries: { comment: 'here' }, weeklyMail: true });
    await comment(await fixture.publish(mara));
    expect(await mails.sendWeekly()).toBe(0);
    await notices.settings.save(mara, { deliveries: {}, weeklyMail: false });
    expect(await mails.sendWeekly()).toBe(0);
  });

  it('reaches everybody behind a reader whose mail fails, who gets it the next time', async () => {
    for (const [player, writer] of [
      [mara, ivo],
      [ivo, mara],
    ] as const) {
      const id = await fixture.publish(player);
      await fixture.service.comments.post(writer, { id: randomUUID(), storyId: id, chapterId: undefined, text: 'Hello' });
    }
    const [first = '', second = ''] = [mara, ivo].map(({ id }) => id).sort();
    site.refused = `${first}@example.test`;
    expect(await mails.sendWeekly()).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([`${second}@example.test`]);
    site.refused = undefined;
    expect(await mails.sendWeekly()).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([`${second}@example.test`, `${first}@example.test`]);
  });

  it('is stopped by its token, which nobody can make up', async () => {
    const page = createNotificationsPage({ db: database.db, kinds, tokens, stopMail: notices.settings.stopMail });
    const weekly = { playerId: mara.id, mail: 'weekly' } as const;
    for (const token of ['', 'x', mara.id, createUnsubscribeTokens('another secret').tokenFor(weekly)]) {
      expect(await page.unsubscribe(token)).toBe(false);
    }
    expect((await notices.settings.of(mara.id)).weeklyMail).toBe(true);
    for (let times = 0; times < 2; times += 1) expect(await page.unsubscribe(tokens.tokenFor(weekly))).toBe(true);
    expect((await notices.settings.of(mara.id)).weeklyMail).toBe(false);
    await comment(await fixture.publish(mara));
    expect(await mails.sendWeekly()).toBe(0);
  });

  it('lists the first twenty, and says how many more there are', async () => {
    const facts = Array.from({ length: 25 }, (_, number) => `Word ${number}`);
    await notices.settings.save(mara, { deliveries: { word: 'mail' }, weeklyMail: true });
    for (const detail of facts) {
      const fact = { playerId: mara.id, kind: wordNotice, dedupeKey: detail, groupKey: detail, detail };
      await database.db.transaction().execute((trx) => notify(trx, [fact], clock.now()));
    }
    await mails.sendWeekly();
    expect(sent[0]?.text).toContain('- And 5 more');
  });
});
