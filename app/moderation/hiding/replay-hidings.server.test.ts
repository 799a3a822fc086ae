import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hideComment } from '~/arenas/fan-fiction/comments/hide-comment.server';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { hideStory } from '~/stories/own/hide-story.server';
import { passOnGrave } from '../duty/ring-grave.server';
import { makeKnownPlayer } from '../testing/make-known-player';
import { openModerationFixture } from '../testing/moderation-fixture';
import { testTargets } from '../testing/test-targets';
import { hidePlayer } from './hide-player.server';
import { createHidingCopy } from './hiding-list.server';
import { replayHidings } from './replay-hidings.server';
import { returnHidden } from './return-hidden.server';

const fixture = openModerationFixture();
const { rowsOf, report, story, decide, statusOf } = fixture;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hidings-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const given = () => ({ db: fixture.database.db, clock: fixture.clock, dataDir, targets: testTargets });
const copy = () => createHidingCopy(given())();
const replay = () => replayHidings(given());
/** Takes back in the database what hid things, as an older backup does. */
const restoreOlder = async () => {
  await rowsOf('delete from moderation_decision');
  await rowsOf('delete from moderation_case');
  await rowsOf('delete from story_door');
  await rowsOf(`update story set status = 'published', hidden_with_player = false`);
  await rowsOf('update fanfic_comment set hidden_at = null, hidden_with_player = false');
  await rowsOf('update player set hidden_at = null');
};
const listed = async () => (await readFile(join(dataDir, 'hidings.txt'), 'utf8')).split('\n').filter(Boolean);
const playerHidden = async () => (await rowsOf('select hidden_at from player where id = $1', [fixture.mara.id]))[0]?.hidden_at !== null;

describe('what a moderator hid after a backup', () => {
  it('is hidden in the restored database, with a decision to object to, and its reversal brings it back', async () => {
    await report(story());
    await decide('hide');
    await copy();
    await restoreOlder();
    expect(await replay()).toBe(1);
    expect(await statusOf()).toBe('hidden');
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toMatchObject([
      {
        reason:
          'The reason: This was hidden before the site was restored from a backup. The reason that was given then is in the mail you got; it is not kept here any more. It is based on the rules of the arena; a person decided it.',
      },
    ]);
    expect(await replay(), 'a second time').toBe(0);
    await fixture.object();
    await decide('reverse', {}, fixture.ada);
    expect(await statusOf()).toBe('published');
  });

  it('stays hidden where the backup has it as hidden by reports, until a moderator decides', async () => {
    const kit = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    await report(story(), 'spam', kit);
    await copy();
    const open = await fixture.openCase();
    await decide('hide');
    await copy();
    await rowsOf('delete from moderation_decision');
    await rowsOf(`update moderation_case set closed_at = null, hidden_at_once = true, hidden_until = now() where id = $1`, [open]);
    expect(await replay()).toBe(1);
    fixture.clock.advance(2 * DAY_MS);
    await returnHidden({ ...given(), log: fixture.log, copyHidings: copy });
    expect(await statusOf()).toBe('hidden');
  });

  it('is off the list once it is shown again', async () => {
    await report(story());
    const { decisionId = '' } = await decide('hide');
    await copy();
    await fixture.moderation.undo(fixture.mod, [decisionId]);
    await copy();
    expect(await replay()).toBe(0);
    expect(await statusOf()).toBe('published');
  });

  it('is off the list once a command has shown it again', async () => {
    await report(story());
    await decide('hide');
    const kit = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    await report({ kind: 'player', id: kit.id });
    await decide('hide');
    await hideStory(fixture.database.db, fixture.storyId, false);
    await copy();
    expect(await listed()).toEqual([expect.stringMatching(/^player [0-9a-f]{64} rules/)]);
    await hidePlayer(given(), kit.id, false);
    await copy();
    expect(await listed()).toEqual([]);
  });

  it('is passed over where the backup does not have it, or has it as a draft', async () => {
    await report(story());
    await decide('hide');
    await copy();
    await restoreOlder();
    await rowsOf(`update story set status = 'draft', published_at = null`);
    expect(await replay()).toBe(0);
    expect(await statusOf()).toBe('draft');
    await rowsOf('delete from story');
    expect(await replay()).toBe(0);
  });

  it('is a person by a hash, with all that they published', async () => {
    await report({ kind: 'player', id: fixture.mara.id });
    await decide('hide');
    await copy();
    expect(await readFile(join(dataDir, 'hidings.txt'), 'utf8')).not.toContain(fixture.mara.id);
    await restoreOlder();
    expect(await replay()).toBe(1);
    expect(await playerHidden()).toBe(true);
    expect(await statusOf()).toBe('hidden');
  });

  it('shows a decision about harm to children to no other moderators afterwards', async () => {
    await report(story(), 'children');
    await decide('hide', { rule: 'law', reason: 'The law forbids it.' }, fixture.ada);
    await copy();
    await restoreOlder();
    expect(await replay()).toBe(1);
    expect(await rowsOf('select about_children, basis from moderation_decision')).toEqual([{ about_children: true, basis: 'law' }]);
  });
});

