import type { CSSProperties } from 'react';
import { cx } from '~/ui/cx';

const tones = {
  /** A letter. */
  plain: 'border-tile-edge bg-tile text-ink',
  /** A letter that matters now. */
  gold: 'border-gold-strong bg-gold text-on-gold',
  right: 'border-laurel bg-laurel text-bg',
  wrong: 'border-vermilion bg-vermilion text-bg',
  /** A used letter. */
  spent: 'border-line bg-raised text-muted',
  /** A gap. */
  gap: 'border-dashed border-edge bg-bg text-text',
};

/** md fits ten on a line of 360 px, or as many as `lineOf` says. */
const sizes = {
  sm: 'h-7 w-6.5 rounded-sm text-base',
  md: 'h-[calc(var(--side)*1.08)] w-(--side) rounded-md text-[max(1.0625rem,calc(var(--side)*0.58))]',
  lg: 'h-14 w-13 rounded-md text-3xl',
};

export type TileTone = keyof typeof tones;

export interface LetterTileProps {
  /** One letter in any case; nothing for a gap. */
  letter?: string;
  tone?: TileTone;
  size?: keyof typeof sizes;
  /** Turns over or shakes when the tile appears; give it a new key to repeat the motion. */
  motion?: 'turn-over' | 'shake';
  /** How many tiles of size md share its line: they take the available width. */
  lineOf?: number;
  /** Index in its row, so that tiles move one after the other. */
  index?: number;
  className?: string;
}

/** A letter tile, hidden from screen readers: its letter must be in a text for them beside it. */
export function LetterTile({
  letter,
  tone = letter ? 'plain' : 'gap',
  size = 'md',
  motion,
  lineOf = 10,
  index = 0,
  className,
}: LetterTileProps) {
  const style: CSSProperties & Record<'--side', string> = {
    '--side': `clamp(1.5rem, calc(100cqw / ${lineOf} - 0.375rem), 3rem)`,
    animationDelay: motion === 'turn-over' ? `${index * 45}ms` : undefined,
  };
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx(
        'grid shrink-0 place-items-center border border-b-4 font-display font-bold uppercase leading-none select-none',
        tones[tone],
        sizes[size],
        motion === 'turn-over' && 'animate-turn-over',
        motion === 'shake' && 'animate-shake',
        className,
      )}
    >
      {letter}
    </span>
  );
}
