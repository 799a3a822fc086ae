import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MINUTE, onWritingFixture } from '../testing/writing-fixture';

const fixture = onWritingFixture();

describe('the end of a session', () => {
  it("publishes the story with the writer's last words when they finish", async () => {
    const storyId = await fixture.start();
    expect(await fixture.save(storyId, 'The end.', 1, 'finish')).toEqual({ status: 'finished', version: 2, published: true, kept: false });
    expect(await fixture.storyRow(storyId)).toMatchObject({ status: 'published', body: 'The end.', published_at: fixture.clock.now() });
    expect(await fixture.progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
    expect(await fixture.writing.currentSession(fixture.ann)).toBeUndefined();
  });

  it('does not happen when the last words conflict with another version', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'newer', 1);
    expect((await fixture.save(storyId, 'older', 1, 'finish')).status).toBe('conflict');
    expect((await fixture.storyRow(storyId)).status).toBe('draft');
  });

  it('gets the same answer when requested again, and counts once', async () => {
    const storyId = await fixture.start();
    const finishes = [fixture.save(storyId, 'The end.', 1, 'finish'), fixture.save(storyId, 'The end.', 1, 'finish')];
    for (const answer of await Promise.all(finishes)) expect(answer).toMatchObject({ status: 'finished', published: true });
    expect(await fixture.progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('is not triggered by a page whose clock is fast', async () => {
    const storyId = await fixture.start();
    fixture.clock.advance(29 * MINUTE);
    expect(await fixture.save(storyId, 'Words.', 1, 'time-up')).toEqual({ status: 'saved', version: 2, gameMsLeft: MINUTE });
    fixture.clock.advance(MINUTE);
    expect(await fixture.save(storyId, 'Words.', 2, 'time-up')).toMatchObject({ status: 'finished', published: true });
  });

  it('happens on its own 2 minutes after zero, once, even with two simultaneous rounds of housekeeping', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'Left alone.', 1);
    fixture.clock.advance(32 * MINUTE - 1);
    expect(await fixture.writing.settleDueSessions()).toBe(0);
    fixture.clock.advance(1);
    const settled = await Promise.all([fixture.writing.settleDueSessions(), fixture.makeService().settleDueSessions()]);
    expect(settled[0] + settled[1]).toBe(1);
    expect((await fixture.storyRow(storyId)).status).toBe('published');
    expect(await fixture.progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('happens for more sessions than are read at once, despite one that cannot be settled', async () => {
    const { database } = fixture;
    const broken = await fixture.start();
    await fixture.save(broken, 'Words.', 1);
    await database.execute(`
      insert into player (id, name, name_key, email, created_at, updated_at)
      select gen_random_uuid(), 'Writer ' || n, 'writer ' || n, n || '@example.org', now(), now() from generate_series(1, 250) as n`);
    await database.execute(`
      insert into story (id, arena, status, author_id, title, body, created_at, updated_at)
      select gen_random_uuid(), 'creative_writing', 'draft', id, name, 'Words.', now(), now() from player where name like 'Writer %'`);
    await database.execute(`
      insert into writing_session (story_id, player_id, default_title, started_at, ends_at, closes_at)
      select story.id, author_id, title, started_at, ends_at, closes_at + interval '1 s'
      from story, writing_session where title like 'Writer %'`);
    await database.execute(`alter table story add constraint unsettled check (status = 'draft' or title like 'Writer %') not valid`);
    fixture.clock.advance(33 * MINUTE);
    expect(await fixture.writing.settleDueSessions()).toBe(250);
    const open = database.db.selectFrom('writing_session').select('story_id').where('settled_at', 'is', null);
    expect(await open.execute()).toEqual([{ story_id: broken }]);
    expect(await fixture.writing.settleDueSessions()).toBe(0);
    await database.execute('alter table story drop constraint unsettled');
  });

  it('happens when the player returns before housekeeping', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'Left alone.', 1);
    fixture.clock.advance(40 * MINUTE);
    expect(await fixture.writing.currentSession(fixture.ann)).toBeUndefined();
    expect((await fixture.storyRow(storyId)).status).toBe('published');
    expect((await fixture.writing.startSession(fixture.ann, { prompt: 'Next.', timeZone: undefined, parentId: undefined })).resumed).toBe(
      false,
    );
  });

  it('leaves a draft of fewer than fifty words, which its writer may publish', async () => {
    fixture.writing = fixture.makeService(undefined, undefined, 50);
    const short = await fixture.start();
    const kept = await fixture.save(short, 'The gate stood open.', 1, 'finish');
    expect(kept).toMatchObject({ status: 'finished', published: false, kept: true });
    expect(await fixture.storyRow(short)).toMatchObject({ status: 'draft', published_at: null });
    const seen = await fixture.writing.afterClock({ storyId: short, viewerId: fixture.ann.id });
    expect(seen?.own).toMatchObject({ fewWords: true });

    const long = await fixture.start();
    const published = await fixture.save(long, 'The gate stood open. '.repeat(13), 1, 'finish');
    expect(published).toMatchObject({ status: 'finished', published: true, kept: false });
    expect(await fixture.progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('publishes and lists nothing without words by the writer', async () => {
    const storyId = await fixture.start();
    expect(await fixture.save(storyId, ' ... ', 1, 'finish')).toMatchObject({ status: 'finished', published: false });
    expect((await fixture.storyRow(storyId)).status).toBe('draft');
    expect(await fixture.writing.draftsOf(fixture.ann)).toEqual([]);
    expect(await fixture.progressOf()).toEqual({ gamesPlayed: 0, storiesPublished: 0 });
  });
});

describe('words that arrive after zero', () => {
  it('are accepted for 2 minutes', async () => {
    const storyId = await fixture.start();
    fixture.clock.advance(32 * MINUTE - 1);
    expect((await fixture.save(storyId, 'Typed in a tunnel.', 1)).status).toBe('saved');
    fixture.clock.advance(1);
    expect((await fixture.save(storyId, 'Later still.', 2)).status).toBe('late');
    expect(await fixture.storyRow(storyId)).toMatchObject({ status: 'published', body: 'Typed in a tunnel.' });
  });

  it('are accepted even when another tab has ended the session at zero', async () => {
    const storyId = await fixture.start();
    fixture.clock.advance(30 * MINUTE);
    expect(await fixture.save(storyId, '', 1, 'time-up')).toMatchObject({ status: 'finished', published: false });
    fixture.clock.advance(MINUTE);
    const { version } = await fixture.storyRow(storyId);
    expect(await fixture.save(storyId, 'Words of the other tab.', version)).toMatchObject({ status: 'finished', published: true });
    expect(await fixture.progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('are not accepted once the writer has finished', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'Done.', 1, 'finish');
    expect((await fixture.save(storyId, 'Done, but.', 2)).status).toBe('late');
    expect((await fixture.storyRow(storyId)).body).toBe('Done.');
  });

  it('become one draft, which only their writer sees', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'Done.', 1, 'finish');
    const draftId = randomUUID();
    for (let times = 0; times < 2; times += 1)
      await fixture.writing.keepAsDraft(fixture.ann, storyId, draftId, { title: 'Rest', body: 'The rest.' });
    expect(await fixture.writing.draftsOf(fixture.ann)).toMatchObject([{ id: draftId, title: 'Rest', wordCount: 2 }]);
    expect(await fixture.writing.draftsOf(fixture.bob)).toEqual([]);
    const taken = fixture.writing.keepAsDraft(fixture.bob, storyId, draftId, { title: 'Mine', body: 'Mine.' });
    await expect(taken).rejects.toMatchObject({ status: 409 });
    expect(await fixture.storyRow(draftId)).toMatchObject({ starter: 'The gate stood open.', status: 'draft' });
  });

  it("become a draft without another player's beginning", async () => {
    const storyId = await fixture.start();
    const draftId = randomUUID();
    await fixture.writing.keepAsDraft(fixture.bob, storyId, draftId, { title: '', body: 'Words.' });
    expect(await fixture.storyRow(draftId)).toMatchObject({ starter: '', prompt: '', author_id: fixture.bob.id });
  });

  it('are not listed as a draft while their session is open', async () => {
    await fixture.save(await fixture.start(), 'Under way.', 1);
    expect(await fixture.writing.draftsOf(fixture.ann)).toEqual([]);
  });
});
