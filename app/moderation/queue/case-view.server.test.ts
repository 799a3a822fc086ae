import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { MINUTE_MS } from '~/platform/clock/durations';
import { makePenName } from '~/platform/testing/make-player';
import { makeStory } from '~/stories/testing/make-story';
import { decisionTexts } from '../decisions/decision-texts';
import { openModerationFixture } from '../testing/moderation-fixture';

const fixture = openModerationFixture();
const { report, story, openCase, decide, object, rowsOf, queue } = fixture;
const shown = async (by = fixture.mod) => fixture.moderation.case(by, await openCase());

/** Comments by Ada under a story of Mara's, one a minute. @returns their ids. */
async function comments(words: readonly string[]): Promise<string[]> {
  const storyId = await makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', author_id: fixture.mara.id, fandom_id: 'naruto' });
  const ids: string[] = [];
  for (const body of words) {
    const id = randomUUID();
    await fixture.database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
      [id, storyId, fixture.ada.id, body, fixture.clock.now()],
    );
    fixture.clock.advance(MINUTE_MS);
    ids.push(id);
  }
  return ids;
}

describe('a case', () => {
  it('about a comment shows three before and after it, and can clear the name and the bio of its writer', async () => {
    const ids = await comments(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']);
    await report({ kind: 'comment', id: ids[4] ?? '' });
    const found = await shown();
    expect(found?.around?.before.map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
    expect(found?.around?.after.map(({ text }) => text)).toEqual(['Six', 'Seven', 'Eight']);
    expect(found?.measures).toEqual(['nothing', 'hide', 'warn', 'suspend', 'ban', 'remove-name', 'remove-bio']);
  });

  it('about an answer shows its thread alone', async () => {
    const [first = '', , ...answers] = await comments(['One', 'Two', 'Answer', 'Another']);
    await fixture.database.execute('update fanfic_comment set answers_id = $1 where id = any($2::uuid[])', [first, answers]);
    await report({ kind: 'comment', id: answers[0] ?? '' });
    const found = await shown();
    expect(found?.around?.before.map(({ id }) => id)).toEqual([first]);
    expect(found?.around?.after.map(({ text }) => text)).toEqual(['Another']);
  });

  it('shows the records of both people, with earlier names and other open cases', async () => {
    await report({ kind: 'player', id: fixture.ivo.id }, 'spam', fixture.mara);
    await decide('warn');
    await fixture.database.execute(`update player set name = 'Ivo the Second', name_key = 'ivo the second' where id = $1`, [
      fixture.ivo.id,
    ]);
    await report({ kind: 'title', id: fixture.storyId }, 'spam', fixture.ada);
    await report(story());
    const [inStory] = await queue({ kind: 'story' });
    const found = await fixture.moderation.case(fixture.mod, inStory?.id ?? '');
    expect(found?.owner).toMatchObject({
      name: 'Mara',
      openCases: [{ subject: expect.stringContaining('title') }],
      sent: { decided: 1, upheld: 1 },
    });
    expect(found?.reporters).toMatchObject([
      { name: 'Ivo the Second', earlierNames: [{ name: 'Ivo' }], decisions: [{ said: expect.stringContaining('warning') }] },
    ]);
  });

  it('keeps notes of moderators, also for other cases about the same person, and for nobody whom it is about', async () => {
    await report(story());
    await fixture.moderation.note(fixture.mod, { caseId: await openCase(), words: 'The third time this week.' });
    expect(await shown()).toMatchObject({ notes: [{ by: 'Mod', words: 'The third time this week.', elsewhere: false }] });
    const mara = { ...fixture.mara, role: 'moderator' as const };
    await expect(fixture.moderation.note(mara, { caseId: await openCase(), words: 'No.' })).rejects.toThrow(decisionTexts.notYours);
    await decide('nothing');
    await report({ kind: 'title', id: fixture.storyId });
    expect(await shown()).toMatchObject({ notes: [{ elsewhere: true }] });
  });

  it('is not shown to those who wrote what it is about, alone or with others, whatever their role', async () => {
    const isShown = async (by: Viewer) => {
      const inQueue = await fixture.moderation.queue({ cursor: null, filters: { grouped: false }, viewerId: by.id });
      return [(await shown(by)) !== undefined, inQueue.cases.length > 0];
    };
    const mara = { ...fixture.mara, role: 'moderator' as const };
    await report(story());
    expect(await isShown(fixture.mod)).toEqual([true, true]);
    expect(await isShown(mara)).toEqual([false, false]);
    await decide('nothing');
    const pen = await makePenName(fixture.database, fixture.clock, fixture.mod.id, 'A Pen');
    await report({ kind: 'player', id: pen.id });
    expect(await isShown(fixture.mod)).toEqual([false, false]);
    await decide('nothing', {}, fixture.ada);
    const woven = await makeStory(fixture.database, fixture.clock, { arena: 'story_weave', author_id: null });
    await rowsOf('insert into story_writer (story_id, place, player_id, characters, is_ai) values ($1, 0, $2, 9, false)', [woven, mara.id]);
    await report({ kind: 'story', id: woven });
    expect(await isShown(mara)).toEqual([false, false]);
    await expect(decide('nothing', {}, mara)).rejects.toThrow(decisionTexts.notYours);
    await decide('nothing');
    await report({ kind: 'player', id: fixture.ada.id }, 'children');
    expect(await fixture.moderation.urgent(fixture.ada)).toEqual([]);
    expect(await shown(fixture.ada)).toBeUndefined();
  });

  it('is not shown to a co-author of the story that it is about by a complaint, votes, an objection or a chapter that is shared', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', author_id: fixture.mara.id, fandom_id: 'naruto' });
    const { database, clock, ivo, mara, mod } = fixture;
    const now = clock.now();
    const co = { ...ivo, role: 'moderator' as const };
    await database.execute('insert into co_author (story_id, player_id, invited_at, joined_at) values ($1, $2, $3, $3)', [id, co.id, now]);
    const about = { complaint: randomUUID(), cluster: randomUUID(), decision: randomUUID(), draft: randomUUID() };
    const cases = { copyright: about.complaint, votes: about.cluster, decision: about.decision, 'beta-text': about.draft };
    for (const [kind, thingId] of Object.entries(cases)) {
      await database.execute('insert into moderation_case (id, kind, thing_id, opened_at) values (gen_random_uuid(), $1, $2, $3)', [
        ...[kind, thingId, now],
      ]);
    }
    await database.execute(
      `insert into copyright_complaint (id, kind, thing_id, about_id, name, on_behalf, work, passages, signed_at, case_id)
       select $1, 'story', $2, $3, 'Nora', '', '', '', $4, id from moderation_case where kind = 'copyright'`,
      [about.complaint, id, mara.id, now],
    );
    await database.execute('insert into rating_cluster (id, story_id, made_at) values ($1, $2, $3)', [about.cluster, id, now]);
    await database.execute(
      `insert into moderation_decision (id, kind, thing_id, label, about_id, action, basis, reason, before, made_at)
       values ($1, 'story', $4, 'Two', $2, 'warn', 'rules', '', '{}', $3)`,
      [about.decision, mara.id, now, id],
    );
    await database.execute(
      `insert into chapter_draft (id, player_id, story_id, title, body, word_count, version, created_at, updated_at)
       values ($1, $2, $3, 'Three', 'Words.', 1, 1, $4, $4)`,
      [about.draft, mara.id, id, now],
    );
    for (const { kind, id: open } of await rowsOf('select id, kind from moderation_case')) {
      const caseId = String(open);
      expect(await fixture.moderation.case(mod, caseId), String(kind)).toBeDefined();
      expect(await fixture.moderation.case(co, caseId), String(kind)).toBeUndefined();
      await expect(fixture.moderation.note(co, { caseId, words: 'Mine.' }), String(kind)).rejects.toThrow(decisionTexts.notYours);
    }
    expect((await fixture.moderation.queue({ cursor: null, filters: { grouped: false }, viewerId: co.id })).cases).toEqual([]);
    expect(await queue()).toHaveLength(4);
  });

  it('says in words what the site found, and in its own what was found when words were stored', async () => {
    await fixture.database.execute('insert into run_review (player_id, opened_at) values ($1, $2)', [fixture.mara.id, fixture.clock.now()]);
    await fixture.moderation.findCases();
    const words = async () => (await shown())?.reports.map(({ details }) => details);
    expect(await rowsOf('select details, params from report')).toEqual([{ details: '', params: null }]);
    expect(await words()).toEqual(['Three or more runs of a week did not count.']);
    await fixture.database.execute(`update report set details = 'Some runs did not count.'`);
    expect(await words()).toEqual(['Some runs did not count.']);
  });

  it('of an older version about a person who may be back says what was seen since, too', async () => {
    const seen = { others: [{ name: 'Rider', standing: 'suspended', sameBrowser: true }], waiting: ['One.'] };
    await report({ kind: 'player', id: fixture.mara.id });
    await fixture.database.execute(`update report set found = true, reason = 'return', details = 'It may be “Owl”.', params = $1`, [
      JSON.stringify([seen, { ...seen, also: 'Kit', others: [{ standing: 'banned', sameBrowser: false }], waiting: [] }]),
    ]);
    const [found] = (await shown())?.reports ?? [];
    expect(found?.details.split('\n')).toEqual([
      ...['It may be “Owl”.', ''],
      ...['It may be “Rider”, who is suspended: the same browser.', 'It waits: “One.”', ''],
      'Also “Kit”: It may be someone who deleted their account while banned or suspended: the same network address, and more in common.',
    ]);
  });

  it('folds the words of grave reports', async () => {
    await report(story());
    expect(await shown()).toMatchObject({ folded: false });
    await report(story(), 'harassment', fixture.ada);
    expect(await shown()).toMatchObject({ folded: true });
  });

  it('about personal information shows its words to the person who has taken it alone', async () => {
    await report(story(), 'personal');
    expect(await queue()).toMatchObject([{ withheld: true, excerpt: '' }]);
    const before = await shown();
    expect(before).toMatchObject({ withheld: true, target: { excerpt: '' }, reports: [{ details: '' }] });
    expect(JSON.stringify(before)).not.toContain('The gate stood open.');
    await fixture.moderation.take(fixture.mod, await openCase());
    expect(await shown()).toMatchObject({
      withheld: false,
      target: { excerpt: 'The gate stood open.' },
      reports: [{ details: 'Because.' }],
    });
    expect(await queue()).toMatchObject([{ withheld: false, excerpt: 'The gate stood open.' }]);
    expect(JSON.stringify(await shown(fixture.ada))).not.toContain('The gate stood open.');
  });
});

describe('an objection', () => {
  it('shows its judge what the first decision saw, whatever was changed since', async () => {
    await report(story());
    await fixture.moderation.note(fixture.mod, { caseId: await openCase(), words: 'See the last line.' });
    await decide('warn');
    await fixture.database.execute(`update story set body = 'All is well.' where id = $1`, [fixture.storyId]);
    await object();
    const found = await shown(fixture.ada);
    expect(found).toMatchObject({
      target: { excerpt: 'The gate stood open.', address: `/story/${fixture.storyId}` },
      reports: [{ label: 'Advertising or spam', details: 'Because.', by: 'Ivo' }],
      reporters: [{ name: 'Ivo' }],
      objection: { decided: expect.stringContaining('warning'), words: 'It is a quotation.' },
      notes: [{ words: 'See the last line.' }],
      measures: ['keep', 'reverse'],
    });
    expect(await rowsOf(`select count(*)::integer as count from case_evidence where event = 'reported'`)).toEqual([{ count: 1 }]);
  });
});
