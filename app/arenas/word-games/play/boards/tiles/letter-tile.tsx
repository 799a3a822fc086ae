import type { CSSProperties } from 'react';
import { cx } from '~/ui/cx';

const tones = {
  /** A letter that is there. */
  plain: 'border-tile-edge bg-tile text-ink',
  /** A letter that matters now. */
  gold: 'border-gold-strong bg-gold text-on-gold',
  right: 'border-laurel bg-laurel text-bg',
  wrong: 'border-vermilion bg-vermilion text-bg',
  /** A letter that is used up. */
  spent: 'border-line bg-raised text-muted',
  /** A place without its letter. */
  gap: 'border-dashed border-edge bg-bg text-text',
};

/** md fits ten on a line of 360 px, or as many as are said to stand on it. */
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
  /** Turns over or shakes when the tile comes; give it a new key to see it again. */
  motion?: 'turn-over' | 'shake';
  /** How many tiles of size md share its line: they are as wide as there is room for. */
  lineOf?: number;
  /** Place in its row, so that tiles move one after the other. */
  place?: number;
  className?: string;
}

/** A letter cut into a tile. What it says must stand in a text for screen readers beside it: the tile is hidden from them. */
export function LetterTile({
  letter,
  tone = letter ? 'plain' : 'gap',
  size = 'md',
  motion,
  lineOf = 10,
  place = 0,
  className,
}: LetterTileProps) {
  const style: CSSProperties & Record<'--side', string> = {
    '--side': `clamp(1.5rem, calc(100cqw / ${lineOf} - 0.375rem), 3rem)`,
    animationDelay: motion === 'turn-over' ? `${place * 45}ms` : undefined,
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
