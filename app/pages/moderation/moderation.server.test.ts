import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createLog } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { onTestDatabase } from '~/platform/testing/test-database';
import { makeStory } from '~/stories/testing/make-story';
import type { Decided } from './decisions/decision-forms';
import { decisionTexts } from './decisions/decision-texts';
import { tellReporters } from './decisions/outcome-mails.server';
import { createModeration, type ModerationService } from './moderation.server';
import type { ReportReason } from './report/report';
import { createReportsService, type ReportsService } from './report/reports.server';
import type { ThingName } from './things/thing';

let database: OpenDatabase;
let clock: TestClock;
let reports: ReportsService;
let moderation: ModerationService;
let mails: Mail[];
let endedSessions: string[];
let mara: Viewer;
let ivo: Viewer;
let ada: Viewer;
let mod: Viewer;
let storyId: string;
let staff: Viewer[];

const siteUrl = new URL('https://arena.example');
const log = createLog({ level: 'silent' });
const mailer = { send: async (mail: Mail) => void mails.push(mail) };

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
  const { db } = database;
  mails = [];
  endedSessions = [];
  reports = createReportsService({
    ...{ db, clock, limiter: createRateLimiter(db, clock, 'secret'), log, mailer, siteUrl, operatorEmail: undefined },
    administratorAddresses: async () => ['ada@arena.example'],
  });
  moderation = createModeration({
    ...{ db, clock, staff: async () => staff },
    endSessions: async (playerId) => void endedSessions.push(playerId),
  });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  ada = { ...(await makePlayer(database, clock, 'Ada')), role: 'administrator' };
  mod = { ...(await makePlayer(database, clock, 'Mod')), role: 'moderator' };
  staff = [ada, mod];
  storyId = await makeStory(database, clock, { author_id: mara.id, title: 'The Ninth Gate', body: 'The gate stood open.' });
  await database.execute('delete from moderation_due');
});

const rowsOf = async (query: string, values: unknown[] = []) => (await database.execute(query, values)).rows;
const report = (thing: ThingName, reason: ReportReason = 'spam', by: Viewer = ivo) =>
  reports.file({ thing, reporter: { playerId: by.id }, reason, details: 'Because.' });
const story = (): ThingName => ({ kind: 'story', id: storyId });
const queue = async () => (await moderation.queue(null)).cases;
const openCase = async () => String((await rowsOf('select id from moderation_case where closed_at is null'))[0]?.id);
const decide = (measure: Decided['measure'], more: Partial<Decided> = {}, by: Viewer = mod, caseId?: string) =>
  (async () =>
    moderation.decide(by, {
      ...{ intent: 'decide' as const, caseId: caseId ?? (await openCase()), measure, warnings: [], basis: 'rules' as const },
      ...{ reason: 'It breaks rule 3.', ...more },
    }))();
const statusOf = async () => (await rowsOf('select status from story where id = $1', [storyId]))[0]?.status;
const noticesOf = async (playerId: string) =>
  (await rowsOf(`select detail from notice where player_id = $1 and kind = 'decision' order by changed_at`, [playerId])).map(({ detail }) =>
    String(detail),
  );

