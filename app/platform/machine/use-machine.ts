import { useRef, useState, useSyncExternalStore } from 'react';
import { createMachine, type Machine, type MachineDefinition } from './machine';

/**
 * Makes a machine for as long as a component is shown, and shows its state.
 * The machine outlives the component, so that an answer that comes later still has its effect; a component that wants
 * otherwise cancels or stops it.
 * @param define called once. @param run effects are run by the function of the latest render.
 */
export function useMachine<State, Event, Effect>(
  define: () => Omit<MachineDefinition<State, Event, Effect>, 'run'>,
  run: MachineDefinition<State, Event, Effect>['run'],
): [state: State, machine: Machine<State, Event>] {
  const latest = useRef(run);
  latest.current = run;
  const [machine] = useState(() =>
    createMachine<State, Event, Effect>({ ...define(), run: (effect, self) => latest.current(effect, self) }),
  );
  return [useSyncExternalStore(machine.subscribe, machine.state, machine.state), machine];
}
