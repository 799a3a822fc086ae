import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/platform/clock/durations';
import { reportedFacts } from '../../cases/voices.server';
import { openModerationFixture } from '../../testing/moderation-fixture';
import { decisionTexts } from '../decision-texts';

const fixture = openModerationFixture();
const { report, story, queue, decide, object, statusOf, noticesOf, rowsOf } = fixture;
const undo = (decisionId = '', by = fixture.mod) => fixture.moderation.undo(by, decisionId);

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
