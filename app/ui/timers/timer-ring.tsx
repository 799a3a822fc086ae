import { cx } from '../cx';
import { TimerDial } from './timer-dial';
import { spokenTime, type TimerTone, timerText, timerTone } from './timer-text';

const inks: Record<TimerTone, string> = { calm: 'text-text', amber: 'text-amber', red: 'text-vermilion' };

/** A countdown and the limits of its colours. */
export interface TimedProps {
  label: string;
  /** Seconds. */
  secondsLeft: number;
  totalSeconds: number;
  /** Below this many seconds it is amber. */
  amberBelow: number;
  /** Below this many seconds it is vermilion. */
  redBelow: number;
}

/** The colour of a countdown. */
export function timerInk({ secondsLeft, amberBelow, redBelow }: Pick<TimedProps, 'secondsLeft' | 'amberBelow' | 'redBelow'>): string {
  return inks[timerTone(secondsLeft, amberBelow, redBelow)];
}

export interface TimerRingProps extends TimedProps {
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
        className={cx('transition-colors', timerInk({ secondsLeft, amberBelow, redBelow }))}
      >
        <TimerDial
          share={share}
          figures={figures}
          className="size-full"
          style={{ fontSize: Math.round((size * 1.1) / Math.max(5, figures.length)) }}
        />
      </div>
      <span aria-hidden="true" className="text-sm text-muted">
        {label}
      </span>
      <span aria-live="polite" className="sr-only">
        {spokenTime(secondsLeft, totalSeconds)}
      </span>
    </div>
  );
}
