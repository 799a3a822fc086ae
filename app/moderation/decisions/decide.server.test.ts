import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRoomState, writeRoomState } from '~/arenas/story-weave/rules/room-state';
import { openRoomFixture } from '~/arenas/story-weave/testing/room-fixture';
import { DAY_MS } from '~/platform/clock/durations';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { makeStory } from '~/stories/testing/make-story';
import { moderationPersonalData } from '../personal-data.server';
import { openModerationFixture } from '../testing/moderation-fixture';
import { testTargets } from '../testing/test-targets';
import { decisionTexts } from './decision-texts';
import { notifyReporters } from './outcome-mails.server';

const fixture = openModerationFixture();
const { rowsOf, report, story, decide, object, statusOf, noticesOf } = fixture;

describe('a decision', () => {
  it('hides the thing, tells its owner why and how to object, tells the reporters, and stands in the log', async () => {
    const { number } = await report(story());
    fixture.mails.length = 0;
    await decide('hide');
    expect(await statusOf()).toBe('hidden');
    const [told] = await noticesOf(fixture.mara.id);
    expect(told).toContain('The story “The Ninth Gate” was hidden');
    expect(told).toContain('The reason: It breaks rule 3. It is based on the rules of the arena');
    expect(told).toContain('You can object once, within six months');
    const { database, clock, mailer, log, siteUrl } = fixture;
    const tell = () => notifyReporters({ db: database.db, clock, targets: testTargets, mailer, log, siteUrl });
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await noticesOf(fixture.ivo.id)).toEqual([
      expect.stringContaining('You reported the story “The Ninth Gate”. A moderator looked at it and took action.'),
    ]);
    expect(fixture.mails).toMatchObject([{ to: `${fixture.ivo.id}@example.test`, subject: 'The outcome of your report' }]);
    expect(fixture.mails[0]?.text).toContain(number);
    expect(fixture.mails[0]?.text).not.toContain('rule 3');
    expect(await rowsOf('select action, thing from audit_entry')).toEqual([{ action: 'hide', thing: `story:${fixture.storyId}` }]);
    await expect(decide('hide', { caseId: randomUUID() })).rejects.toThrow(decisionTexts.gone);
  });

  it('is possible about what its writer has deleted meanwhile, and calls it by the title that was reported', async () => {
    await report(story());
    await fixture.database.execute('delete from story where id = $1', [fixture.storyId]);
    await decide('warn');
    expect(await noticesOf(fixture.mara.id)).toEqual([expect.stringContaining('the story “The Ninth Gate”')]);
  });

  it('cannot be made by those it is about, those who reported, and those without a role', async () => {
    await report(story());
    for (const person of [
      { ...fixture.mara, role: 'moderator' as const },
      { ...fixture.ivo, role: 'administrator' as const },
      fixture.ada.role ? fixture.mara : fixture.ivo,
    ]) {
      await expect(decide('hide', {}, person)).rejects.toThrow(decisionTexts.notYours);
    }
    expect(await statusOf()).toBe('published');
  });

  it('is an administrator’s where it is about a person with a role', async () => {
    await report({ kind: 'player', id: fixture.mod.id });
    const other = { ...(await makePlayer(fixture.database, fixture.clock, 'Zoe')), role: 'moderator' as const };
    await expect(decide('warn', {}, other)).rejects.toThrow(decisionTexts.notYours);
    await decide('warn', {}, fixture.ada);
  });

  it('suspends for some days, or bans for good with everything hidden; both end the sessions', async () => {
    await report(story());
    await expect(decide('suspend')).rejects.toThrow(decisionTexts.daysMissing);
    await decide('suspend', { days: 7, hides: 'on' });
    expect(await rowsOf('select suspended_until from player where id = $1', [fixture.mara.id])).toEqual([
      { suspended_until: new Date(fixture.clock.now().getTime() + 7 * DAY_MS) },
    ]);
    expect(await statusOf()).toBe('hidden');
    await report({ kind: 'player', id: fixture.mara.id }, 'harassment');
    await decide('ban');
    expect(
      await rowsOf('select banned_at is null as free, hidden_at is null as shown from player where id = $1', [fixture.mara.id]),
    ).toEqual([{ free: false, shown: false }]);
    expect(fixture.endedSessions).toEqual([fixture.mara.id, fixture.mara.id]);
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
    await decide('reverse', {}, fixture.ada);
    expect(await rowsOf(query)).toEqual(before);
  });

  it('removes a name or a bio, and gives them back', async () => {
    await fixture.database.execute(`update player set bio = 'Rude.' where id = $1`, [fixture.mara.id]);
    for (const [measure, shown] of [
      ['remove-name', { name: expect.stringMatching(/^Player \d{9}$/), bio: 'Rude.' }],
      ['remove-bio', { name: 'Mara', bio: '' }],
    ] as const) {
      await report({ kind: 'player', id: fixture.mara.id });
      await decide(measure);
      expect(await rowsOf('select name, bio from player where id = $1', [fixture.mara.id])).toEqual([shown]);
      await object();
      await decide('reverse', {}, fixture.ada);
      expect(await rowsOf('select name, bio from player where id = $1', [fixture.mara.id])).toEqual([{ name: 'Mara', bio: 'Rude.' }]);
      fixture.clock.advance(1_000);
    }
  });

  it('removes the name and the bio of who wrote a comment, who may be a pen name, and gives them back when the comment is gone', async () => {
    const pen = await makePenName(fixture.database, fixture.clock, fixture.mara.id, 'Rude Pen');
    await fixture.database.execute(`update player set bio = 'Rude.' where id = $1`, [pen.id]);
    const id = randomUUID();
    const storyId = await makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', author_id: fixture.ivo.id, fandom_id: 'naruto' });
    await fixture.database.execute(
      `insert into fanfic_comment (id, story_id, author_id, body, created_at, updated_at) values ($1, $2, $3, 'A word.', $4, $4)`,
      [id, storyId, pen.id, fixture.clock.now()],
    );
    const shown = async () => (await rowsOf('select name, bio from player where id = $1', [pen.id]))[0];
    await report({ kind: 'comment', id }, 'spam', fixture.ada);
    await decide('remove-name');
    await report({ kind: 'comment', id }, 'copied', fixture.ada);
    const { decisionId = '' } = await decide('remove-bio');
    expect(await shown()).toEqual({ name: expect.stringMatching(/^Player \d{9}$/), bio: '' });
    await fixture.moderation.undo(fixture.mod, [decisionId]);
    expect(await shown()).toMatchObject({ bio: 'Rude.' });
    await fixture.database.execute('delete from fanfic_comment');
    await decide('nothing');
    await object();
    await decide('reverse', {}, fixture.ada);
    expect(await shown()).toEqual({ name: 'Rude Pen', bio: 'Rude.' });
    expect(await rowsOf('select name, bio from player where id = $1', [fixture.mara.id])).toEqual([{ name: 'Mara', bio: '' }]);
  });

  it('removes a name from the rooms where they sit, too', async () => {
    const weave = openRoomFixture();
    weave.joins(fixture.mara.id);
    await fixture.database.execute(
      `insert into weave_room (id, version, status, state, free_seats, seated, due_at, opened_at, game_ends_at)
       values ($1, 1, 'open', $2, 2, array[$3]::uuid[], $4, $4, $4)`,
      [randomUUID(), writeRoomState(weave.room), fixture.mara.id, fixture.clock.now()],
    );
    const seated = async () =>
      readRoomState((await rowsOf('select state from weave_room'))[0]?.state).seats.flatMap(({ person }) => person?.name ?? []);
    await report({ kind: 'player', id: fixture.mara.id });
    await decide('remove-name');
    expect(await seated()).toEqual([expect.stringMatching(/^Player \d{9}$/)]);
    await object();
    await decide('reverse', {}, fixture.ada);
    expect(await seated()).toEqual(['Mara']);
  });

  it('refuses what cannot be done about a thing', async () => {
    await report({ kind: 'player', id: fixture.mara.id });
    await expect(decide('release')).rejects.toThrow(decisionTexts.measureWrong);
    await expect(decide('rate')).rejects.toThrow(decisionTexts.measureWrong);
  });
});

