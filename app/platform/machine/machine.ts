/** What comes of an event: the state from now on, and what is to be done, in this order. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/** A state of which nothing is to be done. */
export function withoutEffects<State>(state: State): Step<State, never> {
  return { state, effects: [] };
}

/** What a machine is made of. */
export interface MachineDefinition<State, Event, Effect> {
  initial: State;
  /** Decides; pure. */
  step(state: State, event: Event): Step<State, Effect>;
  /** Acts. What it dispatches is taken after the effects that come with this one. */
  run(effect: Effect, machine: Machine<State, Event>): void;
}

/** Holds a state that only events change. */
export interface Machine<State, Event> {
  state(): State;
  /** Takes an event; one at a time, in the order of their dispatch. */
  dispatch(event: Event): void;
  /** Dispatches an event after so many ms. A later call with the same name takes its place. */
  dispatchIn(ms: number, name: string, event: Event): void;
  /** Forgets what was to be dispatched under a name. */
  cancel(name: string): void;
  /** Calls back whenever the state has become another one. @returns a function that ends it. */
  subscribe(changed: () => void): () => void;
  /** From now on nothing is dispatched. Effects of the event under way are still run. */
  stop(): void;
}

/**
 * Makes a machine of a pure step function and what runs its effects, inside and outside React.
 * An effect or subscriber that throws keeps none of the others from running; its error is thrown by `dispatch`.
 * @see docs/decisions/0082-machines-in-the-browser.md
 */
export function createMachine<State, Event, Effect>({
  initial,
  step,
  run,
}: MachineDefinition<State, Event, Effect>): Machine<State, Event> {
  let state = initial;
  let stopped = false;
  let isDispatching = false;
  const queue: Event[] = [];
  const subscribers = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function take(event: Event, attempt: (act: () => void) => void): void {
    const before = state;
    const next = step(before, event);
    state = next.state;
    if (state !== before) for (const changed of [...subscribers]) attempt(changed);
    for (const effect of next.effects) attempt(() => run(effect, machine));
  }

  function takeAll(): void {
    const errors: unknown[] = [];
    const attempt = (act: () => void) => {
      try {
        act();
      } catch (error) {
        errors.push(error);
      }
    };
    while (queue.length > 0) {
      const [event] = queue.splice(0, 1) as [Event];
      attempt(() => take(event, attempt));
    }
    if (errors.length > 0) throw errors[0];
  }

  const machine: Machine<State, Event> = {
    state: () => state,
    dispatch(event) {
      if (stopped) return;
      queue.push(event);
      if (isDispatching) return;
      isDispatching = true;
      try {
        takeAll();
      } finally {
        isDispatching = false;
      }
    },
    dispatchIn(ms, name, event) {
      machine.cancel(name);
      if (stopped) return;
      const timer = setTimeout(() => {
        timers.delete(name);
        machine.dispatch(event);
      }, ms);
      timers.set(name, timer);
    },
    cancel(name) {
      clearTimeout(timers.get(name));
      timers.delete(name);
    },
    subscribe(changed) {
      subscribers.add(changed);
      return () => void subscribers.delete(changed);
    },
    stop() {
      stopped = true;
      queue.length = 0;
      for (const name of [...timers.keys()]) machine.cancel(name);
    },
  };
  return machine;
}
