import { describe, expect, it } from 'vitest';
import { openModerationFixture } from '../testing/moderation-fixture';

const fixture = openModerationFixture();
const { report, story, decide, object } = fixture;

describe('the numbers', () => {
  it('count what was done in each month and name nobody', async () => {
    await report(story());
    await fixture.reports.file({
      target: story(),
      reporter: { email: 'x@y.test', clientAddress: '203.0.113.9' },
      reason: 'spam',
      details: '',
    });
    const link = /token=(\S+)/.exec(fixture.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await fixture.reports.confirm(link);
    fixture.clock.advance(3 * 60 * 60 * 1000);
    await decide('hide');
    await object();
    await decide('reverse', {}, fixture.ada);
    expect(await fixture.moderation.months()).toEqual([
      {
        month: '2026-03',
        counts: {
          ...{ reports: 1, 'reports-without-account': 1, 'decided:hide': 1, closed: 2, hours: 3, objections: 1, found: 1 },
          ...{ 'decided:reverse': 1, reversed: 1 },
        },
      },
    ]);
  });
});
