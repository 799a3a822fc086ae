import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import type { ReportReason } from '../report/report';
import { makeKnownPlayer, makeSettledPlayer } from '../testing/make-known-player';
import { openModerationFixture } from '../testing/moderation-fixture';
import { testTargets } from '../testing/test-targets';
import { returnHidden } from './return-hidden.server';

const fixture = openModerationFixture();
const { rowsOf, report, story, decide, statusOf, noticesOf } = fixture;
const copyHidings = async () => void fixture.copied.push('hidings');
const tools = () => ({ db: fixture.database.db, clock: fixture.clock, targets: testTargets, copyHidings, log: fixture.log });

const makeKnown = (name: string) => makeKnownPlayer(fixture.database, fixture.clock, name);

async function giveReaders(storyId: string, count: number): Promise<void> {
  await fixture.database.execute(
    `insert into story_read (story_id, day, reader) select $1, '2026-03-01', 'reader ' || n from generate_series(1, $2) n`,
    [storyId, count],
  );
}

let kit: Viewer;
beforeEach(async () => {
  kit = await makeKnown('Kit');
});

describe('a story that hardly anybody has read', () => {
  it('is hidden by one trusted report; its author learns what, by whom, until when and how to object, at once', async () => {
    expect(await report(story(), 'spam', kit)).toMatchObject({ state: 'counted' });
    expect(await statusOf()).toBe('hidden');
    const [told] = await noticesOf(fixture.mara.id);
    expect(told).toContain('The story “The Ninth Gate” is hidden for now.');
    expect(told).toContain('Reports did that by themselves; no person has looked at it yet.');
    expect(told).toMatch(/It comes back by itself on .* UTC, unless a moderator decides before that\./);
    expect(told).toContain('you can object now');
    expect(await rowsOf('select action from audit_entry')).toEqual([{ action: 'hide-at-once' }]);
  });

  it('comes back by itself after a day without a decision, once, and its case stays open', async () => {
    await report(story(), 'spam', kit);
    expect(await returnHidden(tools())).toBe(0);
    fixture.clock.advance(DAY_MS);
    expect(await returnHidden(tools())).toBe(1);
    expect(await statusOf()).toBe('published');
    expect((await noticesOf(fixture.mara.id))[1]).toContain('is back. Nobody had decided in time');
    await report(story(), 'spam', await makeKnown('Lou'));
    expect(await statusOf()).toBe('published');
    expect(await returnHidden(tools())).toBe(0);
    expect(await rowsOf('select id from moderation_case where closed_at is null')).toHaveLength(1);
  });

  it('stays hidden for harm to children until it is decided', async () => {
    await report(story(), 'children', kit);
    expect((await noticesOf(fixture.mara.id))[0]).toContain('It stays hidden until an administrator has decided.');
    fixture.clock.advance(100 * DAY_MS);
    expect(await returnHidden(tools())).toBe(0);
    expect(await statusOf()).toBe('hidden');
    await decide('nothing', {}, fixture.ada);
    expect(await statusOf()).toBe('published');
  });

  it('can be objected to by its author, once, and the moderator reads it', async () => {
    await report(story(), 'spam', kit);
    expect(await fixture.moderation.decisionsAbout(fixture.ivo.id)).toEqual([]);
    const [hiding] = await fixture.moderation.decisionsAbout(fixture.mara.id);
    expect(hiding).toMatchObject({ said: 'The story “The Ninth Gate” is hidden for now', mayObject: true });
    await fixture.object();
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toMatchObject([
      { mayObject: false, objection: { words: 'It is a quotation.' } },
    ]);
    const found = await fixture.moderation.case(fixture.mod, await fixture.openCase());
    expect(found?.reports.map(({ reason, details }) => [reason, details])).toContainEqual(['objection', 'It is a quotation.']);
  });

  it('comes back with every decision but one that hides it, and that one is undone when it is reversed', async () => {
    await report(story(), 'spam', kit);
    await decide('rate', { rating: 'teen' });
    expect(await statusOf()).toBe('published');
    fixture.clock.advance(HOUR_MS);
    await report(story(), 'harassment', kit);
    await decide('hide');
    expect(await statusOf()).toBe('hidden');
    fixture.clock.advance(2 * DAY_MS);
    expect(await returnHidden(tools())).toBe(0);
    await fixture.object();
    await decide('reverse', {}, fixture.ada);
    expect(await statusOf()).toBe('published');
  });

  it('is not hidden again for a reason of which it was cleared: the report joins the closed case and its sender hears', async () => {
    await report(story(), 'spam', kit);
    await decide('nothing');
    const lou = await makeKnown('Lou');
    expect(await report(story(), 'spam', lou)).toMatchObject({ state: 'settled', again: false });
    expect(await report(story(), 'spam', lou)).toMatchObject({ state: 'settled', again: true });
    expect(await statusOf()).toBe('published');
    expect(await rowsOf('select id from moderation_case where closed_at is null')).toEqual([]);
    expect(await rowsOf('select tell from report where reporter_id = $1 and details = $2', [lou.id, 'Because.'])).toEqual([{ tell: true }]);
    expect(await report(story(), 'threat', lou)).toMatchObject({ state: 'counted' });
    expect(await statusOf()).toBe('hidden');
  });
});

