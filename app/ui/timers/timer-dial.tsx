import { cx } from '../cx';

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

export interface TimerDialProps {
  /** What is left, from 0 to 1. */
  share: number;
  figures: string;
  /** The size of the dial and of its figures. */
  className?: string;
  style?: React.CSSProperties;
}

/** A ring that empties around its figures; hidden from screen readers. */
export function TimerDial({ share, figures, className, style }: TimerDialProps) {
  return (
    <div style={style} className={cx('relative', className)}>
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
      <span aria-hidden="true" className="tabular absolute inset-0 grid place-items-center leading-none font-semibold">
        {figures}
      </span>
    </div>
  );
}
