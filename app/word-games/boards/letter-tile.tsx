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

/** The side of a tile: md fits ten on a line of 360 px. */
const sizes = {
  sm: 'h-7 w-6.5 rounded-sm text-base',
  md: 'h-[clamp(1.75rem,8.4vw,3.25rem)] w-[clamp(1.6rem,7.6vw,3rem)] rounded-md text-[clamp(1.0625rem,4.6vw,1.75rem)]',
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
  /** Place in its row, so that tiles move one after the other. */
  place?: number;
  className?: string;
}

/** A letter cut into a tile. What it says must stand in a text for screen readers beside it: the tile is hidden from them. */
export function LetterTile({ letter, tone = letter ? 'plain' : 'gap', size = 'md', motion, place = 0, className }: LetterTileProps) {
  const style: CSSProperties | undefined = motion === 'turn-over' ? { animationDelay: `${place * 45}ms` } : undefined;
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