describe('a story that many have read', () => {
  it('is hidden by three trusted reports from different places', async () => {
    await giveReaders(fixture.storyId, 20);
    for (const name of ['Kim', 'Lou', 'Max']) {
      expect(await statusOf()).toBe('published');
      await report(story(), 'spam', await makeKnown(name));
    }
    expect(await statusOf()).toBe('hidden');
  });
});

it('visitors, newcomers and accounts that were never right hide nothing, for whatever reason', async () => {
  const reasons: ReportReason[] = ['children', 'threat', 'harassment', 'illegal', 'spam'];
  for (const reason of reasons) await report(story(), reason, await makePlayer(fixture.database, fixture.clock, `New ${reason}`));
  expect(await statusOf()).toBe('published');
  expect(await rowsOf('select id from moderation_case where closed_at is null and hidden_at is not null')).toEqual([]);
});

describe('a grave report by a person who is no newcomer', () => {
  let lou: Viewer;
  beforeEach(async () => {
    lou = await makeSettledPlayer(fixture.database, fixture.clock, 'Lou');
  });

  it('puts a door before a story for 72 hours; its author learns truthfully what that means, and can object', async () => {
    await report(story(), 'children', lou);
    expect(await statusOf()).toBe('behind_door');
    const [told] = await noticesOf(fixture.mara.id);
    expect(told).toContain('A door stands before the story “The Ninth Gate” for now.');
    expect(told).toContain('no person has looked at it yet');
    expect(told).toMatch(/It comes back by itself on .* UTC, unless a moderator decides before that\./);
    await fixture.object();
    fixture.clock.advance(3 * DAY_MS - 1);
    expect(await returnHidden(tools())).toBe(0);
    fixture.clock.advance(1);
    expect(await returnHidden(tools())).toBe(1);
    expect(await statusOf()).toBe('published');
    await report(story(), 'threat', await makeKnown('Max'));
    expect(await statusOf(), 'trusted people can still hide it').toBe('hidden');
  });

  it('does not open what is hidden as harm to children, when its own case ends', async () => {
    await report(story(), 'threat', lou);
    await fixture.database.execute('insert into opened_door (story_id, player_id, opened_at) values ($1, $2, $3)', [
      ...[fixture.storyId, kit.id, fixture.clock.now()],
    ]);
    await report(story(), 'children', kit);
    expect(await statusOf()).toBe('hidden');
    const [threat] = await rowsOf('select id from moderation_case where closed_at is null and urgency = 1');
    await decide('nothing', { caseId: String(threat?.id) });
    expect(await statusOf()).toBe('hidden');
    await decide('nothing', {}, fixture.ada);
    expect(await statusOf()).toBe('published');
  });

  it('is no more than that, and ends with the decision', async () => {
    await report(story(), 'threat', lou);
    await decide('nothing');
    expect(await statusOf()).toBe('published');
    await report(story(), 'threat', await makeKnown('Max'));
    expect(await statusOf(), 'what was cleared stays in sight').toBe('published');
  });

  it('stands before a player’s page, too, and hides nothing else of theirs', async () => {
    const doorOf = () => rowsOf('select door_about, hidden_at from player where id = $1', [fixture.mara.id]);
    await report({ kind: 'player', id: fixture.mara.id }, 'threat', lou);
    expect(await doorOf()).toEqual([{ door_about: 'threat', hidden_at: null }]);
    expect(await statusOf()).toBe('published');
    expect((await noticesOf(fixture.mara.id))[0]).toContain('A door stands before the player “Mara” for now.');
    fixture.clock.advance(3 * DAY_MS);
    expect(await returnHidden(tools())).toBe(1);
    expect(await doorOf()).toEqual([{ door_about: null, hidden_at: null }]);
    await report({ kind: 'player', id: fixture.mara.id }, 'children', await makeKnown('Max'));
    const [urgent] = await fixture.moderation.urgent(fixture.ada);
    await decide('nothing', { caseId: urgent?.id ?? '' }, fixture.ada);
    expect(await doorOf()).toEqual([{ door_about: null, hidden_at: null }]);
  });

  it('counts for the brake', async () => {
    for (let number = 0; number < 6; number += 1) {
      const id = await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: `Story ${number}` });
      await report({ kind: 'story', id }, 'threat', lou);
    }
    expect(await rowsOf(`select id from story where status = 'behind_door'`)).toHaveLength(5);
    expect((await noticesOf(fixture.ada.id)).filter((words) => words.includes('playing with reports'))).toHaveLength(1);
  });
});

