import type { GenreId } from '~content/fandoms/fandom';

/** The colours of a scene: its air, its far and near objects, and its light. */
export interface Palette {
  air: string;
  glow: string;
  far: string;
  near: string;
  light: string;
}

const palette = (air: string, glow: string, far: string, near: string, light: string): Palette => ({ air, glow, far, near, light });

const dusk = palette('#2b1720', '#57262a', '#6d3230', '#24131a', '#f0705a');
const indigo = palette('#141b2d', '#26314a', '#34466e', '#121828', '#efe6d4');
const plum = palette('#261627', '#47264a', '#5f3660', '#1f121f', '#cba6e0');
const jade = palette('#12211c', '#1f4034', '#2d5a48', '#0f1c17', '#e0ae4f');
const deep = palette('#0f1a2a', '#1b3450', '#28527c', '#0d1724', '#8fb4d8');
const rust = palette('#24150e', '#4b2a18', '#6e3d20', '#1d110b', '#ee9a3c');
const moss = palette('#171d11', '#2f3d1f', '#46592d', '#12180d', '#8fc07a');
const ember = palette('#22150c', '#55361a', '#7a4d22', '#1c110a', '#e0ae4f');
const wine = palette('#23101a', '#481f31', '#652b43', '#1b0d14', '#efe6d4');
const slate = palette('#171b20', '#2d363f', '#434f5a', '#12161a', '#c98b4e');
const blush = palette('#2c1a1c', '#5e3536', '#8a4d49', '#25161a', '#f6d2b8');
const peacock = palette('#0f2023', '#1c4347', '#2a6064', '#0d1b1e', '#f0705a');

/** The palettes of each genre, eight of them: with fewer, some neighbours in its lists would be alike. */
export const palettes: Readonly<Record<GenreId, readonly Palette[]>> = {
  anime: [dusk, indigo, plum, jade, peacock, rust, wine, slate],
  'sci-fi': [deep, plum, rust, peacock, slate, jade, indigo, dusk],
  fantasy: [indigo, moss, plum, ember, jade, dusk, deep, wine],
  drama: [wine, slate, ember, indigo, moss, rust, peacock, plum],
  romcom: [blush, peacock, plum, dusk, wine, jade, indigo, ember],
  crossover: [deep, dusk, ember, plum, peacock, wine, moss, slate],
};
