import type { Random } from '~/platform/random/random';
import type { ScenePath } from '../scene/shape';
import type { Colours } from './colours';

/** Where the light of a scene stands, in units of the arch. */
export interface Light {
  x: number;
  y: number;
  radius: number;
}

/** Draws a scene within the arch's opening: 200 wide from x = 20, from y = 20 down to the ground at y = 300. */
export type SceneDrawing = (colours: Colours, random: Random, light: Light) => ScenePath[];

/** A filled shape. @param opacity left out: opaque. */
export const fill = (colour: string, d: string, opacity?: number): ScenePath => ({ d, fill: colour, ...(opacity && { opacity }) });

/** A line with round ends. */
export const line = (colour: string, strokeWidth: number, d: string, opacity?: number): ScenePath => ({
  ...{ d, stroke: colour, strokeWidth },
  ...(opacity && { opacity }),
});

/** A shape moved, and turned or enlarged about its own origin. */
export const placed = (path: ScenePath, x: number, y: number, turn = 0, scale = 1): ScenePath => ({
  ...path,
  transform: `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}`,
});

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** The same outline at several positions of a row. */
export const row = (count: number, at: (index: number) => string) => Array.from({ length: count }, (_, index) => at(index)).join('');

/** Light that gets weaker in rings around a flame or a lamp. */
export const glow = (colour: string, x: number, y: number, radius: number): ScenePath[] => [
  fill(colour, round(x, y, radius), 0.1),
  fill(colour, round(x, y, radius * 0.68), 0.14),
  fill(colour, round(x, y, radius * 0.4), 0.2),
];

/** A disc as a path. */
export const round = (x: number, y: number, radius: number) => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`;

/** A figure seen from behind, in a cloak. @param foot where they stand. */
export const person = (x: number, foot: number, height: number): string => {
  const unit = height / 20;
  const at = (value: number) => Math.round(value * unit * 10) / 10;
  return `M${x - at(5)} ${foot}q${at(1)}-${at(11)} ${at(3)}-${at(14)}h${at(4)}q${at(2)} ${at(3)} ${at(3)} ${at(14)}z${round(x, foot - at(16.5), at(3.2))}`;
};

/** A flame whose foot is at a point. */
export const flame = (x: number, y: number, height: number) => {
  const half = Math.round(height * 3.4) / 10;
  return `M${x} ${y - height}q${half * 1.6} ${height * 0.55} ${half * 0.9} ${height * 0.8}q-${half * 0.9} ${height * 0.35}-${half * 1.8} 0q-${half * 0.7}-${height * 0.25} ${half * 0.9}-${height * 0.8}z`;
};