it('the writers of a story by several are all told', async () => {
  const storyId = await weaveStory(fixture.database, fixture.clock, [fixture.mara.id, fixture.ivo.id], { title: 'Woven' });
  await report({ kind: 'story', id: storyId }, 'spam', kit);
  for (const { id } of [fixture.mara, fixture.ivo]) {
    expect((await noticesOf(id))[0]).toContain('The story “Woven” is hidden for now.');
    expect(await fixture.moderation.decisionsAbout(id)).toHaveLength(1);
  }
});

it('the co-authors of a story are told, too, and can object', async () => {
  const target = {
    kind: 'story',
    id: await makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', author_id: fixture.mara.id, fandom_id: 'naruto' }),
  };
  await fixture.database.execute('insert into co_author (story_id, player_id, invited_at, joined_at) values ($1, $2, $3, $3)', [
    ...[target.id, fixture.ivo.id, fixture.clock.now()],
  ]);
  await report(target, 'spam', kit);
  for (const { id } of [fixture.mara, fixture.ivo]) expect(await noticesOf(id)).toEqual([expect.stringContaining('is hidden for now.')]);
  const [hiding] = await fixture.moderation.decisionsAbout(fixture.ivo.id);
  await fixture.moderation.object(fixture.ivo, { decisionId: hiding?.id ?? '', objection: 'It is a quotation.' });
  expect(await fixture.moderation.decisionsAbout(fixture.ivo.id)).toMatchObject([{ objection: { words: 'It is a quotation.' } }]);
});

it('a brake lets only a few things be hidden in an hour; beyond it all stays in sight and administrators are told once', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 8; number += 1) {
    ids.push(await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: `Story ${number}` }));
  }
  for (const id of ids) await report({ kind: 'story', id }, 'spam', kit);
  expect(await rowsOf(`select id from story where status = 'hidden'`)).toHaveLength(5);
  expect(await rowsOf('select id from moderation_case where closed_at is null')).toHaveLength(8);
  expect(await noticesOf(fixture.ada.id)).toEqual([expect.stringContaining('Someone may be playing with reports.')]);
  expect(await noticesOf(fixture.mod.id)).toEqual([]);
  fixture.clock.advance(HOUR_MS + 1);
  await report(story(), 'spam', kit);
  expect(await statusOf()).toBe('hidden');
});
