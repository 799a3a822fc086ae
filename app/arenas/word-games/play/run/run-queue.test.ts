import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoveAnswer } from '../../referee/moves.contract';
import { emptyQueue, type QueueEffect, type QueueEvent, type QueueState, queueStep } from './run-queue';

const result = { score: 0, xp: 0, isBest: false, unsolved: [] };
const verdict = { kind: 'right' as const, text: 'Correct!', points: 10 };
const played = (number: number): MoveAnswer => ({ status: 'played', number, verdict, score: 0, msLeft: 1, view: {} });
const over: MoveAnswer = { status: 'over', text: 'Over.', score: 0, result };

/** Takes a queue through events. @returns the effects of the last one. */
function after(events: QueueEvent<string>[], from = emptyQueue<string>(1)) {
  let state = from;
  let effects: readonly QueueEffect<string>[] = [];
  for (const event of events) ({ state, effects } = queueStep(state, event));
  return { state, effects };
}

const move = (text: string): QueueEvent<string> => ({ type: 'move', move: text });
const answered = (answer: MoveAnswer): QueueEvent<string> => ({ type: 'answered', answer });
const sent = (text: string, number: number): QueueEffect<string> => ({ type: 'send', item: { kind: 'move', move: text }, number });

describe("a page's queue", () => {
  it('sends the first move at once and the next one when the first is answered', () => {
    expect(after([move('a')]).effects).toEqual([sent('a', 1)]);
    expect(after([move('a'), move('b')]).effects).toEqual([]);
    expect(after([move('a'), move('b'), answered(played(1))]).effects).toEqual([sent('b', 2)]);
  });

  it('retries after 1, 2, 5 and then every 10 seconds, with the same number', () => {
    const lost: QueueEvent<string>[] = [{ type: 'lost' }, { type: 'retry' }];
    expect(after([move('a'), { type: 'lost' }]).effects).toEqual([{ type: 'retry-in', ms: 1_000 }]);
    expect(after([move('a'), ...lost]).effects).toEqual([sent('a', 1)]);
    expect(after([move('a'), ...lost, { type: 'lost' }]).effects).toEqual([{ type: 'retry-in', ms: 2_000 }]);
    expect(after([move('a'), ...lost, ...lost, { type: 'lost' }]).effects).toEqual([{ type: 'retry-in', ms: 5_000 }]);
    for (const many of [3, 9]) {
      const events = [move('a'), ...Array.from({ length: many }, () => lost).flat(), { type: 'lost' } as const];
      expect(after(events).effects).toEqual([{ type: 'retry-in', ms: 10_000 }]);
    }
  });

  it('does not retry earlier when a new move is played while it waits', () => {
    expect(after([move('a'), { type: 'lost' }, move('b')]).effects).toEqual([]);
  });

  it("continues from the referee's position", () => {
    expect(after([move('a'), move('b'), answered({ ...played(7), status: 'repeated' } as MoveAnswer)]).effects).toEqual([sent('b', 8)]);
    expect(after([move('a'), answered({ status: 'skipped', text: '', nextMove: 4 })]).effects).toEqual([sent('a', 4)]);
    expect(after([move('a'), move('b'), answered({ status: 'malformed', text: '', nextMove: 1 })]).effects).toEqual([sent('b', 1)]);
  });

  it('gives up when the referee corrects it repeatedly', () => {
    const corrected = answered({ status: 'skipped', text: '', nextMove: 4 });
    expect(after([move('a'), corrected, corrected, corrected]).state.closed).toBe(true);
  });

  it('sends the end of the time after all moves, once, and accepts nothing after it', () => {
    const ending = after([move('a'), { type: 'time-up' }, { type: 'time-up' }, move('late'), answered(played(1))]);
    expect(ending.effects).toEqual([{ type: 'send', item: { kind: 'end' }, number: 2 }]);
    expect(ending.state.items).toHaveLength(1);
    expect(after([answered(over), move('late')], ending.state)).toEqual({
      state: expect.objectContaining({ closed: true, items: [] }),
      effects: [],
    });
  });

  it.each<MoveAnswer>([
    over,
    { status: 'played', number: 1, verdict, score: 0, msLeft: 0, view: {}, result },
    { status: 'forbidden', text: '' },
    { status: 'unknown', text: '' },
  ])('closes on $status', (answer) => {
    expect(after([move('a'), move('b'), answered(answer)])).toEqual({
      state: expect.objectContaining({ closed: true, items: [], sending: false }),
      effects: [],
    });
  });

  it('delivers every move to the referee once and in order, whatever the network loses', () => {
    const event = fc.constantFrom('play', 'arrives', 'request lost', 'answer lost', 'retry');
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), (events) => {
        const site = flakySite();
        for (const each of events) site.dispatch(each);
        site.dispatch('retry');
        for (let left = 0; left < 500 && site.busy(); left += 1) site.dispatch('arrives');
        expect(site.received).toEqual(site.queued);
        expect(site.queue().items).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** A queue and a referee, connected by a network that a test makes fail. */
function flakySite() {
  let queue: QueueState<string> = emptyQueue(1);
  let underWay: Extract<QueueEffect<string>, { type: 'send' }> | undefined;
  const received: string[] = [];
  const queued: string[] = [];

  function tell(event: QueueEvent<string>): void {
    const { state, effects } = queueStep(queue, event);
    queue = state;
    for (const effect of effects) {
      if (effect.type !== 'send') continue;
      expect(underWay, 'one at a time').toBeUndefined();
      underWay = effect;
    }
  }

  function refereeTakes({ item, number }: { item: { kind: string; move?: string }; number: number }): MoveAnswer {
    const nextMove = received.length + 1;
    if (number > nextMove) return { status: 'skipped', text: '', nextMove };
    if (number < nextMove) return { ...played(received.length), status: 'repeated' } as MoveAnswer;
    received.push(item.move ?? '');
    return played(number);
  }

  return {
    received,
    queued,
    queue: () => queue,
    busy: () => underWay !== undefined,
    dispatch(what: string) {
      if (what === 'play') {
        queued.push(`move ${queued.length}`);
        return tell({ type: 'move', move: queued.at(-1) ?? '' });
      }
      if (what === 'retry') return tell({ type: 'retry' });
      const request = underWay;
      if (!request) return;
      underWay = undefined;
      if (what === 'request lost') return tell({ type: 'lost' });
      const answer = refereeTakes(request);
      tell(what === 'answer lost' ? { type: 'lost' } : { type: 'answered', answer });
    },
  };
}
