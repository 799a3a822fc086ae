import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMachine, type Machine } from './machine';

/** An event with a name, the names of its effects, and the events that each of them dispatches. */
interface Planned {
  name: string;
  effects: { name: string; dispatches: Planned[]; stops?: boolean }[];
}

const { planned } = fc.letrec<{ planned: Planned }>((tie) => ({
  planned: fc.record({
    name: fc.string({ maxLength: 3 }),
    effects: fc.array(
      fc.record({
        name: fc.string({ maxLength: 3 }),
        dispatches: fc.oneof({ maxDepth: 3 }, fc.constant<Planned[]>([]), fc.array(tie('planned'), { maxLength: 2 })),
      }),
      { maxLength: 3 },
    ),
  }),
}));

/** Carries out plans and writes down what happens. */
function openMachine() {
  const happened: string[] = [];
  let depth = 0;
  const machine: Machine<string, Planned> = createMachine<string, Planned, Planned['effects'][number]>({
    initial: '',
    step(state, event) {
      expect(depth).toBe(0);
      depth += 1;
      happened.push(`step ${event.name}`);
      depth -= 1;
      return { state: `${state}${event.name};`, effects: event.effects };
    },
    run(effect, self) {
      depth += 1;
      happened.push(`effect ${effect.name}`);
      if (effect.stops) self.stop();
      for (const event of effect.dispatches) self.dispatch(event);
      depth -= 1;
    },
  });
  return { machine, happened };
}

/** What should happen: each event with all its effects, before the events that these dispatched. */
function expected(events: readonly Planned[]): string[] {
  const waiting = [...events];
  const happened: string[] = [];
  for (let event = waiting.shift(); event; event = waiting.shift()) {
    happened.push(`step ${event.name}`, ...event.effects.map(({ name }) => `effect ${name}`));
    waiting.push(...event.effects.flatMap(({ dispatches }) => dispatches));
  }
  return happened;
}

describe('a machine', () => {
  it('runs effects in their order, and takes what they dispatch afterwards, never within a step', () => {
    fc.assert(
      fc.property(planned, (event) => {
        const { machine, happened } = openMachine();
        machine.dispatch(event);
        expect(happened).toEqual(expected([event]));
      }),
    );
  });

  it('takes no event after it was stopped', () => {
    fc.assert(
      fc.property(planned, fc.array(planned, { maxLength: 3 }), (event, later) => {
        const { machine, happened } = openMachine();
        const last = { name: 'last', effects: [...event.effects, { name: 'end', dispatches: later, stops: true }, ...event.effects] };
        machine.dispatch(last);
        for (const each of later) machine.dispatch(each);
        expect(happened.filter((what) => what.startsWith('step'))).toEqual(['step last']);
        expect(happened).toHaveLength(last.effects.length + 1);
      }),
    );
  });

  it('has its new state before effects run, and tells subscribers of changes alone', () => {
    const seen: string[] = [];
    const machine = createMachine<number, number, 'look'>({
      initial: 0,
      step: (_state, event) => ({ state: event, effects: ['look'] }),
      run: () => void seen.push(`effect at ${machine.state()}`),
    });
    const end = machine.subscribe(() => seen.push(`changed to ${machine.state()}`));
    machine.dispatch(1);
    machine.dispatch(1);
    end();
    machine.dispatch(2);
    expect(seen).toEqual(['changed to 1', 'effect at 1', 'effect at 1', 'effect at 2']);
  });

  it('goes on when an effect or a subscriber throws', () => {
    const ran: string[] = [];
    const machine = createMachine<string, string[], string>({
      initial: '',
      step: (_state, event) => ({ state: event.join(), effects: event }),
      run(effect, self) {
        if (effect === 'throw') throw new Error('no');
        if (effect === 'again') self.dispatch(['queued']);
        ran.push(effect);
      },
    });
    machine.subscribe(() => {
      throw new Error('nor this');
    });
    expect(() => machine.dispatch(['again', 'throw', 'last'])).toThrow('nor this');
    expect(ran).toEqual(['again', 'last', 'queued']);
  });

  describe('that waits', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const event = (name: string): Planned => ({ name, effects: [] });

    it('dispatches later, once for each name', () => {
      const { machine, happened } = openMachine();
      machine.dispatchIn(100, 'retry', event('replaced'));
      machine.dispatchIn(300, 'retry', event('retry'));
      machine.dispatchIn(200, 'line', event('line'));
      machine.dispatchIn(200, 'other', event('cancelled'));
      machine.cancel('other');
      vi.advanceTimersByTime(299);
      expect(happened).toEqual(['step line']);
      vi.advanceTimersByTime(1);
      expect(happened).toEqual(['step line', 'step retry']);
    });

    it('waits for nothing once it was stopped', () => {
      const { machine, happened } = openMachine();
      machine.dispatchIn(100, 'before', event('before'));
      machine.stop();
      machine.dispatchIn(100, 'after', event('after'));
      vi.advanceTimersByTime(1_000);
      expect(happened).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
