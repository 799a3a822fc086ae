import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { LetterTile, type LetterTileProps } from './letter-tile';

export interface TileRowProps extends Omit<LetterTileProps, 'letter' | 'place' | 'tone'> {
  /** One string a tile; empty for a gap. */
  letters: readonly string[];
  /** What the row says to screen readers, which do not get the tiles. */
  spoken: ReactNode;
  tone?: LetterTileProps['tone'] | ((place: number) => LetterTileProps['tone']);
}

/** A word in tiles. */
export function TileRow({ letters, spoken, tone, className, ...tile }: TileRowProps) {
  return (
    <p className={cx('flex flex-wrap justify-center gap-1 sm:gap-1.5', className)}>
      <span className="sr-only">{spoken}</span>
      {letters.map((letter, place) => (
        <LetterTile
          key={place}
          letter={letter}
          place={place}
          lineOf={letters.length}
          tone={typeof tone === 'function' ? tone(place) : tone}
          {...tile}
        />
      ))}
    </p>
  );
}

/** Letters as a screen reader should read them: one by one. @param gap what it says for a gap. */
export function spelled(letters: readonly string[], gap = 'blank'): string {
  return letters.map((letter) => letter.toUpperCase() || gap).join(', ');
}
