import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import { makeStory } from '~/stories/testing/make-story';
import { decisionTexts } from '../decisions/decision-texts';
import { openModerationFixture } from '../testing/moderation-fixture';
import { filtersIn, type QueueFilters } from './queue-filters';

const fixture = openModerationFixture();
const { rowsOf, report, story, queue, openCase, decide, statusOf, noticesOf } = fixture;
const pageOf = (filters: Partial<QueueFilters>, cursor: string | null = null) =>
  fixture.moderation.queue({ cursor, filters: { grouped: false, ...filters }, viewerId: fixture.mod.id });
const subjects = async (filters: Partial<QueueFilters>) => (await queue(filters)).map(({ subject }) => subject);

describe('the queue', () => {
  it('sorts by how urgent, by weight, and then by time, page by page', async () => {
    const ids = [];
    for (const title of ['One', 'Two', 'Three'])
      ids.push(await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title }));
    await report({ kind: 'story', id: ids[0] ?? '' }, 'spam');
    await report({ kind: 'story', id: ids[1] ?? '' }, 'illegal');
    await report({ kind: 'story', id: ids[2] ?? '' }, 'threat');
    expect((await queue()).map(({ subject }) => subject)).toEqual(['the story “Three”', 'the story “Two”', 'the story “One”']);
    await fixture.database.execute(
      `insert into moderation_case (id, kind, thing_id, reports, weight, opened_at)
       select gen_random_uuid(), 'story', gen_random_uuid(), 1, 50, $1::timestamptz + n * interval '1 microsecond' from generate_series(1, 60) n`,
      [fixture.clock.now()],
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await pageOf({}, after ?? null);
      seen.push(...page.cases.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(new Set(seen).size).toBe(63);
    expect(seen).toHaveLength(63);
    expect((await pageOf({}, 'broken')).cases).toHaveLength(25);
  });

  it('is read in order from its index, however long it is', async () => {
    await fixture.database.execute(
      `insert into moderation_case (id, kind, thing_id, reports, weight, opened_at)
       select gen_random_uuid(), 'story', gen_random_uuid(), 1, n % 500, $1 from generate_series(1, 20000) n`,
      [fixture.clock.now()],
    );
    await fixture.database.execute('analyze moderation_case');
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
    const other = await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: 'Second' });
    await report({ kind: 'story', id: other }, 'spam');
    const third = await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: 'Third' });
    await report({ kind: 'story', id: third }, 'spam', fixture.ada);
    expect((await queue()).map(({ subject }) => subject)).toEqual(['the story “Second”', 'the story “Third”']);
  });

  it('shows one case for a thing with everything to decide by', async () => {
    await report(story());
    await report(story(), 'copied', fixture.ada);
    expect(await queue()).toMatchObject([{ owner: { name: 'Mara', open: 1 }, reasons: [{ reason: 'copied' }, { reason: 'spam' }] }]);
    const found = await fixture.moderation.case(fixture.mod, await openCase());
    expect(found).toMatchObject({
      ...{ reportCount: 2, mayDecide: true, subject: 'the story “The Ninth Gate”', owner: { name: 'Mara', decisions: [] } },
      target: { excerpt: 'The gate stood open.', address: `/story/${fixture.storyId}` },
      content: { rating: 'none', warnings: [] },
    });
    expect(found?.reports.map(({ by, details }) => [by, details])).toContainEqual(['Ivo', 'Because.']);
    expect(await fixture.moderation.case(fixture.ivo, await openCase())).toBeUndefined();
  });

  it('never shows harm to children: administrators alone see it, and are told at once', async () => {
    await report(story(), 'children');
    expect(await queue()).toEqual([]);
    expect(await fixture.moderation.urgent(fixture.ada)).toHaveLength(1);
    expect(await statusOf()).toBe('published');
    const [urgent] = await noticesOf(fixture.ada.id);
    expect(urgent).toContain('Harm to children was reported. The case says what the law requires of you.');
    expect(urgent).not.toContain('The Ninth Gate');
    expect(await fixture.moderation.case(fixture.mod, await openCase())).toBeUndefined();
    await expect(decide('nothing', {}, fixture.mod)).rejects.toThrow(decisionTexts.notYours);
    await decide('nothing', {}, fixture.ada);
  });

  it('keeps what moderators work on, no matter who calls it harm to children', async () => {
    await report(story(), 'harassment');
    const stranger = { email: undefined, clientAddress: 'somewhere' };
    await fixture.reports.file({ target: story(), reporter: stranger, reason: 'children', details: '' });
    await report(story(), 'threat', await makePlayer(fixture.database, fixture.clock, 'Kit'));
    const [only, ...others] = await queue();
    expect(others).toEqual([]);
    expect(only?.reasons.map(({ reason }) => reason).toSorted()).toEqual(['harassment', 'threat']);
    await decide('nothing', { caseId: only?.id ?? '' });
    expect(await fixture.moderation.urgent(fixture.ada), 'the other one stays open').toHaveLength(1);
  });
});

