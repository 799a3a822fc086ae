import { TimerRing } from '~/ui/timers/timer-ring';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { SESSION_SECONDS } from '../saving/story-text';

const AMBER_BELOW = 600;
const RED_BELOW = 300;

/** Counts a session down at the speed of the game's clock. */
export function SessionTimer(countdown: CountdownOptions) {
  return (
    <TimerRing
      label="Time Remaining"
      secondsLeft={useCountdown(countdown)}
      totalSeconds={SESSION_SECONDS}
      amberBelow={AMBER_BELOW}
      redBelow={RED_BELOW}
      size={76}
    />
  );
}