describe('an open case whose person deletes their account', () => {
  const clock = () => fixture.clock.now();
  const leave = (addressHash = 'hash of Mara') =>
    fixture.database.db.transaction().execute(async (trx) => {
      await moderationPersonalData.forget?.(trx, { playerId: fixture.mara.id, works: 'delete', now: clock(), addressHash });
      await trx.deleteFrom('player').where('id', '=', fixture.mara.id).execute();
    });

  it.each(['suspend', 'ban'] as const)('can still %s: it holds for the address, and the case forgets it', async (measure) => {
    await report({ kind: 'player', id: fixture.mara.id }, 'harassment');
    await leave();
    expect(JSON.stringify(await rowsOf('select * from moderation_case'))).not.toContain(fixture.mara.id);
    const found = await fixture.moderation.case(fixture.mod, await fixture.openCase());
    expect(found).toMatchObject({ ownerHasLeft: true, measures: expect.arrayContaining(['suspend', 'ban']) });
    expect(found?.measures).not.toContain('warn');
    await decide(measure, { days: 7 });
    const until = measure === 'ban' ? null : new Date(clock().getTime() + 7 * DAY_MS);
    expect(fixture.copied).toContain('bans');
    expect(await rowsOf('select address_hash, suspended_until from barred_address')).toEqual([
      { address_hash: 'hash of Mara', suspended_until: until },
    ]);
    expect(await rowsOf('select left_hash from moderation_case')).toEqual([{ left_hash: null }]);
  });

  it('keeps nothing where nothing is decided, nor where the case was closed before', async () => {
    await report({ kind: 'player', id: fixture.mara.id }, 'harassment');
    await decide('nothing');
    await report(story());
    await leave();
    await decide('nothing');
    expect(await rowsOf('select left_hash from moderation_case where left_hash is not null')).toEqual([]);
    expect(await rowsOf('select * from barred_address')).toEqual([]);
  });
});
