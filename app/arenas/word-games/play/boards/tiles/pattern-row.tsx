import { type FilledCell, fillPattern } from './fill-pattern';
import type { TileTone } from './letter-tile';
import { spelled, TileRow, type TileRowProps } from './tile-row';

const tones: Record<FilledCell['kind'], TileTone> = { given: 'plain', gap: 'gap', typed: 'gold', clash: 'wrong' };

/** A pattern of letters and gaps ('_') in tiles, with the typed text laid over it. */
export function PatternRow({ pattern, text, motion }: { pattern: string; text: string; motion: TileRowProps['motion'] }) {
  const cells = fillPattern(pattern, text);
  return (
    <TileRow
      letters={cells.map(({ letter }) => letter)}
      spoken={`${pattern.length} letters: ${spelled([...pattern].map((letter) => letter.replace('_', '')))}`}
      tone={(index) => tones[cells[index]?.kind ?? 'gap']}
      motion={motion}
    />
  );
}
