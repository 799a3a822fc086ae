import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createLog } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { testTargets } from '../testing/test-targets';
import type { SentReport } from './file-report.server';
import { reportTexts } from './report-texts';
import { createReportsService, forgetOldCases, type ReportsService } from './reports.server';

let database: OpenDatabase;
let clock: TestClock;
let reports: ReportsService;
let mails: Mail[];
let mara: { id: string; name: string };
let ivo: { id: string; name: string };
let storyId: string;

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
  const { db } = database;
  mails = [];
  reports = createReportsService({
    ...{ db, clock, targets: testTargets, limiter: createRateLimiter(db, clock, 'secret'), log: createLog({ level: 'silent' }) },
    ...{ secret: 'secret', hidingsPerHour: async () => 5, staff: async () => [], copyHidings: async () => undefined },
    mailer: { send: async (mail) => void mails.push(mail) },
    siteUrl: new URL('https://arena.example'),
    operatorEmail: async () => 'operator@arena.example',
    administratorAddresses: async () => [],
  });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  storyId = await makeStory(database, clock, { author_id: mara.id, title: 'The Ninth Gate', body: 'The gate stood open.' });
});

const file = (differences: Partial<SentReport> = {}) =>
  reports.file({
    ...{
      target: { kind: 'story', id: storyId },
      reporter: { playerId: ivo.id, clientAddress: '203.0.113.1' },
      reason: 'spam',
      details: 'My secret words.',
    },
    ...differences,
  });
