import type { GenreId } from '~content/fandoms/fandom';
import type { Palette } from './palettes';
import type { ScenePath } from './shape';
import { disc, type Layer } from './skies';

/** Peaks from one side of the arch to the other. */
const mountains: Layer = (random, { far }) => {
  const peaks = [30, 70, 112, 158, 200].map((x, index) => {
    const top = (index % 2 ? 128 : 178) + random.integer(36);
    return `L${x + random.integer(14)} ${top}`;
  });
  return [{ d: `M20 ${200 + random.integer(30)}${peaks.join('')}L220 ${196 + random.integer(30)}V300H20z`, fill: far }];
};

/** Houses of a town at night, with some windows lit. */
const skyline: Layer = (random, { far, light }) => {
  let houses = '';
  let windows = '';
  for (let x = 20; x < 220; ) {
    const width = 18 + random.integer(16);
    const top = 128 + random.integer(80);
    houses += `M${x} ${top}h${width}V300h-${width}z`;
    if (random.integer(3) > 0) windows += `M${x + 5} ${top + 10}h4v6h-4zM${x + 11} ${top + 22 + random.integer(3) * 12}h4v6h-4z`;
    x += width + random.integer(4);
  }
  return [
    { d: houses, fill: far },
    { d: windows, fill: light, opacity: 0.8 },
  ];
};

/** Towers with pointed roofs. */
const towers: Layer = (random, { far, light }) => {
  const spots = [38, 74, 112, 152, 190];
  const tower = (x: number, index: number) => {
    const [half, top] = [9 + random.integer(5), (index % 2 ? 128 : 160) + random.integer(36)];
    return { wall: `M${x - half} 300V${top}l${half}-${24 + random.integer(16)} ${half} 24V300z`, window: `M${x - 2} ${top + 14}h4v9h-4z` };
  };
  const built = spots.map((x, index) => tower(x + random.integer(8), index));
  return [
    { d: `${built.map(({ wall }) => wall).join('')}M20 244h200v56H20z`, fill: far },
    { d: built.map(({ window }) => window).join(''), fill: light, opacity: 0.85 },
  ];
};

/** The arena's own arcade: arch beside arch. */
const arcade: Layer = (random, { far, near, light }) => {
  const top = 156 + random.integer(30);
  const openings = [30, 60, 90, 120, 150, 180].map((x) => `M${x} ${top + 62}v-26a11 11 0 0 1 22 0v26z`).join('');
  const lit = 30 + 30 * random.integer(6);
  return [
    { d: `M20 ${top}h200V300H20z`, fill: far },
    { d: openings, fill: near },
    { d: `M${lit} ${top + 62}v-26a11 11 0 0 1 22 0v26z`, fill: light, opacity: 0.7 },
    { d: `M20 ${top}h200M20 ${top + 70}h200`, stroke: near, strokeWidth: 4 },
  ];
};

/** Hills that overlap. */
const hills: Layer = (random, { far, glow }) => {
  const [one, two] = [160 + random.integer(36), 186 + random.integer(26)];
  return [
    { d: `M20 ${one + 30}Q76 ${one - 40} 140 ${one + 24}T220 ${one}V300H20z`, fill: glow },
    { d: `M20 ${two}Q60 ${two + 40} 128 ${two + 8}T220 ${two + 26}V300H20z`, fill: far },
  ];
};

/** Tall trunks with light between them. */
const forest: Layer = (random, { far, glow }) => {
  const row = (step: number, width: number) => {
    let trunks = '';
    for (let x = 22 + random.integer(12); x < 214; x += step + random.integer(14)) trunks += `M${x} 20h${width}l3 280h-${width + 6}z`;
    return trunks;
  };
  return [
    { d: row(26, 6), fill: glow },
    { d: row(48, 11), fill: far },
  ];
};

/** Waves in rows, each a line of arcs. */
const sea: Layer = (random, { far, glow, light }) => {
  const top = 196 + random.integer(22);
  const row = (y: number, offset: number) => `M${20 - offset} ${y}${'q14-16 28 0'.repeat(8)}V300H${20 - offset}z`;
  return [
    { d: row(top, random.integer(20)), fill: glow },
    { d: row(top + 22, random.integer(20)), fill: far },
    {
      d: `M${60 + random.integer(60)} ${top + 14}h26M${100 + random.integer(60)} ${top + 34}h20`,
      stroke: light,
      strokeWidth: 2.5,
      opacity: 0.7,
    },
  ];
};

/** Dunes, or the face of a quiet moon. */
const dunes: Layer = (random, { far, glow }) => {
  const top = 180 + random.integer(30);
  return [
    { d: `M20 ${top + 20}Q90 ${top - 30} 130 ${top}Q100 ${top + 40} 220 ${top + 16}V300H20z`, fill: glow },
    { d: `M20 ${top + 56}Q120 ${top - 6} 170 ${top + 30}Q150 ${top + 50} 220 ${top + 50}V300H20z`, fill: far },
  ];
};

const slope: Layer = (random, colours) =>
  flat(`M20 ${262 + random.integer(10)}Q120 ${236 + random.integer(16)} 220 ${262 + random.integer(14)}V300H20z`, colours);
const steps: Layer = (_random, { near, far }) => [
  { d: 'M20 276h200v24H20z', fill: near },
  { d: 'M44 262h152v14H44z', fill: near },
  { d: 'M44 262h152M20 276h200', stroke: far, strokeWidth: 2 },
];
const ripples: Layer = (random, { near, far }) => [
  { d: `M${10 - random.integer(14)} 268${'q12-12 24 0'.repeat(10)}V300H10z`, fill: near },
  { d: `M${10 - random.integer(14)} 282${'q12-10 24 0'.repeat(10)}`, stroke: far, strokeWidth: 2.5 },
];
/** Rows of seats: lines of writing, as everywhere in the arena. */
const seats: Layer = (random, { near, light }) => [
  { d: 'M20 258Q120 240 220 258V300H20z', fill: near },
  ...[266, 277, 288].map((y, row) => ({
    d: `M${26 + random.integer(12)} ${y}q94-${15 - row * 3} ${176 - random.integer(10)} 0`,
    stroke: light,
    strokeWidth: 2,
    opacity: 0.35 + row * 0.12,
  })),
];
const stones: Layer = (random, colours) => [
  ...flat('M20 270h200v30H20z', colours),
  { d: [0, 1, 2, 3].map((index) => disc(36 + index * 52 + random.integer(16), 272, 7 + random.integer(9))).join(''), fill: colours.near },
];

function flat(d: string, { near }: Palette): ScenePath[] {
  return [{ d, fill: near }];
}

/** The distant backdrops of each genre. */
export const backdrops: Readonly<Record<GenreId, readonly Layer[]>> = {
  anime: [mountains, sea, skyline, hills, towers],
  'sci-fi': [dunes, skyline, mountains, arcade],
  fantasy: [mountains, towers, forest, hills, sea],
  drama: [skyline, arcade, hills, forest],
  romcom: [skyline, hills, sea, arcade],
  crossover: [skyline, arcade, mountains, towers, sea, dunes],
};

/** The ground under the object in each genre. */
export const grounds: Readonly<Record<GenreId, readonly Layer[]>> = {
  anime: [ripples, slope, seats],
  'sci-fi': [stones, slope, seats],
  fantasy: [slope, stones, seats],
  drama: [steps, seats, slope],
  romcom: [steps, slope, ripples],
  crossover: [seats, steps, stones, ripples],
};
