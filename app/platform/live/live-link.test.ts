import { describe, expect, it } from 'vitest';
import { type LinkEvent, linkStep, newLink } from './live-link';

const lost: LinkEvent = { type: 'lost', now: 0 };

/** A connection after events. @returns its state and the effects of the last event. */
function after(...events: LinkEvent[]) {
  let step = linkStep(newLink, events[0] ?? lost);
  for (const event of events.slice(1)) step = linkStep(step.state, event);
  return { ...step.state.state, effects: step.effects.map(({ type }) => type) };
}

describe('the live connection', () => {
  it('retries after 1, 2, 5 and then every 10 s, and starts over once it was up', () => {
    const tries = Array.from({ length: 5 }, (_, failures) => Array.from({ length: failures + 1 }, () => lost));
    expect(tries.map((events) => after(...events))).toMatchObject(
      [1, 2, 5, 10, 10].map((seconds) => ({ seconds, until: seconds * 1_000 })),
    );
    expect(after(lost, lost, { type: 'connected' }, lost)).toMatchObject({ kind: 'waiting', seconds: 1, effects: ['retry-in'] });
  });

  it('retries at once on request, but only while it waits', () => {
    expect(after(lost, { type: 'hurried' })).toMatchObject({ kind: 'connecting', effects: ['connect'] });
    expect(after({ type: 'connected' }, { type: 'hurried' })).toMatchObject({ kind: 'connected', effects: [] });
    expect(after(lost, { type: 'retry' })).toMatchObject({ kind: 'connecting', effects: ['connect'] });
  });

  it('disconnects as soon as the browser is offline, if it was up', () => {
    expect(after({ type: 'connected' }, { type: 'offline', now: 0 })).toMatchObject({
      kind: 'waiting',
      effects: ['disconnect', 'retry-in'],
    });
    expect(after(lost, { type: 'offline', now: 0 })).toMatchObject({ kind: 'waiting', effects: [] });
  });

  it('stays closed once its session has ended, and reports that once', () => {
    const ended: LinkEvent = { type: 'session-ended' };
    expect(after({ type: 'connected' }, ended)).toMatchObject({ kind: 'closed', effects: ['close', 'session-ended'] });
    for (const event of [ended, lost, { type: 'connected' }, { type: 'retry' }, { type: 'hurried' }] as LinkEvent[])
      expect(after(ended, event)).toMatchObject({ kind: 'closed', effects: [] });
    expect(after({ type: 'closed' })).toMatchObject({ kind: 'closed', effects: ['close'] });
  });
});
