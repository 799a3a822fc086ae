import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import { type Detector, detectSoon, type FoundReason, wordsFor } from '~/platform/feature/detector';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { makePlayer } from '~/platform/testing/make-player';
import { makeStory } from '~/stories/testing/make-story';
import { suggestedRule } from '../decisions/reasons/rules';
import { reportsOf } from '../queue/case-reports.server';
import { listQueue } from '../queue/queue.server';
import { filtersIn } from '../queue/queue-filters';
import { createReportTargets } from '../targets/report-targets.server';
import { openModerationFixture } from '../testing/moderation-fixture';
import { findCases } from './find-cases.server';

const fixture = openModerationFixture();
const { rowsOf, queue, decide } = fixture;

describe('what the site finds by itself', () => {
  const find = () => fixture.moderation.findCases();

  it('is a crude word in a title, a comment or a bio, each once', async () => {
    await fixture.database.execute(`update story set title = 'Fuck the Gate' where id = $1`, [fixture.storyId]);
    await fixture.database.execute(`update player set bio = 'What the fuck' where id = $1`, [fixture.mara.id]);
    const fanStory = await makeStory(fixture.database, fixture.clock, {
      arena: 'fan_fic',
      author_id: fixture.mara.id,
      fandom_id: 'naruto',
    });
    await fixture.database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'Fuck off.', $4, $4)`,
      [randomUUID(), fanStory, fixture.ivo.id, fixture.clock.now()],
    );
    await find();
    await fixture.database.execute(`update player set bio = 'What the very fuck' where id = $1`, [fixture.mara.id]);
    await find();
    const found = await rowsOf('select kind, reason from report join moderation_case on case_id = moderation_case.id order by kind');
    expect(found).toEqual(['comment', 'player', 'title'].map((kind) => ({ kind, reason: 'crude' })));
    expect(await rowsOf('select 1 from moderation_due')).toEqual([]);
  });

  it('is a link of an account younger than a day, and of no older one', async () => {
    await fixture.database.execute(`update player set bio = 'See https://spam.example' where id = $1`, [fixture.mara.id]);
    fixture.clock.advance(DAY_MS + 1);
    const zoe = await makePlayer(fixture.database, fixture.clock, 'Zoe');
    await makeStory(fixture.database, fixture.clock, { author_id: zoe.id, body: 'Buy at www.spam.example now.', title: 'A Bargain' });
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the story “A Bargain”', reasons: [{ reason: 'link' }] }]);
  });

  it('is an imported work that names another author, which everybody sees once nothing was found wrong with it', async () => {
    const { database, clock, mara } = fixture;
    const id = await makeStory(database, clock, {
      arena: 'fan_fic',
      author_id: mara.id,
      fandom_id: 'naruto',
      title: 'Brought',
      status: 'hidden',
    });
    await database.execute(
      `insert into imported_work (id, story_id, player_id, batch_id, title, fandom_id, fandom, chapters, byline, series, imported_at, released_at, held)
       values ($1, $1, $2, $1, 'Brought', 'naruto', 'Naruto', 1, 'Somebody', '[]', $3, $3, true)`,
      [id, mara.id, clock.now()],
    );
    await database.execute(`insert into moderation_due (kind, thing_id, at) values ('import', $1, $2)`, [id, clock.now()]);
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the story “Brought”', reasons: [{ reason: 'import' }] }]);
    await decide('nothing');
    expect(await rowsOf(`select status from story where title = 'Brought'`)).toEqual([{ status: 'published' }]);
  });

  it('is a player whose runs did not count, who is off the list once a moderator decided', async () => {
    await fixture.database.execute('insert into run_review (player_id, opened_at) values ($1, $2)', [fixture.mara.id, fixture.clock.now()]);
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the player “Mara”', reasons: [{ reason: 'runs' }] }]);
    await decide('nothing');
    expect(await rowsOf('select closed_at is null as open from run_review')).toEqual([{ open: false }]);
  });

  it('is three votes from one place, which can be let count', async () => {
    const cluster = randomUUID();
    await fixture.database.execute('insert into rating_cluster (id, story_id, made_at) values ($1, $2, $3)', [
      cluster,
      fixture.storyId,
      fixture.clock.now(),
    ]);
    for (const player of [fixture.ivo, fixture.ada]) await vote(player, cluster);
    await find();
    expect(await queue()).toEqual([]);
    await vote(fixture.mod, cluster);
    await find();
    expect(await queue()).toMatchObject([{ subject: 'the votes for “The Ninth Gate”' }]);
    await decide('release');
    expect(await rowsOf('select released_at is null as held from rating_cluster')).toEqual([{ held: false }]);
  });

  it('reads, weighs and is suggested as its detector says, also for a reason that nothing else knows', async () => {
    const echo: FoundReason = {
      ...{ id: 'echo', label: 'A title that is its prompt', weight: 170, breaks: 'machine', isHarsh: true },
      words: wordsFor(z.object({ prompt: z.string() }), ({ prompt }) => `Its prompt was “${prompt}”.`),
    };
    const echoDetector: Detector = {
      kind: 'echo',
      finds: [echo],
      find: async (_, { id }) => [{ kind: 'story', thingId: id, ownerId: null, storyId: null, reason: echo, params: { prompt: 'Gates' } }],
    };
    const { db } = fixture.database;
    const [detectors, clock] = [[echoDetector], fixture.clock];
    const targets = createReportTargets([], detectors);
    await detectSoon(db, { kind: 'echo', id: fixture.storyId }, clock.now());
    await findCases({ db, clock, targets, detectors, log: { error: vi.fn() } });
    const filters = filtersIn(new URLSearchParams({ reason: 'echo' }), { reasons: targets.reasons.all, kinds: targets.kinds });
    const { cases } = await listQueue({ targets, now: clock.now() }, db, { filters, cursor: null, viewerId: fixture.mod.id });
    const said = { reason: 'echo', label: 'A title that is its prompt', breaks: 'machine' as const };
    expect(cases).toMatchObject([{ reasons: [{ ...said, count: 1 }], folded: true }]);
    expect(suggestedRule(cases.flatMap(({ reasons }) => reasons))).toBe('machine');
    expect(await rowsOf('select weight from moderation_case')).toEqual([{ weight: 170 }]);
    const { reports } = await reportsOf(targets, db, cases[0]?.id ?? '');
    expect(reports).toMatchObject([{ ...said, details: 'Its prompt was “Gates”.' }]);
    expect(targets.reasons.all).toContain(echo);
  });

  it('is found while a moderator decides about several of the cases that it is brought into', async () => {
    const { database, clock, mara } = fixture;
    const second = await makeStory(database, clock, { author_id: mara.id, title: 'The Tenth Gate' });
    const ids = [fixture.storyId, second];
    for (const id of ids) await fixture.report({ kind: 'title', id });
    for (const [nth, id] of ids.entries()) {
      await database.execute(`update story set title = 'Fuck Gate ' || $2 where id = $1`, [id, nth]);
      await database.execute('update moderation_due set at = to_timestamp($2) where thing_id = $1', [id, nth]);
    }
    const lock = async (trx: Transaction<Tables>, id: string | undefined) =>
      sql`select from moderation_case where kind = 'title' and thing_id = ${id} for update`.execute(trx);
    await whileWaiting(database, { first: (trx) => lock(trx, ids[1]), other: find, next: (trx) => lock(trx, ids[0]) });
    expect(await rowsOf(`select count(*)::integer as found from report where reason = 'crude'`)).toEqual([{ found: 2 }]);
  });

  it('is called by its id where nothing declares it any more', async () => {
    await fixture.report(fixture.story());
    await fixture.database.execute(`update report set reason = 'gone', found = true, details = ''`);
    expect(await queue()).toMatchObject([{ reasons: [{ reason: 'gone', label: 'gone' }] }]);
  });

  async function vote(player: Viewer, cluster: string): Promise<void> {
    await fixture.database.execute(
      `insert into story_rating (id, story_id, player_id, value, cluster_id, created_at, updated_at) values ($1, $2, $3, 5, $4, $5, $5)`,
      [randomUUID(), fixture.storyId, player.id, cluster, fixture.clock.now()],
    );
  }
});

describe('what waits to be looked at', () => {
  /** Looks at what waits. @returns what was looked at, in that order, and what was logged. */
  async function lookExcept(broken?: string) {
    const seen: string[] = [];
    const log = { error: vi.fn() };
    const find: Detector['find'] = async (_, { id }) => {
      seen.push(id);
      if (id === broken) throw new Error('It cannot be read.');
      return [];
    };
    const detectors: Detector[] = [{ kind: 'echo', finds: [], find }];
    const targets = createReportTargets([], detectors);
    await findCases({ db: fixture.database.db, clock: fixture.clock, targets, detectors, log });
    return { seen, logged: log.error.mock.calls };
  }

  /** Things to look at, of which the first has waited longest. */
  async function waiting(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) {
      fixture.clock.advance(1);
      await detectSoon(fixture.database.db, { kind: 'echo', id }, fixture.clock.now());
    }
    return ids;
  }

  it('is each thing by itself, the oldest first', async () => {
    const first = await waiting(1);
    // As it takes the table for one of a single row, the database runs a query within a condition again for each.
    await fixture.database.execute('analyze moderation_due');
    const others = await waiting(3);
    expect((await lookExcept()).seen).toEqual([...first, ...others]);
  });

  it('keeps nothing back by one that fails, which is logged and then waits behind all others', async () => {
    const [broken = '', ...others] = await waiting(3);
    fixture.clock.advance(1);
    expect(await lookExcept(broken)).toEqual({
      seen: [broken, ...others],
      logged: [[expect.objectContaining({ kind: 'echo', thingId: broken }), expect.any(String)]],
    });
    const left = await rowsOf('select thing_id, at >= $1 as behind from moderation_due', [fixture.clock.now()]);
    expect(left).toEqual([{ thing_id: broken, behind: true }]);
    expect(await lookExcept()).toEqual({ seen: [broken], logged: [] });
    expect(await rowsOf('select 1 from moderation_due')).toEqual([]);
  });
});

it('a case that was nobody’s is theirs who have changed the thing before it is reported again', async () => {
  await fixture.report(fixture.story());
  await fixture.database.execute('update moderation_case set owner_id = null');
  await fixture.report(fixture.story(), 'spam', fixture.ada);
  expect(await fixture.rowsOf('select owner_id, reports from moderation_case')).toEqual([{ owner_id: fixture.mara.id, reports: 2 }]);
});
