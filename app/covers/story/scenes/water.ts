import type { ScenePath } from '../../scene/shape';
import type { Colours } from '../colours';
import { box, fill, glow, type Light, line, row, type SceneDrawing } from '../drawing';

/** Water with the light's path on it. @param y its horizon. */
function water({ far, mid, light }: Colours, { x }: Light, y: number): ScenePath[] {
  const path = row(7, (index) => {
    const half = Math.round((26 - index * 2.4) * (index % 2 ? 0.7 : 1));
    return `M${x - half + ((index * 5) % 8)} ${y + 6 + index * 8}h${half * 2 - 6}`;
  });
  return [fill(mid, box(20, y, 200, 300 - y)), line(far, 2, `M20 ${y + 1}h200`, 0.8), line(light, 3, path, 0.55)];
}

/** A row of waves that roll. */
const waves = (colour: string, y: number, shift: number, height = 14) =>
  fill(colour, `M${-20 + shift} ${y}${`q16-${height} 32 0`.repeat(8)}V300H${-20 + shift}z`);

export const sea: SceneDrawing = (colours, random, light) => {
  const [far, mid, near] = [colours.far, colours.mid, colours.near];
  return [
    ...water(colours, light, 178),
    waves(far, 226, random.integer(16)),
    waves(mid, 246, random.integer(16), 18),
    line(colours.light, 2, 'M40 230q14-12 28 0M150 234q14-12 28 0', 0.5),
    waves(near, 270, random.integer(16), 20),
    ...(random.next() > 0.5
      ? [fill(near, 'M150 178l4-20 10 8 8-22 14 20 8-4 12 18z'), line(colours.light, 2, 'M172 145l8 12', 0.6)]
      : [fill(near, 'M56 178q16 6 32 0l-5 8H62z'), fill(colours.accent, 'M72 146v30h18zM68 152v24H56z')]),
  ];
};

export const ship: SceneDrawing = (colours, random, light) => {
  const flag = random.next() > 0.5;
  return [
    ...water(colours, light, 196),
    fill(colours.near, 'M58 218h126l-20 34H78z'),
    fill(colours.accent, 'M58 218h126l-4 7H62z'),
    line(colours.near, 4, 'M122 92v128'),
    fill(colours.light, 'M126 98q40 22 36 58q-18-8-36-4zM126 158q44 4 44 52q-22-8-44-4z', 0.95),
    fill(colours.light, 'M118 104q-34 24-34 52q18-8 34-4zM118 158q-40 6-44 52q24-8 44-4z', 0.72),
    flag ? fill(colours.accent, 'M122 92l26 7-26 9z') : fill(colours.accent, 'M122 90q14-6 26 2-10 2-26 10z'),
    line(colours.near, 1.6, 'M182 220l20-16M122 92l-62 126M122 92l78 112', 0.8),
    waves(colours.far, 252, random.integer(16)),
    waves(colours.near, 274, random.integer(16), 18),
  ];
};

export const lighthouse: SceneDrawing = (colours, random, light) => {
  const bands = 2 + random.integer(2);
  const wide = (y: number) => 12 + (y - 130) * 0.08;
  const band = row(bands, (index) => {
    const y = 150 + index * (84 / bands);
    const [top, bottom] = [wide(y), wide(y + 18)];
    return `M${118 - top} ${y}h${top * 2}l${bottom - top} 18h-${bottom * 2}z`;
  });
  return [
    ...water(colours, light, 208),
    fill(colours.light, 'M118 112L20 74v58zM118 112l102-38v58z', 0.26),
    fill(colours.light, 'M118 112L20 92v26zM118 112l102-20v26z', 0.3),
    fill(colours.light, 'M106 126h24l9 124H97z', 0.92),
    fill(colours.accent, band),
    fill(colours.near, 'M118 126h12l9 124h-21z', 0.22),
    ...glow(colours.light, 118, 112, 34),
    fill(colours.light, box(109, 102, 18, 22)),
    fill(colours.near, 'M102 122h32v6h-32zM104 102l14-18 14 18zM116 240h8v12h-8z'),
    line(colours.near, 2.5, 'M109 102v22M118 102v22M127 102v22'),
    fill(colours.near, 'M20 262l28-8 22-14 22 4 22-8 26 8 20 16 28 4 32 14v22H20z'),
    fill(colours.mid, 'M20 270l32-4 30-12 14 6-30 16-46 8z', 0.9),
    waves(colours.far, 286, random.integer(16), 12),
  ];
};

export const bridge: SceneDrawing = (colours, random, light) => {
  const walker = 70 + random.integer(8) * 10;
  return [
    ...water(colours, light, 214),
    fill(colours.near, 'M20 196q100-64 200 0v62h-22a30 34 0 0 0-60 0h-10a30 34 0 0 0-60 0H20z'),
    line(colours.far, 3, 'M20 194q100-64 200 0'),
    line(colours.mid, 2, 'M68 258a30 34 0 0 1 60 0M138 258a30 34 0 0 1 60 0', 0.9),
    line(colours.near, 3, `M52 178v-34M186 178v-34M${walker} 166v-8`),
    ...glow(colours.light, 52, 140, 26),
    ...glow(colours.light, 186, 140, 26),
    fill(colours.light, box(47, 133, 10, 13) + box(181, 133, 10, 13)),
    fill(colours.accent, `M${walker - 6} 168q1-16 5-20h2q4 4 5 20zM${walker - 4} 144a4 4 0 1 1 8 0a4 4 0 0 1-8 0z`),
    line(colours.light, 3, 'M42 268h18M46 278h12M176 268h18M180 278h12', 0.5),
    waves(colours.near, 292, random.integer(16), 10),
  ];
};
