import { type KeyboardEvent, useRef, useState } from 'react';
import { starStyle } from './star-shape';
import { starsText } from './texts';

const STARS = [1, 2, 3, 4, 5];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export interface StarRatingProps {
  label: string;
  /** The average, 0 to 5; the stars fill up to it. */
  value: number;
  /** This person's rating, 1 to 5; pass the new one as soon as it is sent. */
  own?: number;
  onRate: (stars: number) => void;
  disabled?: boolean;
}

/**
 * Five stars to rate with. Arrow keys move and preview; only Enter, Space or a press rates, because each rating is sent.
 */
export function StarRating({ label, value, own, onRate, disabled = false }: StarRatingProps) {
  const [preview, setPreview] = useState<number>();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const tabStop = preview ?? own ?? 1;

  const move = (event: KeyboardEvent<HTMLButtonElement>, star: number) => {
    const last = STARS.length;
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? 1 : event.key === 'End' ? last : step ? ((star - 1 + step + last) % last) + 1 : undefined;
    if (next === undefined) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  };

  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onPointerLeave={() => setPreview(undefined)}
      className="star-rating"
    >
      {STARS.map((star) => (
        // biome-ignore lint/a11y/useSemanticElements: native radios select with every arrow key, and each selection here is sent.
        <button
          key={star}
          ref={(element) => {
            buttons.current[star] = element;
          }}
          type="button"
          role="radio"
          aria-checked={own === star}
          aria-label={starsText(star)}
          tabIndex={star === tabStop ? 0 : -1}
          disabled={disabled}
          onClick={() => onRate(star)}
          onKeyDown={(event) => move(event, star)}
          onPointerEnter={() => !disabled && setPreview(star)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPreview(star)}
          onBlur={() => setPreview(undefined)}
          data-beyond={(preview !== undefined && star > preview) || undefined}
          style={starStyle(preview === undefined ? value - star + 1 : star <= preview ? 1 : 0)}
        >
          {own === star && <span className="absolute bottom-0.5 h-0.5 w-4 rounded-full bg-text" />}
        </button>
      ))}
    </div>
  );
}
