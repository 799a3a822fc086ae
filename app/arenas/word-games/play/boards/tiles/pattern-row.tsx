import { type FilledPlace, fillPattern } from './fill-pattern';
import type { TileTone } from './letter-tile';
import { spelled, TileRow, type TileRowProps } from './tile-row';

const tones: Record<FilledPlace['kind'], TileTone> = { given: 'plain', gap: 'gap', typed: 'gold', clash: 'wrong' };

/** A pattern of letters and gaps ('_') in tiles, with what is typed laid over it. */
export function PatternRow({ pattern, text, motion }: { pattern: string; text: string; motion: TileRowProps['motion'] }) {
  const places = fillPattern(pattern, text);
  return (
    <TileRow
      letters={places.map(({ letter }) => letter)}
      spoken={`${pattern.length} letters: ${spelled([...pattern].map((letter) => letter.replace('_', '')))}`}
      tone={(place) => tones[places[place]?.kind ?? 'gap']}
      motion={motion}
    />
  );
}
