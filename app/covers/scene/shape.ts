/** The inks of the covers: the product's dark tokens, as the scene behind an arch is dark in both themes. */
export const inks = {
  parchment: '#efe6d4',
  gold: '#e0ae4f',
  bronze: '#c98b4e',
  vermilion: '#f0705a',
  sky: '#8fb4d8',
  laurel: '#8fc07a',
  lilac: '#cba6e0',
  wood: '#8d5526',
  dark: '#14110d',
} as const;

type Ink = keyof typeof inks;

/** One path: its ink, its outline and, for a line, its width. */
export type Shape = readonly [ink: Ink, outline: string, lineWidth?: number];

/** A path of a scene, ready to be drawn. */
export interface ScenePath {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
  opacity?: number;
  transform?: string;
}
