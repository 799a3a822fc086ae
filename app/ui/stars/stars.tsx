import { StarShape } from './star-shape';
import { ratedText } from './texts';

const STARS = [1, 2, 3, 4, 5];

export interface StarsProps {
  /** An average, 0 to 5. */
  value: number;
  className?: string;
}

/** An average as five stars. Screen readers get its number to one decimal; show that beside it too. */
export function Stars({ value, className = 'size-4' }: StarsProps) {
  return (
    <span role="img" aria-label={ratedText(value)} className="inline-flex items-center gap-0.5 align-[-0.15em] text-gold">
      {STARS.map((star) => (
        <StarShape key={star} share={value - star + 1} className={className} />
      ))}
    </span>
  );
}
