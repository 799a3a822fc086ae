import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';

/** A game's length and the limits of its ring's colours, in seconds. */
const GAME = { totalSeconds: 25 * 60, amberBelow: 10 * 60, redBelow: 5 * 60 };
/** A person's turn. */
const TURN = { totalSeconds: 60, amberBelow: 30, redBelow: 15 };
const SIZE = 64;

/** What a countdown starts from: a new `timeLeft` sets it anew. */
export type TimeLeft = Pick<CountdownOptions, 'timeLeft' | 'gameSpeed'>;

// Whether the time really is up is for the server to say: it ends turns and games.
const nothing = () => {};

/** The time that a game has left. */
export function GameTimer(time: TimeLeft) {
  return <TimerRing label="Game" secondsLeft={useCountdown({ ...time, onZero: nothing })} {...GAME} size={SIZE} />;
}

/** The time that the person's own turn has left. */
export function TurnTimer(time: TimeLeft) {
  return <TimerRing label="Turn" secondsLeft={useCountdown({ ...time, onZero: nothing })} {...TURN} size={SIZE} />;
}
