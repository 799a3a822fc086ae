import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { openModerationFixture } from '../../testing/moderation-fixture';
import { decisionTexts } from '../decision-texts';

const fixture = openModerationFixture();
const { report, story, queue, decide, object, noticesOf } = fixture;

describe('an objection', () => {
  it('is made once, within six months, by the person alone', async () => {
    await report(story());
    await decide('warn');
    const [own] = await fixture.moderation.decisionsAbout(fixture.mara.id);
    expect(own).toMatchObject({ mayObject: true, objection: undefined });
    await expect(fixture.moderation.object(fixture.ivo, { decisionId: own?.id ?? '', objection: 'No.' })).rejects.toThrow(
      decisionTexts.cannotObject,
    );
    await object();
    await expect(object()).rejects.toThrow(decisionTexts.cannotObject);
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toMatchObject([
      { mayObject: false, objection: { outcome: undefined } },
    ]);
    await decide('keep', {}, fixture.ada);
    expect(await noticesOf(fixture.mara.id)).toContainEqual(
      expect.stringContaining('A moderator decided: You objected. The decision about the story “The Ninth Gate” stays.'),
    );
    await report({ kind: 'player', id: fixture.mara.id });
    await decide('warn');
    fixture.clock.advance(185 * DAY_MS);
    await expect(object()).rejects.toThrow(decisionTexts.cannotObject);
  });

  it('to what was decided about harm to children comes before those who handle it alone', async () => {
    await report(story(), 'children');
    await decide('hide', {}, fixture.ada);
    await object();
    expect(await queue()).toEqual([]);
    const caseId = await fixture.openCase();
    expect(await fixture.moderation.case(fixture.mod, caseId)).toBeUndefined();
    expect(await fixture.moderation.urgent(fixture.ada)).toMatchObject([{ id: caseId }]);
    await expect(decide('reverse')).rejects.toThrow(decisionTexts.notYours);
    fixture.staff = [fixture.ada];
    await decide('reverse', {}, fixture.ada);
  });

  it('is decided by another moderator where there is one', async () => {
    await report(story());
    await decide('warn');
    await object();
    expect(await queue()).toMatchObject([{ subject: 'the decision about the story “The Ninth Gate”', reasons: [{ reason: 'objection' }] }]);
    await expect(decide('keep')).rejects.toThrow(decisionTexts.notYours);
    fixture.staff = [fixture.mod];
    await decide('keep');
  });
});
