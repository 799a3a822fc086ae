import { cx } from '~/ui/cx';
import { TimerDial } from '~/ui/timers/timer-dial';
import { spokenTime, type TimerTone, timerText, timerTone } from '~/ui/timers/timer-text';
import { type CountdownOptions, useCountdown } from '~/ui/timers/use-countdown';
import { playTexts } from '../texts';

const RED_BELOW = 10;
const inks: Record<TimerTone, string> = { calm: 'text-text', amber: 'text-amber', red: 'text-vermilion' };

/**
 * Counts a run down, as a ring or, in half a window, as figures over a line that drains: amber in its last third, red in
 * its last ten seconds. Announced at 60, 30 and 10 seconds.
 * @param props.seconds length of the run.
 */
export function RunClock({ seconds, ...countdown }: CountdownOptions & { seconds: number }) {
  const secondsLeft = useCountdown(countdown);
  const figures = timerText(secondsLeft);
  const share = Math.min(1, Math.max(0, secondsLeft / seconds));
  const tone = timerTone(secondsLeft, seconds / 3, RED_BELOW);
  return (
    <div className="flex flex-row-reverse items-center gap-3">
      <div
        role="timer"
        aria-label={`${playTexts.timeRemaining} ${figures}`}
        data-tone={tone}
        className={cx('transition-colors', inks[tone])}
      >
        <TimerDial share={share} figures={figures} className="size-20 text-xl compact:hidden xl:size-26 xl:text-[1.75rem]" />
        <span aria-hidden="true" className="tabular hidden text-lg font-semibold compact:block">
          {figures}
        </span>
        <span
          aria-hidden="true"
          style={{ transform: `scaleX(${share})` }}
          className="absolute inset-x-0 bottom-0 hidden h-0.75 origin-left bg-current transition-transform duration-1000 ease-linear compact:block"
        />
      </div>
      <span aria-hidden="true" className="w-min text-right text-sm text-muted compact:hidden">
        {playTexts.timeRemaining}
      </span>
      <span aria-live="polite" className="sr-only">
        {spokenTime(secondsLeft, seconds)}
      </span>
    </div>
  );
}
