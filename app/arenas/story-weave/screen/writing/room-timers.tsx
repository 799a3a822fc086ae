import { useMemo } from 'react';
import { gameMsLeft, type ServerClock } from '~/platform/clock/server-clock';
import { TimerLine } from '~/ui/timers/timer-line';
import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import type { RoomView, TurnView } from '../../protocol/room.contract';
import { EPILOGUE_MS, GAME_MS } from '../../rules/limits';
import { SECOND_PERSON_MS } from '../../rules/room-setting';
import { QUICK_START_MS } from '../../rules/waiting/waiting';
import { timerLabels } from '../room-texts';
import { writingTexts } from './writing-texts';

export interface TimerProps {
  view: RoomView;
  clock: ServerClock | undefined;
  /** Whether there is little room: then it is a line along the foot. */
  low?: boolean;
}

/** The time left in the game, then in its epilogue. */
export function Game({ view, clock }: TimerProps) {
  const isEpilogue = view.status === 'epilogue';
  const timeLeft = useTimeLeft(isEpilogue ? view.closesAt : view.gameEndsAt, view, clock);
  const limits = isEpilogue ? { label: timerLabels.epilogue, ...EPILOGUE } : { label: timerLabels.game, ...GAME };
  return <Ring {...limits} timeLeft={timeLeft} gameSpeed={speedOf(view, clock)} />;
}

/** For how long the room waits for a second person. */
export function Waiting({ until, view, clock }: TimerProps & { until: number }) {
  return <Ring label={timerLabels.waiting} {...WAITING} timeLeft={useTimeLeft(until, view, clock)} gameSpeed={speedOf(view, clock)} />;
}

/** In how long a game begins by itself. */
export function Starts({ at, view, clock }: TimerProps & { at: number }) {
  return <Ring label={timerLabels.starts} {...STARTING} timeLeft={useTimeLeft(at, view, clock)} gameSpeed={speedOf(view, clock)} />;
}

/** The time left in the person's own turn. */
export function Turn({ turn, view, clock, low }: TimerProps & { turn: Pick<TurnView, 'startedAt' | 'endsAt'> }) {
  const totalSeconds = ((turn.endsAt - turn.startedAt) * view.gameSpeed) / 1000;
  const limits = { totalSeconds, ...TURN_LIMITS };
  return (
    <Ring
      label={timerLabels.turn}
      {...limits}
      low={low}
      timeLeft={useTimeLeft(turn.endsAt, view, clock)}
      gameSpeed={speedOf(view, clock)}
    />
  );
}

/** The time left in a phase of a battle round. @param seconds that it has in all. */
export function Round({
  endsAt,
  seconds,
  label = timerLabels.round,
  view,
  clock,
  low,
}: TimerProps & { endsAt: number; seconds: number; label?: string }) {
  const limits = { totalSeconds: seconds, amberBelow: seconds / 2, redBelow: 15 };
  return <Ring label={label} {...limits} low={low} timeLeft={useTimeLeft(endsAt, view, clock)} gameSpeed={speedOf(view, clock)} />;
}

/** In how many seconds the person's own turn is expected; nobody is told each second of it. */
export function ComesIn({ at, view, clock }: TimerProps & { at: number }) {
  const seconds = useCountdown({ timeLeft: useTimeLeft(at, view, clock), gameSpeed: speedOf(view, clock), onZero: nothing });
  return seconds > 0 ? writingTexts.turnComesIn(seconds) : writingTexts.nextTurn;
}

/** Game time until a time of the server's clock; before hydration, counted from when the page was rendered. */
function useTimeLeft(until: number, view: RoomView, clock: ServerClock | undefined): { gameMs: number } {
  const { serverTime, gameSpeed, stillSince } = view;
  const { offsetMs, stillAt } = clock ?? {};
  const rendered = offsetMs === undefined ? Math.max(0, until - (stillSince ?? serverTime)) * gameSpeed : undefined;
  return useMemo(
    () => ({ gameMs: offsetMs === undefined ? (rendered ?? 0) : gameMsLeft(until, { offsetMs, gameSpeed, stillAt }, Date.now()) }),
    [until, rendered, offsetMs, gameSpeed, stillAt],
  );
}

/** The speed of the room's clocks: none while it stands still. */
function speedOf({ gameSpeed, stillSince }: RoomView, clock: ServerClock | undefined): number {
  const still = clock ? clock.stillAt !== undefined : stillSince !== null;
  return still ? 0 : gameSpeed;
}

/** The lengths of a game and its epilogue and the limits of their rings' colours, in seconds. */
const GAME = { totalSeconds: GAME_MS / 1000, amberBelow: 10 * 60, redBelow: 5 * 60 };
const EPILOGUE = { totalSeconds: EPILOGUE_MS / 1000, amberBelow: 5 * 60, redBelow: 60 };
const WAITING = { totalSeconds: SECOND_PERSON_MS / 1000, amberBelow: 2 * 60, redBelow: 30 };
const STARTING = { totalSeconds: QUICK_START_MS / 1000, amberBelow: 0, redBelow: 0 };
const TURN_LIMITS = { amberBelow: 30, redBelow: 15 };
const SIZE = 64;

// Only the server decides whether the time is up: it ends turns, rounds and games.
const nothing = () => {};

/** A countdown: a new `timeLeft` restarts it. */
type RingProps = Pick<CountdownOptions, 'timeLeft' | 'gameSpeed'> & typeof GAME & { label: string; low?: boolean | undefined };

function Ring({ timeLeft, gameSpeed, low, ...ring }: RingProps) {
  // The server's clock is known a little late, so that a minute would begin at 01:01.
  const secondsLeft = Math.min(useCountdown({ timeLeft, gameSpeed, onZero: nothing }), Math.round(ring.totalSeconds));
  return low ? <TimerLine {...ring} secondsLeft={secondsLeft} /> : <TimerRing {...ring} secondsLeft={secondsLeft} size={SIZE} />;
}
