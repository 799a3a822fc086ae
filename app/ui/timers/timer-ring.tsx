import { cx } from '../cx';
import { spokenTime, type TimerTone, timerText, timerTone } from './timer-text';

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;
const inks: Record<TimerTone, string> = { calm: 'text-text', amber: 'text-amber', red: 'text-vermilion' };

export interface TimerRingProps {
  label: string;
  /** Seconds. */
  secondsLeft: number;
  totalSeconds: number;
  /** Below this many seconds the ring is amber. */
  amberBelow: number;
  /** Below this many seconds the ring is vermilion. */
  redBelow: number;
  /** Width in px. */
  size?: number;
}

/** A countdown as an emptying ring with its figures inside; announced at 60, 30 and 10 seconds. */
export function TimerRing({ label, secondsLeft, totalSeconds, amberBelow, redBelow, size = 112 }: TimerRingProps) {
  const share = totalSeconds > 0 ? Math.min(1, Math.max(0, secondsLeft / totalSeconds)) : 0;
  const figures = timerText(secondsLeft);
  return (
    <div className="inline-flex flex-col items-center gap-1.5">
      <div
        role="timer"
        aria-label={`${label} ${figures}`}
        style={{ width: size, height: size }}
        className={cx('relative transition-colors', inks[timerTone(secondsLeft, amberBelow, redBelow)])}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90">
          <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth="5" />
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
          />
        </svg>
        <span
          aria-hidden="true"
          style={{ fontSize: Math.round((size * 1.1) / Math.max(5, figures.length)) }}
          className="tabular absolute inset-0 grid place-items-center leading-none font-semibold"
        >
          {figures}
        </span>
      </div>
      <span aria-hidden="true" className="text-sm text-muted">
        {label}
      </span>
      <span aria-live="polite" className="sr-only">
        {spokenTime(secondsLeft)}
      </span>
    </div>
  );
}