const rowsOf = async (query: string) => (await database.execute(query)).rows;
/** Opens the link that was mailed to an address. */
const confirm = (email: string) => {
  const { text = '' } = mails.findLast(({ to, text }) => to === email && text.includes('/report/confirm')) ?? {};
  return reports.confirm(new URL(/https:\/\/\S+\/report\/confirm\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '');
};
const guest = (email: string) => ({ email, clientAddress: randomUUID() });

describe('a report', () => {
  it('opens one case, however many people report the same thing, and the operator gets one mail', async () => {
    await database.execute(
      `insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
       select gen_random_uuid(), 'Reader ' || n, 'reader ' || n, n || '@crowd.test', true, $1, $1 from generate_series(1, 1000) n`,
      [clock.now()],
    );
    const crowd = (await rowsOf(`select id from player where email like '%@crowd.test'`)) as { id: string }[];
    const [first, ...others] = crowd.map(({ id }) => id);
    await file({ reporter: { playerId: first ?? '', clientAddress: '203.0.113.1' } });
    // All but the last twenty, without the mails and limits that take the time.
    await database.execute(
      `insert into report (id, case_id, reporter_id, reason, details, created_at)
       select gen_random_uuid(), (select id from moderation_case), id, 'spam', '', $2 from unnest($1::uuid[]) id`,
      [`{${others.slice(20).join(',')}}`, clock.now()],
    );
    await database.execute('update moderation_case set reports = 980');
    await Promise.all(others.slice(0, 20).map((id) => file({ reporter: { playerId: id, clientAddress: '203.0.113.1' } })));
    expect(await rowsOf('select kind, thing_id, owner_id, reports, closed_at from moderation_case')).toEqual([
      { kind: 'story', thing_id: storyId, owner_id: mara.id, reports: 1000, closed_at: null },
    ]);
    expect(mails.filter(({ to }) => to === 'operator@arena.example')).toHaveLength(1);
    expect(mails).toHaveLength(22);
  });

  it('counts once for each person, and gives the same receipt again, even when it is sent twice at once', async () => {
    const [first, second] = await Promise.all([file(), file()]);
    expect(first?.number).toBe(second?.number);
    expect(await file({ reason: 'other' })).toEqual({ ...first, again: true });
    expect(await rowsOf('select reason from report')).toEqual([{ reason: 'spam' }]);
    const email = 'reader@example.test';
    const number = (await file({ reporter: guest(email) })).number;
    expect(await file({ reporter: guest(email) })).toMatchObject({ number, again: true });
    expect(await rowsOf('select reports from moderation_case')).toEqual([{ reports: 1 }]);
    for (let times = 0; times < 2; times += 1) expect(await confirm(email)).toBe(true);
    expect(await rowsOf('select reports from moderation_case')).toEqual([{ reports: 2 }]);
  });

  it('of a visitor waits in the queue and does nothing until its address is confirmed, and goes after 14 days', async () => {
    const email = 'reader@example.test';
    expect(await file({ reporter: guest(email) })).toMatchObject({ state: 'unconfirmed', hasAddress: true });
    expect(mails).toMatchObject([{ to: email, subject: 'Please confirm your report' }]);
    expect(await rowsOf('select reports, weight, urgency from moderation_case')).toEqual([{ reports: 0, weight: 0, urgency: 0 }]);
    expect(await reports.confirm('made up')).toBe(false);
    await confirm(email);
    expect(await rowsOf('select reports, weight from moderation_case')).toEqual([{ reports: 1, weight: 75 }]);
    await file({ reporter: guest('other@example.test') });
    clock.advance(15 * 86_400_000);
    await forgetOldCases(database.db, clock);
    expect(await rowsOf('select reporter_email from report')).toEqual([{ reporter_email: email }]);
    expect(await confirm('other@example.test')).toBe(false);
  });

  it('of harm to children may come without a name: administrators alone see it, unconfirmed, and it is rung a few times an hour', async () => {
    const unsigned = () => ({ email: undefined, clientAddress: randomUUID() });
    expect(await file({ reason: 'children', reporter: unsigned() })).toMatchObject({ state: 'unconfirmed', hasAddress: false });
    expect(await rowsOf('select urgency, reports from moderation_case')).toEqual([{ urgency: 2, reports: 0 }]);
    expect(mails).toMatchObject([{ to: 'operator@arena.example', subject: 'Urgent: a report of harm to children' }]);
    expect(mails[0]?.text).toContain('Nobody has confirmed the address');
    for (let times = 0; times < 10; times += 1) await file({ reason: 'children', reporter: unsigned() });
    expect(mails).toHaveLength(5);
    clock.advance(15 * 86_400_000);
    await forgetOldCases(database.db, clock);
    expect(await rowsOf('select id from report')).toHaveLength(11);
    expect(await rowsOf('select status from story')).toEqual([{ status: 'published' }]);
  });

  it('opens another case once the first is closed', async () => {
    await file();
    await database.execute('update moderation_case set closed_at = $1', [clock.now()]);
    expect(await file()).toMatchObject({ again: false });
    expect(await rowsOf('select id from moderation_case')).toHaveLength(2);
  });

  it('is acknowledged by a mail that repeats nothing that was typed; the operator reads it', async () => {
    const { number } = await file({ reporter: guest('reader@example.test') });
    await confirm('reader@example.test');
    const [asked, receipt, toOperator] = mails;
    expect(asked?.text).not.toContain('My secret words.');
    expect(receipt).toMatchObject({ to: 'reader@example.test', subject: 'We have your report' });
    expect(receipt?.text).toContain(number);
    expect(receipt?.text).toContain('The Ninth Gate');
    expect(receipt?.text).not.toContain('My secret words.');
    expect(toOperator?.text).toContain('My secret words.');
  });

  it('is refused for what is one’s own, not there, hidden or a draft', async () => {
    await expect(file({ reporter: { playerId: mara.id, clientAddress: '203.0.113.1' } })).rejects.toThrow(reportTexts.own);
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await database.execute(`update story set status = 'hidden' where id = $1`, [storyId]);
    const absent: TargetName[] = [
      { kind: 'story', id: storyId },
      { kind: 'title', id: draft },
      { kind: 'chapter', id: randomUUID() },
      { kind: 'comment', id: 'nonsense' },
      { kind: 'passage', id: `${randomUUID()}.1` },
      { kind: 'passage', id: '1.1' },
      { kind: 'player', id: randomUUID() },
    ];
    for (const target of absent) await expect(file({ target })).rejects.toMatchObject({ status: 404 });
    expect(await rowsOf('select id from moderation_case')).toEqual([]);
  });

  it('is forgotten with its case, six months after that is closed', async () => {
    await file();
    await database.execute('update moderation_case set closed_at = $1', [clock.now()]);
    clock.advance(183 * 86_400_000);
    await forgetOldCases(database.db, clock);
    expect(await rowsOf('select id from report')).toHaveLength(1);
    clock.advance(2 * 86_400_000);
    await forgetOldCases(database.db, clock);
    expect(await rowsOf('select id from report')).toEqual([]);
  });
});

describe('what can be reported', () => {
  it('is a story, its title and its writer', async () => {
    expect(await reports.find({ kind: 'story', id: storyId }, undefined)).toMatchObject({
      ...{ label: 'The Ninth Gate', author: 'Mara', ownerId: mara.id, excerpt: 'The gate stood open.', address: `/story/${storyId}` },
    });
    expect(await reports.find({ kind: 'title', id: storyId }, undefined)).toMatchObject({ excerpt: 'The Ninth Gate' });
    expect(await reports.find({ kind: 'player', id: mara.id }, undefined)).toMatchObject({ label: 'Mara', address: `/players/${mara.id}` });
    await database.execute(`update player set hidden_at = now() where id = $1`, [mara.id]);
    expect(await reports.find({ kind: 'player', id: mara.id }, undefined)).toBeUndefined();
  });

  it('is a chapter, and a comment', async () => {
    const fanStory = await makeStory(database, clock, { arena: 'fan_fic', author_id: mara.id, title: 'A Harbour', fandom_id: 'naruto' });
    const [chapter, comment] = [randomUUID(), randomUUID()];
    const at = clock.now();
    await database.execute(
      `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, 1, 'Low Tide', $3, $4, $4)`,
      [chapter, fanStory, 'Water. '.repeat(100), at],
    );
    await database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'Rude.', $4, $4)`,
      [comment, fanStory, ivo.id, at],
    );
    const found = await reports.find({ kind: 'chapter', id: chapter }, undefined);
    expect(found).toMatchObject({ label: 'Low Tide, chapter 1 of A Harbour', address: `/fan-fiction/story/${fanStory}?chapter=1` });
    expect(found?.excerpt).toHaveLength(401);
    const ofComment = { kind: 'comment', id: comment };
    expect(await reports.find(ofComment, undefined)).toMatchObject({ author: 'Ivo', ownerId: ivo.id, excerpt: 'Rude.' });
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      ivo.id,
      mara.id,
    ]);
    expect(await reports.find(ofComment, mara.id), 'not quoted between blocked people').toMatchObject({ author: 'Ivo', excerpt: '' });
  });
});
