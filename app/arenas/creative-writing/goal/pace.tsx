import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { SESSION_SECONDS } from '../saving/story-text';
import { type Goal, paceLine } from './goal';

/** How the session stands to its writer's goal. */
export function Pace({ goal, words, timeLeft, gameSpeed }: Omit<CountdownOptions, 'onZero'> & { goal: Goal; words: number }) {
  const secondsLeft = useCountdown({ timeLeft, gameSpeed });
  return <p className="tabular text-xs text-muted">{paceLine(goal, { words, seconds: Math.max(0, SESSION_SECONDS - secondsLeft) })}</p>;
}
