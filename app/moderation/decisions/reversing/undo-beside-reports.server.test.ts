import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS } from '~/platform/clock/durations';
import { Refusal } from '~/platform/forms/refusal';
import { makeKnownPlayer } from '../../testing/make-known-player';
import { openModerationFixture } from '../../testing/moderation-fixture';

const ROUNDS = 30;

const fixture = openModerationFixture();
const { report, story, decide, rowsOf } = fixture;
let kit: Viewer;
beforeEach(async () => {
  kit = await makeKnownPlayer(fixture.database, fixture.clock, 'Kit');
});

/** Does both at the same moment. @returns what went wrong, other than with a sentence for people. */
async function together(...done: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(done);
  return settled.flatMap((one) => (one.status === 'rejected' && !(one.reason instanceof Refusal) ? [String(one.reason)] : []));
}

/** A day later, with nothing decided and nothing reported of the story. */
async function nextDay(): Promise<void> {
  await rowsOf('delete from moderation_decision');
  await rowsOf('delete from moderation_case where thing_id = $1', [fixture.storyId]);
  await rowsOf(`update story set status = 'published'`);
  fixture.clock.advance(DAY_MS);
}

// Only a server works for two people at once.
describe.runIf(process.env.TEST_DATABASE_URL)('a report of a thing, at the moment at which', () => {
  it('its moderator takes a decision about it back, waits for that, or goes first', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await report(story());
      const { decisionId = '' } = await decide('warn');
      const undone = fixture.moderation.undo(fixture.mod, [decisionId]);
      expect(await together(undone, report(story(), 'spam', kit)), `round ${round}`).toEqual([]);
      expect(await rowsOf('select id from moderation_case where closed_at is null'), `round ${round}`).toHaveLength(1);
      await nextDay();
    }
  });

  it('its case is decided, joins that or opens the next', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await report(story());
      const caseId = await fixture.openCase();
      expect(await together(decide('warn', { caseId }), report(story(), 'spam', kit)), `round ${round}`).toEqual([]);
      await nextDay();
    }
  });
});
