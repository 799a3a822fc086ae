import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/platform/clock/durations';
import { makeStory } from '~/stories/testing/make-story';
import { reportedFacts } from '../../cases/voices.server';
import { openModerationFixture } from '../../testing/moderation-fixture';
import { decisionTexts } from '../decision-texts';

const fixture = openModerationFixture();
const { report, story, queue, decide, object, statusOf, noticesOf, rowsOf } = fixture;
const undo = async (decisionId = '', by = fixture.mod) => (await fixture.moderation.undo(by, [decisionId])).caseIds[0];
/** Lets time pass until a moment. */
const until = (at: string) => fixture.clock.advance(Date.parse(at) - fixture.clock.now().getTime());

describe('a decision that its moderator takes back at once', () => {
  it('is undone, its case is open again, and what the person was told becomes that', async () => {
    await report(story());
    const { decisionId } = await decide('hide');
    const caseId = await undo(decisionId);
    expect(await statusOf()).toBe('published');
    expect(await queue()).toMatchObject([{ id: caseId }]);
    expect(await noticesOf(fixture.mara.id)).toEqual([expect.stringContaining('has been reversed')]);
    expect(await rowsOf('select tell from report')).toEqual([{ tell: false }]);
    expect(await rowsOf(`select count from moderation_month where what in ('decided:hide', 'closed')`)).toEqual([
      { count: 0 },
      { count: 0 },
    ]);
    await decide('warn');
  });

  it('leaves the figures of its month as they were, the hours too, also behind the turn of the month', async () => {
    until('2026-03-28T00:00:00Z');
    await report(story());
    until('2026-03-31T23:58:00Z');
    const { decisionId } = await decide('hide');
    const counted = () =>
      rowsOf(`select to_char(month, 'YYYY-MM') as month, what, count from moderation_month where what in ('closed', 'hours')`);
    expect(await counted()).toContainEqual({ month: '2026-03', what: 'hours', count: 96 });
    until('2026-04-01T00:02:00Z');
    await undo(decisionId);
    expect(await counted()).toEqual(['closed', 'hours'].map((what) => ({ month: '2026-03', what, count: 0 })));
  });

  it('is undone beside one that can no longer be, which stands', async () => {
    const other = await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: 'The Tenth Gate' });
    const made: string[] = [];
    for (const thing of [story(), { kind: 'story' as const, id: other }]) {
      await report(thing);
      made.push((await decide('hide')).decisionId ?? '');
    }
    const [first = ''] = made;
    await undo(first);
    expect(await fixture.moderation.undo(fixture.mod, made)).toMatchObject({ caseIds: [expect.any(String)], stand: 1 });
    await expect(fixture.moderation.undo(fixture.mod, made)).rejects.toThrow(decisionTexts.cannotUndo);
  });

  it('tells nobody where nothing had been done', async () => {
    await report(story());
    const { decisionId } = await decide('nothing');
    await undo(decisionId);
    expect(await noticesOf(fixture.mara.id)).toEqual([]);
  });

  it('of ‘Nothing’ clears nothing: later reports come before moderators', async () => {
    await report(story());
    const { decisionId } = await decide('nothing');
    await undo(decisionId);
    await decide('warn');
    await report(story(), 'spam', fixture.ada);
    expect(await queue()).toMatchObject([{ subject: 'the story “The Ninth Gate”' }]);
  });

  it('of what hid something clears nothing, but an objection that is upheld does', async () => {
    const clearedOf = async () =>
      (
        await fixture.database.db
          .transaction()
          .execute((trx) =>
            reportedFacts(
              trx,
              { id: '', kind: 'story', reports: 0, weight: 0, hidden_at: null, door: false },
              { thingId: fixture.storyId, storyId: null, isPerson: false },
            ),
          )
      ).clearedOf;
    await report(story());
    const { decisionId } = await decide('hide');
    await undo(decisionId);
    fixture.clock.advance(MINUTE_MS);
    await decide('warn');
    expect(await clearedOf()).toEqual([]);
    await object();
    await decide('reverse', {}, fixture.ada);
    expect(await clearedOf()).toEqual(['spam']);
  });

  it('stays after ten minutes, for others, after an objection, and once the same has been reported again', async () => {
    await report(story());
    const first = await decide('warn');
    await expect(undo(first.decisionId, fixture.ada)).rejects.toThrow(decisionTexts.cannotUndo);
    await report(story(), 'copied', fixture.ada);
    await expect(undo(first.decisionId)).rejects.toThrow(decisionTexts.cannotUndo);
    fixture.clock.advance(MINUTE_MS);
    const second = await decide('warn');
    await object();
    await expect(undo(second.decisionId)).rejects.toThrow(decisionTexts.cannotUndo);
    await decide('keep', {}, fixture.ada);
    await report({ kind: 'title', id: fixture.storyId });
    const third = await decide('warn');
    fixture.clock.advance(10 * MINUTE_MS);
    await expect(undo(third.decisionId)).rejects.toThrow(decisionTexts.cannotUndo);
  });
});
