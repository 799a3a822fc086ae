import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';

const RED_BELOW = 10;

/** Counts a run down: amber in its last third, red in its last ten seconds. @param props.seconds length of the run. */
export function GameTimer({ seconds, ...countdown }: CountdownOptions & { seconds: number }) {
  return (
    <TimerRing
      label="Time Remaining"
      secondsLeft={useCountdown(countdown)}
      totalSeconds={seconds}
      amberBelow={seconds / 3}
      redBelow={RED_BELOW}
      size={64}
    />
  );
}
