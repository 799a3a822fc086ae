import { describe, expect, it } from 'vitest';
import { type LinkEvent, linkStep, newLink } from './live-link';

const lost: LinkEvent = { type: 'lost', now: 0 };

/** A connection after events. @returns how it stands, and the effects of the last one. */
function after(...events: LinkEvent[]) {
  let step = linkStep(newLink, events[0] ?? lost);
  for (const event of events.slice(1)) step = linkStep(step.state, event);
  return { ...step.state.state, effects: step.effects.map(({ type }) => type) };
}

describe('the live connection', () => {
  it('is tried again after 1, 2, 5 and then every 10 s, and from the beginning once it stood', () => {
    const tries = Array.from({ length: 5 }, (_, failures) => Array.from({ length: failures + 1 }, () => lost));
    expect(tries.map((events) => after(...events))).toMatchObject(
      [1, 2, 5, 10, 10].map((seconds) => ({ seconds, until: seconds * 1_000 })),
    );
    expect(after(lost, lost, { type: 'connected' }, lost)).toMatchObject({ kind: 'waiting', seconds: 1, effects: ['retry-in'] });
  });

  it('is tried at once when somebody asks, and only while it waits', () => {
    expect(after(lost, { type: 'hurried' })).toMatchObject({ kind: 'connecting', effects: ['connect'] });
    expect(after({ type: 'connected' }, { type: 'hurried' })).toMatchObject({ kind: 'connected', effects: [] });
    expect(after(lost, { type: 'retry' })).toMatchObject({ kind: 'connecting', effects: ['connect'] });
  });

  it('is given up as soon as the browser has no network, if it stood', () => {
    expect(after({ type: 'connected' }, { type: 'offline', now: 0 })).toMatchObject({
      kind: 'waiting',
      effects: ['disconnect', 'retry-in'],
    });
    expect(after(lost, { type: 'offline', now: 0 })).toMatchObject({ kind: 'waiting', effects: [] });
  });

  it('stays closed once its session is over, and says so once', () => {
    const ended: LinkEvent = { type: 'session-ended' };
    expect(after({ type: 'connected' }, ended)).toMatchObject({ kind: 'closed', effects: ['close', 'session-ended'] });
    for (const event of [ended, lost, { type: 'connected' }, { type: 'retry' }, { type: 'hurried' }] as LinkEvent[])
      expect(after(ended, event)).toMatchObject({ kind: 'closed', effects: [] });
    expect(after({ type: 'closed' })).toMatchObject({ kind: 'closed', effects: ['close'] });
  });
});