describe('the queue', () => {
  it('sorts by how urgent, by weight, and then by time, page by page', async () => {
    const ids = [];
    for (const title of ['One', 'Two', 'Three']) ids.push(await makeStory(database, clock, { author_id: mara.id, title }));
    await report({ kind: 'story', id: ids[0] ?? '' }, 'spam');
    await report({ kind: 'story', id: ids[1] ?? '' }, 'illegal');
    await report({ kind: 'story', id: ids[2] ?? '' }, 'threat');
    expect((await queue()).map(({ subject }) => subject)).toEqual(['the story “Three”', 'the story “Two”', 'the story “One”']);
    await database.execute(
      `insert into moderation_case (id, kind, thing_id, reports, weight, opened_at)
       select gen_random_uuid(), 'story', gen_random_uuid(), 1, 50, $1::timestamptz + n * interval '1 microsecond' from generate_series(1, 60) n`,
      [clock.now()],
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await moderation.queue(after ?? null);
      seen.push(...page.cases.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(new Set(seen).size).toBe(63);
    expect(seen).toHaveLength(63);
    expect((await moderation.queue('broken')).cases).toHaveLength(25);
  });

  it('is read in order from its index, however long it is', async () => {
    await database.execute(
      `insert into moderation_case (id, kind, thing_id, reports, weight, opened_at)
       select gen_random_uuid(), 'story', gen_random_uuid(), 1, n % 500, $1 from generate_series(1, 20000) n`,
      [clock.now()],
    );
    await database.execute('analyze moderation_case');
    const plan = await rowsOf(`explain select id from moderation_case where closed_at is null and urgency < 2
      and (urgency, weight, opened_at, id) < (0::smallint, 250, now(), '00000000-0000-4000-8000-000000000000'::uuid)
      order by urgency desc, weight desc, opened_at desc, id desc limit 26`);
    const text = plan.map((row) => Object.values(row).join(' ')).join('\n');
    expect(text).toContain('moderation_case_queue');
    expect(text).not.toContain('Sort');
  });

  it('weighs reports by the record of who sends them', async () => {
    await report(story(), 'spam');
    await decide('hide');
    const other = await makeStory(database, clock, { author_id: mara.id, title: 'Second' });
    await report({ kind: 'story', id: other }, 'spam');
    const third = await makeStory(database, clock, { author_id: mara.id, title: 'Third' });
    await report({ kind: 'story', id: third }, 'spam', ada);
    expect((await queue()).map(({ subject }) => subject)).toEqual(['the story “Second”', 'the story “Third”']);
  });

  it('shows one case for a thing with everything to decide by', async () => {
    await report(story());
    await report(story(), 'copied', ada);
    expect(await queue()).toMatchObject([{ owner: 'Mara', reasons: [{ reason: 'copied' }, { reason: 'spam' }] }]);
    const found = await moderation.case(mod, await openCase());
    expect(found).toMatchObject({
      ...{ reportCount: 2, mayDecide: true, subject: 'the story “The Ninth Gate”', owner: { name: 'Mara', decisions: [] } },
      thing: { excerpt: 'The gate stood open.', address: `/story/${storyId}` },
      content: { rating: 'none', warnings: [] },
    });
    expect(found?.reports.map(({ by, details }) => [by, details])).toContainEqual(['Ivo', 'Because.']);
    expect(await moderation.case(ivo, await openCase())).toBeUndefined();
  });

  it('never shows harm to children: it is out of sight at once, and administrators are told', async () => {
    await report(story(), 'children');
    expect(await queue()).toEqual([]);
    expect(await moderation.urgent()).toHaveLength(1);
    expect(await statusOf()).toBe('hidden');
    const [, urgent] = mails;
    expect(urgent).toMatchObject({ to: 'ada@arena.example', subject: 'Urgent: a report of harm to children' });
    expect(urgent?.text).toContain('DSA article 18');
    expect(urgent?.text).not.toContain('The Ninth Gate');
    expect(await moderation.case(mod, await openCase())).toBeUndefined();
    await expect(decide('nothing', {}, mod)).rejects.toThrow(decisionTexts.notYours);
    await decide('nothing', {}, ada);
    expect(await statusOf()).toBe('published');
    expect((await noticesOf(mara.id))[0]).toContain('Everybody sees it again');
  });
});

describe('what the site finds by itself', () => {
  const find = () => moderation.findCases();

  it('is a crude word in a title, a comment or a bio, each once', async () => {
    await database.execute(`update story set title = 'Fuck the Gate' where id = $1`, [storyId]);
    await database.execute(`update player set bio = 'What the fuck' where id = $1`, [mara.id]);
    const fanStory = await makeStory(database, clock, { arena: 'fan_fic', author_id: mara.id, fandom_id: 'naruto' });
    await database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'Fuck off.', $4, $4)`,
      [randomUUID(), fanStory, ivo.id, clock.now()],
    );
    await find();
    await database.execute(`update player set bio = 'What the very fuck' where id = $1`, [mara.id]);
    await find();
    const found = await rowsOf('select kind, reason from report join moderation_case on case_id = moderation_case.id order by kind');
    expect(found).toEqual(['comment', 'player', 'title'].map((kind) => ({ kind, reason: 'crude' })));
    expect(await rowsOf('select 1 from moderation_due')).toEqual([]);
  });

  it('is a link of an account younger than a day, and of no older one', async () => {
    await database.execute(`update player set bio = 'See https://spam.example' where id = $1`, [mara.id]);
    clock.advance(DAY_MS + 1);
    const zoe = await makePlayer(database, clock, 'Zoe');
    await makeStory(database, clock, { author_id: zoe.id, body: 'Buy at www.spam.example now.', title: 'A Bargain' });
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the story “A Bargain”', reasons: [{ reason: 'link' }] }]);
  });

  it('is a player whose runs did not count, who is off the list once somebody decided', async () => {
    await database.execute('insert into run_review (player_id, opened_at) values ($1, $2)', [mara.id, clock.now()]);
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the player “Mara”', reasons: [{ reason: 'runs' }] }]);
    await decide('nothing');
    expect(await rowsOf('select closed_at is null as open from run_review')).toEqual([{ open: false }]);
  });

  it('is three votes from one place, which can be let count', async () => {
    const cluster = randomUUID();
    await database.execute('insert into rating_cluster (id, story_id, made_at) values ($1, $2, $3)', [cluster, storyId, clock.now()]);
    for (const player of [ivo, ada]) await vote(player, cluster);
    await find();
    expect(await queue()).toEqual([]);
    await vote(mod, cluster);
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the votes for “The Ninth Gate”' }]);
    await decide('release');
    expect(await rowsOf('select released_at is null as held from rating_cluster')).toEqual([{ held: false }]);
  });

  async function vote(player: Viewer, cluster: string): Promise<void> {
    await database.execute(
      `insert into story_rating (id, story_id, player_id, value, cluster_id, created_at, updated_at) values ($1, $2, $3, 5, $4, $5, $5)`,
      [randomUUID(), storyId, player.id, cluster, clock.now()],
    );
  }
});

describe('a decision', () => {
  it('hides the thing, tells its owner why and how to object, tells the reporters, and stands in the log', async () => {
    const { number } = await report(story());
    mails.length = 0;
    await decide('hide');
    expect(await statusOf()).toBe('hidden');
    const [told] = await noticesOf(mara.id);
    expect(told).toContain('The story “The Ninth Gate” was hidden');
    expect(told).toContain('The reason: It breaks rule 3. It is based on the rules of the arena');
    expect(told).toContain('You can object once, for six months');
    expect(await tellReporters({ db: database.db, mailer, log, siteUrl })).toBe(1);
    expect(await tellReporters({ db: database.db, mailer, log, siteUrl })).toBe(0);
    expect(mails).toMatchObject([{ to: `${ivo.id}@example.test`, subject: 'The outcome of your report' }]);
    expect(mails[0]?.text).toContain(number);
    expect(mails[0]?.text).not.toContain('rule 3');
    expect(await rowsOf('select action, thing from audit_entry')).toEqual([{ action: 'hide', thing: `story:${storyId}` }]);
    await expect(decide('hide', {}, mod, randomUUID())).rejects.toThrow(decisionTexts.gone);
  });

  it('cannot be made by those it is about, those who reported, and those without a role', async () => {
    await report(story());
    for (const person of [{ ...mara, role: 'moderator' as const }, { ...ivo, role: 'administrator' as const }, ada.role ? mara : ivo]) {
      await expect(decide('hide', {}, person)).rejects.toThrow(decisionTexts.notYours);
    }
    expect(await statusOf()).toBe('published');
  });

  it('is an administrator’s where it is about somebody with a role', async () => {
    await report({ kind: 'player', id: mod.id });
    const other = { ...(await makePlayer(database, clock, 'Zoe')), role: 'moderator' as const };
    await expect(decide('warn', {}, other)).rejects.toThrow(decisionTexts.notYours);
    await decide('warn', {}, ada);
  });

  it('suspends for some days, or bans for good with everything hidden; both end the sessions', async () => {
    await report(story());
    await expect(decide('suspend')).rejects.toThrow(decisionTexts.daysMissing);
    await decide('suspend', { days: 7, hides: 'on' });
    expect(await rowsOf('select suspended_until from player where id = $1', [mara.id])).toEqual([
      { suspended_until: new Date(clock.now().getTime() + 7 * DAY_MS) },
    ]);
    expect(await statusOf()).toBe('hidden');
    await report({ kind: 'player', id: mara.id }, 'harassment');
    await decide('ban');
    expect(await rowsOf('select banned_at is null as free, hidden_at is null as shown from player where id = $1', [mara.id])).toEqual([
      { free: false, shown: false },
    ]);
    expect(endedSessions).toEqual([mara.id, mara.id]);
  });

  it.each([
    [
      'rate',
      { rating: 'mature', warnings: ['death'] },
      'select content_rating, warnings from story',
      { content_rating: 'mature', warnings: ['death'] },
    ],
    ['remove-title', {}, 'select title from story', { title: 'Untitled' }],
    ['warn', { hides: 'on' }, 'select status from story', { status: 'hidden' }],
  ] as const)('%s, and is undone when an objection is right', async (measure, more, query, expected) => {
    const before = await rowsOf(query);
    await report(story());
    await decide(measure, { ...more, warnings: 'warnings' in more ? [...more.warnings] : [] });
    expect(await rowsOf(query)).toEqual([expected]);
    await object();
    await decide('reverse', {}, ada);
    expect(await rowsOf(query)).toEqual(before);
  });

  it('removes a name or a bio, and gives them back', async () => {
    await database.execute(`update player set bio = 'Rude.' where id = $1`, [mara.id]);
    for (const [measure, shown] of [
      ['remove-name', { name: expect.stringMatching(/^Player \d{9}$/), bio: 'Rude.' }],
      ['remove-bio', { name: 'Mara', bio: '' }],
    ] as const) {
      await report({ kind: 'player', id: mara.id });
      await decide(measure);
      expect(await rowsOf('select name, bio from player where id = $1', [mara.id])).toEqual([shown]);
      await object();
      await decide('reverse', {}, ada);
      expect(await rowsOf('select name, bio from player where id = $1', [mara.id])).toEqual([{ name: 'Mara', bio: 'Rude.' }]);
      clock.advance(1_000);
    }
  });

  it('refuses what cannot be done about a thing', async () => {
    await report({ kind: 'player', id: mara.id });
    await expect(decide('release')).rejects.toThrow(decisionTexts.measureWrong);
    await expect(decide('rate')).rejects.toThrow(decisionTexts.measureWrong);
  });
});

async function object(by: Viewer = mara): Promise<void> {
  const [newest] = await moderation.decisionsAbout(by.id);
  await moderation.object(by, { decisionId: newest?.id ?? randomUUID(), objection: 'It is a quotation.' });
}

describe('an objection', () => {
  it('is made once, within six months, by the person alone', async () => {
    await report(story());
    await decide('warn');
    const [own] = await moderation.decisionsAbout(mara.id);
    expect(own).toMatchObject({ mayObject: true, objection: undefined });
    await expect(moderation.object(ivo, { decisionId: own?.id ?? '', objection: 'No.' })).rejects.toThrow(decisionTexts.cannotObject);
    await object();
    await expect(object()).rejects.toThrow(decisionTexts.cannotObject);
    expect(await moderation.decisionsAbout(mara.id)).toMatchObject([{ mayObject: false, objection: { outcome: undefined } }]);
    await decide('keep', {}, ada);
    expect((await noticesOf(mara.id))[1]).toContain('You objected. The decision about the story “The Ninth Gate” stays.');
    await report({ kind: 'player', id: mara.id });
    await decide('warn');
    clock.advance(185 * DAY_MS);
    await expect(object()).rejects.toThrow(decisionTexts.cannotObject);
  });

  it('is decided by another moderator where there is one', async () => {
    await report(story());
    await decide('warn');
    await object();
    expect(await queue()).toMatchObject([{ subject: 'the decision about the story “The Ninth Gate”', reasons: [{ reason: 'objection' }] }]);
    await expect(decide('keep')).rejects.toThrow(decisionTexts.notYours);
    staff = [mod];
    await decide('keep');
  });
});

describe('the numbers', () => {
  it('count what was done in each month and name nobody', async () => {
    await report(story());
    await reports.file({ thing: story(), reporter: { email: 'x@y.test', clientAddress: '203.0.113.9' }, reason: 'spam', details: '' });
    clock.advance(3 * 60 * 60 * 1000);
    await decide('hide');
    await object();
    await decide('reverse', {}, ada);
    expect(await moderation.months()).toEqual([
      {
        month: '2026-03',
        counts: {
          ...{ reports: 1, 'reports-without-account': 1, 'decided:hide': 1, closed: 2, hours: 3, objections: 1, found: 1 },
          ...{ 'decided:reverse': 1, reversed: 1 },
        },
      },
    ]);
  });
});
