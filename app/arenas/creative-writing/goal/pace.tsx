import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { type Goal, goalLine, paceLine } from './goal';
import { useMinutesHere } from './use-minutes-here';

interface PaceProps extends Omit<CountdownOptions, 'onZero'> {
  goal: Goal;
  words: number;
  /** Length of the session, in seconds of game time. */
  seconds: number;
}

/** How the session stands to its writer's goal. */
export function Pace({ goal, words, seconds, timeLeft, gameSpeed }: PaceProps) {
  const secondsLeft = useCountdown({ timeLeft, gameSpeed });
  return <GoalLine>{paceLine(goal, { words, seconds: Math.max(0, seconds - secondsLeft), of: seconds })}</GoalLine>;
}

/** How far a goal is on a desk without a session's clock: its minutes are those in which the desk is in sight. */
export function PaceHere({ goal, words }: Pick<PaceProps, 'goal' | 'words'>) {
  const minutes = useMinutesHere();
  return <GoalLine>{goalLine(goal, { words, minutes })}</GoalLine>;
}

function GoalLine({ children }: { children: string }) {
  return <p className="tabular text-xs text-muted">{children}</p>;
}
