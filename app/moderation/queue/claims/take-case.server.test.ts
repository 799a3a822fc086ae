import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import { decisionTexts } from '../../decisions/decision-texts';
import { openModerationFixture } from '../../testing/moderation-fixture';

const fixture = openModerationFixture();
const { report, story, queue, openCase, decide } = fixture;
const zoe = async () => ({ ...(await makePlayer(fixture.database, fixture.clock, 'Zoe')), role: 'moderator' as const });
const take = async (by = fixture.mod) => fixture.moderation.take(by, await openCase());

describe('a case that a moderator has taken', () => {
  it('is theirs for an hour: nobody else decides or takes it, and the queue names them', async () => {
    const other = await zoe();
    await report(story());
    await take();
    expect(await queue()).toMatchObject([{ takenBy: { name: 'Mod' } }]);
    await expect(decide('warn', {}, other)).rejects.toThrow(decisionTexts.taken);
    await expect(take(other)).rejects.toThrow(decisionTexts.taken);
    expect(await fixture.moderation.case(other, await openCase())).toMatchObject({ mayDecide: false, mayTake: false });
    fixture.clock.advance(HOUR_MS);
    expect(await queue()).toMatchObject([{ takenBy: undefined }]);
    await decide('warn', {}, other);
  });

  it('is free once they give it back, which nobody else does for them', async () => {
    const other = await zoe();
    await report(story());
    await take();
    await fixture.moderation.giveBack(other, await openCase());
    await expect(take(other)).rejects.toThrow(decisionTexts.taken);
    await fixture.moderation.giveBack(fixture.mod, await openCase());
    await take(other);
  });

  it('can be taken over by an administrator', async () => {
    await report(story());
    await take();
    await take(fixture.ada);
    await expect(decide('warn')).rejects.toThrow(decisionTexts.taken);
    await decide('warn', {}, fixture.ada);
  });

  it('is nobody’s who is party to it', async () => {
    await report(story());
    await expect(take({ ...fixture.mara, role: 'moderator' })).rejects.toThrow(decisionTexts.notYours);
    await expect(take({ ...fixture.ivo, role: 'administrator' })).rejects.toThrow(decisionTexts.notYours);
    await decide('nothing');
    await expect(fixture.moderation.take(fixture.mod, fixture.storyId)).rejects.toThrow(decisionTexts.gone);
  });
});
