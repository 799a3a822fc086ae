/** The colours of a cover, from its air to its nearest shapes: what is farther away is paler, what is near is dark. */
export interface Colours {
  air: string;
  halo: string;
  far: string;
  mid: string;
  near: string;
  /** Of the one light that the scene has. */
  light: string;
  /** Of the one thing that stands out besides the light. */
  accent: string;
}

/** How many hues away the land of a crossing is: the one that is least like the sky’s. */
const LAND_AHEAD = 4;

const colours = (air: string, halo: string, far: string, mid: string, near: string, light: string, accent: string): Colours => ({
  ...{ air, halo, far, mid, near, light, accent },
});

/** The hues by night. */
const nights: readonly Colours[] = [
  colours('#141c30', '#2a3958', '#40557f', '#26365a', '#0d1423', '#f3e3b5', '#e0ae4f'),
  colours('#351a26', '#6a3032', '#9a5340', '#572a31', '#1e0e16', '#f8c078', '#f0705a'),
  colours('#10241d', '#1f4d3b', '#347257', '#1c4433', '#0a1812', '#f0dc9a', '#8fc07a'),
  colours('#0d2629', '#1b5054', '#2f7b7c', '#17474b', '#07191b', '#f9d3ab', '#f0705a'),
  colours('#28190e', '#5c3917', '#8c5a24', '#4c2f16', '#170e07', '#fbd884', '#e9853f'),
  colours('#22142f', '#452a5c', '#694388', '#37204b', '#130b1b', '#f2d9ee', '#e0ae4f'),
  colours('#1c242b', '#3a4852', '#5b6d78', '#33414a', '#0f1519', '#f4eedd', '#d08b4c'),
  colours('#2a0f18', '#5c2233', '#8b3d50', '#48192a', '#17080e', '#f7d2b6', '#8fb4d8'),
];

/** The land of one hue beneath the sky of another. */
const crossings = nights.map(({ air, halo, light }, hue) => ({ ...at(nights, hue + LAND_AHEAD), air, halo, light }));

/** By day the sky is the lightest part, and what stands before it is as dark as by night. */
const days = nights.map(({ air, far, mid, light, ...others }) => ({
  ...others,
  ...{ air: far, halo: mixed(far, light, 0.3), far: mid, mid: air, light },
}));

/**
 * The colours of covers: each hue by night, then each with the land of another, then each by day. All are dark enough
 * for an arch in both themes.
 */
export const PALETTES: readonly Colours[] = [...nights, ...crossings, ...days];

/** Colours that stand out from all of them. */
export const ACCENTS = ['#e0ae4f', '#f0705a', '#8fb4d8', '#d98a4b'] as const;

function at(palettes: readonly Colours[], hue: number): Colours {
  const palette = palettes[hue % palettes.length];
  if (!palette) throw new RangeError('There are no palettes.');
  return palette;
}

/** A colour between two. @param share of the second, 0 to 1. @returns such as '#3a4d6b'. */
function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  const between = (from: number) => Math.round(part(one, from) * (1 - share) + part(other, from) * share);
  return `#${[1, 3, 5].map((from) => between(from).toString(16).padStart(2, '0')).join('')}`;
}
