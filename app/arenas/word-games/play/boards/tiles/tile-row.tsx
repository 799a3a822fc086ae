import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { LetterTile, type LetterTileProps } from './letter-tile';

export interface TileRowProps extends Omit<LetterTileProps, 'letter' | 'index' | 'tone'> {
  /** One string per tile; empty for a gap. */
  letters: readonly string[];
  /** The text for screen readers, which do not get the tiles. */
  spoken: ReactNode;
  tone?: LetterTileProps['tone'] | ((index: number) => LetterTileProps['tone']);
}

/** A word in tiles. */
export function TileRow({ letters, spoken, tone, className, ...tile }: TileRowProps) {
  return (
    <p className={cx('flex flex-wrap justify-center gap-(--tile-gap)', className)}>
      <span className="sr-only">{spoken}</span>
      {letters.map((letter, index) => (
        <LetterTile
          key={index}
          letter={letter}
          index={index}
          lineOf={letters.length}
          tone={typeof tone === 'function' ? tone(index) : tone}
          {...tile}
        />
      ))}
    </p>
  );
}

/** Letters spelled out for a screen reader. @param gap what it says for a gap. */
export function spelled(letters: readonly string[], gap = 'blank'): string {
  return letters.map((letter) => letter.toUpperCase() || gap).join(', ');
}

/** A pattern spelled out for a screen reader. @param pattern letters, and '_' for a gap. */
export function spelledPattern(pattern: string): string {
  return `${pattern.length} letters: ${spelled([...pattern].map((letter) => letter.replace('_', '')))}`;
}
