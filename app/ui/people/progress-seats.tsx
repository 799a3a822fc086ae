import { cx } from '../cx';

const SEATS = 24;
/** Seats light up one after another, this many ms apart. */
const STEP_MS = 18;

export interface ProgressSeatsProps {
  value: number;
  max: number;
  label: string;
}

/** Progress as a row of seats in the arena: taken ones are lit. */
export function ProgressSeats({ value, max, label }: ProgressSeatsProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  // Any progress lights a seat, and only full progress lights the last one.
  const lit = share === 0 || share === 1 ? share * SEATS : Math.min(SEATS - 1, Math.max(1, Math.round(share * SEATS)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      className="flex w-full gap-[3px]"
    >
      {Array.from({ length: SEATS }, (_, seat) => (
        <span
          key={`${seat}-${seat < lit}`}
          style={seat < lit ? { animationDelay: `${seat * STEP_MS}ms` } : undefined}
          className={cx(
            'h-4 min-w-0 flex-1 rounded-t-full rounded-b-[2px]',
            seat < lit ? 'animate-seat bg-gold' : 'bg-raised ring-1 ring-line ring-inset',
          )}
        />
      ))}
    </div>
  );
}
