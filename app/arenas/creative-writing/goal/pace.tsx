import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { type Goal, paceLine } from './goal';

interface PaceProps extends Omit<CountdownOptions, 'onZero'> {
  goal: Goal;
  words: number;
  /** Length of the session, in seconds of game time. */
  seconds: number;
}

/** How the session stands to its writer's goal. */
export function Pace({ goal, words, seconds, timeLeft, gameSpeed }: PaceProps) {
  const secondsLeft = useCountdown({ timeLeft, gameSpeed });
  return (
    <p className="tabular text-xs text-muted">{paceLine(goal, { words, seconds: Math.max(0, seconds - secondsLeft), of: seconds })}</p>
  );
}
