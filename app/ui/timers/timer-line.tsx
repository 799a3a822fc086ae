import { cx } from '../cx';
import { type TimedProps, timerInk } from './timer-ring';
import { spokenTime, timerText } from './timer-text';

/** A countdown as a line that shortens across its box, with figures that fade while a player writes; announced at 60, 30 and 10 seconds. */
export function TimerLine({ label, secondsLeft, totalSeconds, amberBelow, redBelow }: TimedProps) {
  const share = totalSeconds > 0 ? Math.min(1, Math.max(0, secondsLeft / totalSeconds)) : 0;
  const figures = timerText(secondsLeft);
  return (
    <div className={cx('transition-colors', timerInk({ secondsLeft, amberBelow, redBelow }))}>
      <div role="timer" aria-label={`${label} ${figures}`}>
        <span aria-hidden="true" className="tabular font-semibold desk-figures">
          {figures}
        </span>
      </div>
      <span aria-live="polite" className="sr-only">
        {spokenTime(secondsLeft, totalSeconds)}
      </span>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-line">
        <div
          className="h-full origin-left bg-current opacity-60 transition-transform duration-500 ease-linear"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