describe('a row of the queue', () => {
  it('shows the words as they were reported, their kind, and how grave the case is', async () => {
    await report(story());
    await fixture.database.execute(`update story set body = 'Nothing to see.' where id = $1`, [fixture.storyId]);
    expect(await queue()).toMatchObject([
      { kind: 'story', excerpt: 'The gate stood open.', folded: false, severity: 'normal', takenBy: undefined },
    ]);
    await report(story(), 'threat', fixture.ada);
    expect(await queue()).toMatchObject([{ folded: true, severity: 'grave' }]);
  });
});

describe('filters of the queue', () => {
  it('keep a reason, a kind, an age, a person, and what somebody or nobody works on', async () => {
    await report(story());
    fixture.clock.advance(8 * DAY_MS);
    await report({ kind: 'player', id: fixture.ivo.id }, 'harassment', fixture.mara);
    const [ofStory, ofPlayer] = ['the story “The Ninth Gate”', 'the player “Ivo”'];
    expect(await subjects({ reason: 'harassment' })).toEqual([ofPlayer]);
    expect(await subjects({ kind: 'story' })).toEqual([ofStory]);
    expect(await subjects({ age: 'week' })).toEqual([ofStory]);
    expect(await subjects({ age: 'day' })).toEqual([ofPlayer]);
    expect(await subjects({ person: fixture.ivo.id })).toEqual([ofPlayer]);
    const [taken] = await queue({ kind: 'story' });
    await fixture.moderation.take(fixture.mod, taken?.id ?? '');
    expect(await subjects({ taken: 'mine' })).toEqual([ofStory]);
    expect(await subjects({ taken: 'nobody' })).toEqual([ofPlayer]);
  });

  it('by a reason or kind that is not offered keep every case, as the form shows', () => {
    const filtersAt = (query: string) => filtersIn(new URLSearchParams(query), fixture.moderation);
    expect(filtersAt('reason=spam&kind=story')).toEqual({ reason: 'spam', kind: 'story', grouped: false });
    expect(filtersAt('reason=gone&kind=nothing')).toEqual({ grouped: false });
    expect(filtersAt('reason=&kind=')).toEqual({ grouped: false });
  });

  it('by person give each person’s gravest cases together, page by page', async () => {
    await fixture.database.execute(
      `insert into moderation_case (id, kind, thing_id, owner_id, urgency, weight, opened_at)
       select gen_random_uuid(), 'story', gen_random_uuid(), case when n % 13 = 0 then null else md5((n % 13)::text)::uuid end, 0, n, $1
       from generate_series(1, 260) n`,
      [fixture.clock.now()],
    );
    const first = await pageOf({ grouped: true });
    const second = await pageOf({ grouped: true }, first.next);
    expect([first.cases.length, second.cases.length, second.next]).toEqual([50, 15, undefined]);
    const all = await rowsOf('select id from moderation_case order by weight desc limit 65');
    expect(new Set([...first.cases, ...second.cases].map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  });
});
