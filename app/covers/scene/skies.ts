import type { Random } from '~/platform/random/random';
import type { GenreId } from '~content/fandoms/fandom';
import type { Palette } from './palettes';
import { inks, type ScenePath } from './shape';

/** Draws one layer of a scene. */
export type Layer = (random: Random, colours: Palette) => ScenePath[];

/** A disc as a path. */
export const disc = (x: number, y: number, radius: number) => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`;

/** A handful of stars in the upper half: small ones, and a few nearer ones. */
export function stars(random: Random): ScenePath[] {
  const dots = (count: number) =>
    Array.from({ length: count }, () => `M${34 + random.integer(172)} ${30 + random.integer(150)}h.1`).join('');
  return [
    { d: dots(11), stroke: inks.parchment, strokeWidth: 1.8, opacity: 0.55 },
    { d: dots(4), stroke: inks.parchment, strokeWidth: 3 },
  ];
}

/** Rings of glow around a light, as around a lamp in mist. */
function glow(x: number, y: number, radius: number, colour: string): ScenePath[] {
  return [
    { d: disc(x, y, radius * 3), fill: colour, opacity: 0.4 },
    { d: disc(x, y, radius * 2), fill: colour, opacity: 0.75 },
  ];
}

const sun: Layer = (random, { glow: air, light }) => {
  const [x, y, radius] = [74 + random.integer(92), 70 + random.integer(26), 24 + random.integer(10)];
  return [...glow(x, y, radius, air), { d: disc(x, y, radius), fill: light }];
};

/** A sun cut by bands of air that get closer towards the bottom. */
const bandedSun: Layer = (random, colours) => {
  const [x, y] = [92 + random.integer(56), 88 + random.integer(16)];
  const bands = [12, 24, 35, 45].map((down, band) => {
    const half = Math.ceil(Math.sqrt(2500 - down * down)) + 1;
    return `M${x - half} ${y + down}h${half * 2}v${2 + band * 1.6}h-${half * 2}z`;
  });
  return [...glow(x, y, 34, colours.glow), { d: disc(x, y, 50), fill: colours.light }, { d: bands.join(''), fill: colours.glow }];
};

const crescent: Layer = (random, { glow: air, light }) => {
  const [x, y] = [66 + random.integer(108), 66 + random.integer(24)];
  const turn = random.integer(70) - 35;
  return [
    ...glow(x, y, 26, air),
    { d: 'M8-24a26 26 0 1 0 16 34A22 22 0 0 1 8-24z', fill: light, transform: `translate(${x} ${y})rotate(${turn})` },
  ];
};

const twinMoons: Layer = (random, { glow: air, light }) => {
  const [x, y] = [62 + random.integer(40), 66 + random.integer(24)];
  return [
    ...glow(x, y, 22, air),
    { d: disc(x, y, 21), fill: light },
    { d: disc(x - 7, y - 5, 4) + disc(x + 8, y + 7, 3), fill: air, opacity: 0.6 },
    { d: disc(x + 78, y - 14 + random.integer(30), 10), fill: light, opacity: 0.75 },
  ];
};

const planet: Layer = (random, { glow: air, far, light }) => {
  const [x, y] = [58 + random.integer(124), 70 + random.integer(24)];
  const transform = `translate(${x} ${y})rotate(${random.integer(50) - 25})`;
  return [
    { d: disc(0, 0, 58), fill: air, opacity: 0.5, transform },
    { d: disc(0, 0, 27), fill: far, transform },
    { d: 'M-25-10q25 9 50 0M-27 4q27 10 54 0', stroke: air, strokeWidth: 5, transform },
    { d: 'M-26-6C-58 14-40 20 0 11S58-20 26-9', stroke: light, strokeWidth: 3, transform },
  ];
};

const eclipse: Layer = (random, { air, glow: ring, light }) => {
  const [x, y] = [88 + random.integer(64), 74 + random.integer(18)];
  return [...glow(x, y, 30, ring), { d: disc(x, y, 32), fill: light }, { d: disc(x + 3, y + 2, 29), fill: air }];
};

const comet: Layer = (random, { glow: air, light }) => {
  const transform = `translate(${70 + random.integer(70)} ${64 + random.integer(30)})rotate(${random.integer(40) - 10})`;
  return [
    { d: disc(120, 80, 90), fill: air, opacity: 0.45 },
    { d: 'M0 0L92-40 8 10z', fill: light, opacity: 0.45, transform },
    { d: 'M4 4l58-20', stroke: light, strokeWidth: 2, opacity: 0.7, transform },
    { d: disc(0, 4, 9), fill: light, transform },
  ];
};

/** Rays from one point, like a stage's beams or a sunrise. */
const rays: Layer = (random, { glow: air, light }) => {
  const [x, y, start] = [96 + random.integer(48), 150 + random.integer(50), random.integer(15)];
  const ray = (degrees: number) => {
    const at = (turned: number) =>
      `${Math.round(x + 260 * Math.cos((turned * Math.PI) / 180))} ${Math.round(y + 260 * Math.sin((turned * Math.PI) / 180))}`;
    return `M${x} ${y}L${at(degrees)}L${at(degrees + 9)}z`;
  };
  return [
    { d: Array.from({ length: 12 }, (_, index) => ray(start + index * 30)).join(''), fill: air, opacity: 0.85 },
    { d: disc(x, y - 66, 7 + random.integer(6)), fill: light },
  ];
};

/** Two curtains and the beam between them. */
const curtains: Layer = (random, { glow: air, far, light }) => {
  const open = 34 + random.integer(18);
  const side = `M20 20h${open + 26}q-6 70-${open} 118Q30 190 20 200z`;
  const other = `M220 20h-${open + 26}q6 70 ${open} 118Q210 190 220 200z`;
  return [
    { d: 'M120 20L44 300h152z', fill: air, opacity: 0.8 },
    { d: side + other, fill: far },
    { d: 'M36 20q2 80-10 150M54 20q-2 60-16 106M204 20q-2 80 10 150M186 20q2 60 16 106', stroke: air, strokeWidth: 3 },
    { d: `M${46} 132q-10 4-18 2M194 132q10 4 18 2`, stroke: light, strokeWidth: 4 },
  ];
};

/** Strings of lamps across the arch. */
const lamps: Layer = (random, { glow: air, light }) => {
  const sag = 24 + random.integer(18);
  const lamp = (y: number) =>
    [0.15, 0.32, 0.5, 0.68, 0.85].map((at) => disc(Math.round(20 + 200 * at), Math.round(y + 4 * sag * at * (1 - at)), 4)).join('');
  return [
    { d: disc(120, 120, 96), fill: air, opacity: 0.6 },
    { d: `M20 62Q120 ${62 + sag * 2} 220 62M20 96Q120 ${96 + sag * 2} 220 96`, stroke: air, strokeWidth: 2 },
    { d: lamp(64) + lamp(98), fill: light },
  ];
};

/** A few bars of cloud before a moon. */
const clouds: Layer = (random, colours) => {
  const bar = (y: number) => {
    const [x, width] = [26 + random.integer(90), 50 + random.integer(60)];
    return `M${x} ${y}h${width}a7 7 0 0 1 0 14h-${width}a7 7 0 0 1 0-14z`;
  };
  return [...sun(random, colours), { d: [62, 84, 112].map(bar).join(''), fill: colours.far, opacity: 0.85 }];
};

/** The skies of each genre. */
export const skies: Readonly<Record<GenreId, readonly Layer[]>> = {
  anime: [sun, bandedSun, clouds, rays, crescent],
  'sci-fi': [planet, twinMoons, eclipse, comet, bandedSun],
  fantasy: [crescent, twinMoons, clouds, sun, comet],
  drama: [curtains, rays, eclipse, clouds, crescent],
  romcom: [lamps, sun, clouds, crescent, bandedSun],
  crossover: [rays, eclipse, planet, comet, curtains, twinMoons],
};