describe('what reports hid after a backup', () => {
  it('is hidden again with an open case, and comes back when it would have', async () => {
    const kit = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    await report(story(), 'spam', kit);
    expect(await statusOf()).toBe('hidden');
    await copy();
    await restoreOlder();
    expect(await replay()).toBe(1);
    expect(await statusOf()).toBe('hidden');
    expect(await fixture.queue()).toHaveLength(1);
    expect(await rowsOf('select reason, details from report')).toEqual([{ reason: 'restored', details: '' }]);
    const shown = await fixture.moderation.case(fixture.mod, await fixture.openCase());
    expect(shown?.reports).toMatchObject([
      { details: 'Reports had hidden this before the site was restored from a backup. They are not kept here any more.' },
    ]);
    expect(await replay(), 'a second time').toBe(0);
    fixture.clock.advance(DAY_MS);
    expect(await returnHidden({ ...given(), log: fixture.log, copyHidings: copy })).toBe(1);
    expect(await statusOf()).toBe('published');
  });

  it('stands behind its door again', async () => {
    const settled = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    await rowsOf(`insert into story_read (story_id, day, reader) select $1, '2026-03-01', 'reader ' || n from generate_series(1, 30) n`, [
      fixture.storyId,
    ]);
    await report(story(), 'threat', settled);
    expect(await statusOf()).toBe('behind_door');
    await copy();
    await restoreOlder();
    expect(await replay()).toBe(1);
    expect(await statusOf()).toBe('behind_door');
    expect(await rowsOf('select door, hidden_at_once from moderation_case')).toEqual([{ door: true, hidden_at_once: true }]);
  });

  it.each(['comment', 'player'] as const)('puts a %s behind its door again', async (kind) => {
    const settled = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    const [comment] = await rowsOf(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'A word.', now(), now()) returning id`,
      [fixture.storyId, fixture.mara.id],
    );
    await rowsOf(`insert into story_read (story_id, day, reader) select $1, '2026-03-01', 'reader ' || n from generate_series(1, 30) n`, [
      fixture.storyId,
    ]);
    const doors = async () =>
      rowsOf(
        `select 'comment' as kind from fanfic_comment where behind_door union all select 'player' from player where door_about is not null`,
      );
    await report({ kind, id: kind === 'comment' ? String(comment?.id) : fixture.mara.id }, 'threat', settled);
    expect(await doors()).toEqual([{ kind }]);
    await copy();
    await restoreOlder();
    await rowsOf('update fanfic_comment set behind_door = false');
    await rowsOf('update player set door_about = null');
    expect(await replay()).toBe(1);
    expect(await doors()).toEqual([{ kind }]);
  });

  it.each([
    ['threat', 1],
    ['children', 2],
  ] as const)('is as urgent as it was, and a %s rings again within the hour', async (reason, urgency) => {
    const settled = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    await rowsOf(`insert into story_read (story_id, day, reader) select $1, '2026-03-01', 'reader ' || n from generate_series(1, 30) n`, [
      fixture.storyId,
    ]);
    await report(story(), reason, settled);
    expect(await statusOf()).toBe('behind_door');
    await copy();
    await restoreOlder();
    await rowsOf('delete from notice');
    expect(await replay()).toBe(1);
    expect(await rowsOf('select urgency from moderation_case')).toEqual([{ urgency }]);
    fixture.clock.advance(HOUR_MS);
    expect(await passOnGrave({ ...given(), staff: async () => fixture.staff, log: fixture.log })).toBe(1);
    const told = await rowsOf(`select params from notice where player_id = $1`, [fixture.ada.id]);
    expect(told.map(({ params }) => params)).toEqual([expect.objectContaining({ event: 'waiting', about: reason })]);
  });
});

it('hides again what a command hid: a story, a comment and a person, without a decision', async () => {
  const { db } = fixture.database;
  const [comment] = await rowsOf(
    `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'A word.', now(), now()) returning id`,
    [fixture.storyId, fixture.ivo.id],
  );
  await hideStory(db, fixture.storyId, true);
  await hideComment(given(), String(comment?.id), true);
  await hidePlayer(given(), fixture.ivo.id, true);
  await copy();
  await restoreOlder();
  expect(await replay()).toBe(3);
  expect(await statusOf()).toBe('hidden');
  expect(await rowsOf('select hidden_with_player from fanfic_comment where hidden_at is not null')).toEqual([
    { hidden_with_player: false },
  ]);
  expect(await rowsOf('select name from player where hidden_at is not null')).toEqual([{ name: 'Ivo' }]);
  expect(await rowsOf('select id from moderation_decision')).toEqual([]);
});

it('leaves what is hidden with a person, or with the story that it is part of, off the list', async () => {
  await hidePlayer(given(), fixture.mara.id, true);
  await copy();
  expect(await listed()).toEqual([expect.stringMatching(/^player [0-9a-f]{64} command/)]);
});

it('is off the list once a command has shown what reports hid', async () => {
  await report(story(), 'spam', await makeKnownPlayer(fixture.database, fixture.clock, 'Kit'));
  await hideStory(fixture.database.db, fixture.storyId, false);
  await copy();
  expect(await listed()).toEqual([]);
});

describe('the list is written', () => {
  it('not from a new database, which is still to be restored', async () => {
    await report(story());
    await decide('hide');
    await copy();
    await rowsOf('delete from moderation_decision');
    await rowsOf('delete from player');
    await copy();
    expect(await readFile(join(dataDir, 'hidings.txt'), 'utf8')).toContain(`story ${fixture.storyId} rules`);
  });

  it('not as an empty one of a new database', async () => {
    await rowsOf('delete from player');
    await copy();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('with kinds that features declare as going out of sight by themselves', async () => {
    const hidden = sql`select '7' as id, ${fixture.clock.now()}::timestamptz as at`;
    const poems = { kind: 'poem', hidden, isShown: () => sql<boolean>`false` };
    await createHidingCopy({ ...given(), targets: { ...testTargets, sights: [...testTargets.sights, poems] } })();
    expect(await listed()).toEqual([`poem 7 command - ${fixture.clock.now().toISOString()} -`]);
  });

  it('with each decision, and when it is undone', async () => {
    await report(story());
    fixture.copied.length = 0;
    const { decisionId = '' } = await decide('hide');
    expect(fixture.copied).toEqual(['hidings']);
    await fixture.moderation.undo(fixture.mod, [decisionId]);
    expect(fixture.copied).toEqual(['hidings', 'hidings']);
  });

  it('when reports hide something, and when it comes back', async () => {
    const kit = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
    await report(story(), 'spam', kit);
    expect(fixture.copied).toEqual(['hidings']);
    fixture.clock.advance(DAY_MS);
    await returnHidden({ ...given(), log: fixture.log, copyHidings: async () => void fixture.copied.push('hidings') });
    expect(fixture.copied).toEqual(['hidings', 'hidings']);
  });
});
