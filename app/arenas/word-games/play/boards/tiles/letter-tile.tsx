import type { CSSProperties } from 'react';
import { cx } from '~/ui/cx';

const tones = {
  /** A letter. */
  plain: 'tile-face',
  /** A letter that matters now. */
  gold: 'border-bronze bg-(--sand) text-ink',
  right: 'border-laurel bg-laurel text-bg',
  wrong: 'border-vermilion bg-vermilion text-bg',
  /** A used letter. */
  spent: 'border-line bg-raised text-muted',
  /** A gap. */
  gap: 'border-dashed border-edge bg-bg text-text',
};

/** md is as large as the room has its tiles, or as `lineOf` of them fit on a line. */
const sizes = {
  sm: 'h-7 w-6.5 rounded-sm text-base low:h-5.5 low:w-5 low:border-b-2 low:text-sm',
  md: 'h-[calc(var(--side)*1.08)] w-(--side) rounded-md text-[max(1.0625rem,calc(var(--side)*0.58))]',
};

/** Tiles turn over one after the other: slots before the next puzzle stands, small tiles at leisure. */
const turning = {
  sm: (index: number) => ({ animationDelay: `${index * 45}ms` }),
  md: (index: number) => ({ animationDelay: `${index * 8}ms`, animationDuration: '120ms' }),
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
  /** Whether the next letter goes here. */
  caret?: boolean;
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
  caret = false,
  className,
}: LetterTileProps) {
  const style: CSSProperties & Record<'--side', string> = {
    // A tenth of a pixel less than fits: rounded up, the last tile of a full line would begin another one.
    '--side': `clamp(1.25rem, calc((100cqw + var(--tile-gap)) / ${lineOf} - var(--tile-gap) - 0.1px), var(--tile-side))`,
    ...(motion === 'turn-over' && turning[size](index)),
  };
  return (
    <span
      aria-hidden="true"
      data-tile=""
      data-mark={tone}
      data-caret={caret ? '' : undefined}
      style={style}
      className={cx(
        // Trimmed to its capital height, a letter stands in the middle whatever face it comes in.
        'block shrink-0 content-center border border-b-4 text-center [text-box:trim-both_cap_alphabetic] font-display font-bold uppercase leading-none select-none',
        tones[tone],
        sizes[size],
        motion === 'turn-over' && 'animate-turn-over',
        motion === 'shake' && 'animate-shake',
        caret && 'outline-2 outline-offset-2 outline-edge outline-solid',
        className,
      )}
    >
      {letter}
    </span>
  );
}
