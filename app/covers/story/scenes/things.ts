import { box, fill, flame, glow, line, person, placed, round, row, type SceneDrawing } from '../drawing';

/** The outer part of a flame, in every palette. */
const FLAME = '#e9853f';

export const lantern: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const sway = random.integer(5) * 3 - 6;
  const hung = (path: ReturnType<typeof fill>) => placed(path, 120, 20, sway);
  return [
    fill(far, 'M20 250q60-30 110-12t90-10v80H20z'),
    fill(light, round(118, 158, 104), 0.08),
    fill(light, round(118, 158, 76), 0.12),
    fill(light, round(118, 158, 52), 0.16),
    hung(line(near, 4, 'M0-10v66')),
    hung(line(near, 5, 'M-22 88q0-32 22-32t22 32')),
    hung(fill(near, 'M-34 104l12-20h44l12 20zM-38 186h76v12h-76zM-8 74h16v12h-16z')),
    hung(fill(accent, 'M-28 104h56l6 82h-68z', 0.45)),
    hung(fill(light, flame(0, 176, 46))),
    hung(fill(FLAME, flame(0, 176, 22))),
    hung(line(near, 4, 'M-28 104l-6 82M28 104l6 82M-10 104l-2 82M10 104l2 82', 0.95)),
    fill(mid, 'M20 272q50-24 100-8t100-8v50H20z'),
    fill(near, person(184, 282, 36)),
    fill(near, 'M20 288q60-18 110-8t90-8v30H20z'),
  ];
};

export const desk: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const burnt = random.integer(4) * 9;
  const top = 150 + burnt;
  return [
    ...glow(light, 88, top - 24, 92),
    fill(far, 'M20 232h200v70H20z'),
    fill(mid, 'M20 246h200v56H20z'),
    line(near, 2, 'M20 262h200M20 280h200', 0.6),
    fill(light, `M76 236V${top}q12-6 24 0V236z`, 0.95),
    fill(far, `M92 236V${top - 3}l8 3V236z`, 0.4),
    fill(FLAME, flame(88, top - 4, 34)),
    fill(light, flame(88, top - 5, 19)),
    line(near, 2.4, `M88 ${top}v-8`),
    fill(near, 'M62 236h52l-6 12H68z'),
    fill(light, 'M112 262l66-16 22 40-76 14z', 0.95),
    line(mid, 2, 'M124 266l48-11M128 273l50-12M132 280l50-12M136 287l30-7'),
    fill(accent, round(184, 279, 5)),
    fill(near, 'M150 250h26l4-22h-34z'),
    line(light, 3, 'M164 228q6-44 36-76'),
    fill(light, 'M166 214q-4-40 38-72q6 46-30 76q6-26 18-48q-16 20-26 44z', 0.85),
  ];
};

export const mask: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const turn = random.integer(5) * 4 - 8;
  const worn = (path: ReturnType<typeof fill>) => placed(path, 120, 160, turn);
  return [
    fill(light, 'M120 20L36 300h168z', 0.12),
    fill(light, round(120, 160, 84), 0.12),
    worn(fill(accent, 'M-60-22q-30 44-20 118l10-8 12 10q-8-50 12-96zM60-22q30 44 20 118l-10-8-12 10q8-50-12-96z')),
    worn(fill(light, 'M-66-34Q-34-58 0-40Q34-58 66-34Q72 14 40 46Q16 72 0 78Q-16 72-40 46Q-72 14-66-34z')),
    worn(fill(far, 'M0-40Q34-58 66-34Q72 14 40 46Q16 72 0 78z', 0.35)),
    worn(fill(near, 'M-52-12q20-18 40 4q-22 16-40-4zM52-12q-20-18-40 4q22 16 40-4z')),
    worn(line(near, 3.5, 'M-54-26q20-16 42-4M54-26q-20-16-42-4M-4-4q-8 26-2 30h10')),
    worn(fill(accent, 'M-22 44q12-10 22-4q10-6 22 4q-22 18-44 0z')),
    worn(fill(mid, 'M0-42l11-22-11-20-11 20z')),
    worn(fill(light, 'M0-52l5-12-5-10-5 10z')),
    fill(near, 'M20 268q100-30 200 0v34H20z'),
    line(mid, 3, 'M30 276q90-24 180 0', 0.9),
  ];
};

export const key: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const turn = 24 + random.integer(4) * 8;
  const held = (path: ReturnType<typeof fill>) => placed(path, 116, 156, turn);
  const teeth = random.pick(['v18h12v-8h8v14h12v-24z', 'v10h10v-4h8v12h14v-18z', 'v20h10v-12h6v12h10v-8h6v-12z']);
  return [
    fill(near, 'M160 110h48v96h-48z'),
    fill(mid, 'M166 116h36v84h-36z'),
    fill(light, 'M184 136a13 13 0 0 1 7 24l5 24h-24l5-24a13 13 0 0 1 7-24z'),
    fill(light, 'M172 184h24L132 300H20z', 0.14),
    fill(near, round(100, 170, 86), 0.28),
    held(fill(far, 'M-6-20h16v118h-16z')),
    held(fill(accent, 'M-8-20H8v120H-8z')),
    held(fill(accent, `M8 62${teeth}`)),
    held(fill(accent, 'M-16-22h32v10h-32zM-12 36h24v8h-24z')),
    held(line(accent, 13, 'M0-24a24 24 0 1 1 .1 0zM-24-56a17 17 0 1 1-.1-2M24-56a17 17 0 1 0 .1-2')),
    held(line(light, 3, 'M-5-8v92M-20-50a22 22 0 0 1 14-16', 0.85)),
    fill(near, 'M20 272h200v30H20z'),
    fill(light, 'M30 280h60l-8 4H30z', 0.3),
  ];
};

export const letters: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const envelope = (x: number, y: number, turn: number, scale: number, opacity: number) => [
    placed(fill(light, 'M-34-22h68v44h-68z', opacity), x, y, turn, scale),
    placed(line(mid, 2.4, 'M-34-22L0 6 34-22M-34 22l24-20M34 22L10 2', 0.9), x, y, turn, scale),
    placed(fill(accent, round(0, 4, 6)), x, y, turn, scale),
  ];
  const turn = random.integer(5) * 6;
  return [
    fill(light, 'M120 20L50 300h140z', 0.1),
    ...envelope(150, 74, 18 - turn, 0.62, 0.5),
    ...envelope(82, 108, -24 + turn, 0.78, 0.72),
    ...envelope(152, 152, 12 + turn, 1, 0.9),
    fill(far, 'M20 250h200v60H20z'),
    fill(near, 'M20 262h200v50H20z'),
    fill(light, 'M58 250h92v10H58zM62 238h92v10H62z', 0.8),
    fill(light, 'M54 226h92v10H54z'),
    fill(mid, 'M54 234h92v2H54zM62 246h92v2H62zM58 258h92v3H58z'),
    fill(accent, 'M92 224h12v38H92z'),
    line(accent, 4, 'M98 224q-20-18-26-4t26 4q20-18 26-4t-26 4'),
    fill(near, 'M176 250l-10-28h30l-10 28z'),
    line(light, 2.6, 'M182 224q2-34 18-54'),
  ];
};

export const mirror: SceneDrawing = ({ mid, near, light, accent, far, halo }, random) => {
  const moon = 108 + random.integer(4) * 8;
  return [
    fill(near, 'M120 62a62 90 0 1 1-.1 0z', 0.7),
    fill(accent, 'M120 56a58 86 0 1 1-.1 0zM120 34q14 10 8 24h-16q-6-14 8-24z'),
    fill(halo, 'M120 66a48 76 0 1 1-.1 0z'),
    fill(light, round(moon, 112, 15)),
    fill(far, 'M74 164q26-30 52-4t42-10q0 30-14 52q-32 30-68 0q-12-18-12-38z'),
    fill(mid, 'M76 184q40-20 88-2q-8 30-44 36q-36-6-44-34z'),
    fill(light, person(120, 216, 52), 0.9),
    fill(light, 'M88 96q8-16 20-22l-24 62q-4-20 4-40zM142 78q6 4 10 10l-46 118q-6-4-10-12z', 0.22),
    fill(near, 'M66 148q-14 0-14 20v108h14zM174 148q14 0 14 20v108h-14zM58 236h124v10H58z'),
    fill(near, 'M40 282l18-14 14 14zM168 282l14-14 18 14z'),
    fill(accent, round(59, 150, 5) + round(181, 150, 5)),
    fill(light, 'M84 262h72l24 40H60z', 0.13),
  ];
};

export const feather: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const turn = 22 + random.integer(4) * 7;
  const falling = (path: ReturnType<typeof fill>) => placed(path, 124, 142, turn);
  return [
    fill(light, round(122, 142, 92), 0.1),
    falling(fill(light, 'M0 92C-44 40-42-60 4-112C46-66 44 36 0 92z')),
    falling(fill(far, 'M4-112C46-66 44 36 0 92C8 20 8-50 4-112z', 0.5)),
    falling(line(near, 3, 'M3-100Q6 0 0 92v44')),
    falling(line(mid, 1.4, 'M2-60l-22 18M2-36l-26 22M2-12l-24 22M1 14l-20 20M4-52l22 16M4-28l24 20M3-4l22 20M2 22l16 16', 0.8)),
    falling(fill(accent, 'M-4 112h8l-4 30z')),
    fill(mid, 'M20 262q100-22 200 0v40H20z'),
    fill(near, 'M20 276q100-18 200 0v26H20z'),
    fill(near, 'M54 282q-10-26 4-34v-8h24v8q14 8 4 34z'),
    fill(light, 'M58 240h24v4H58zM62 256q-4 8-2 18', 0.6),
    line(accent, 3, 'M106 284q20-8 34 0t30-2'),
  ];
};

export const book: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const rays = row(5, (index) => {
    const x = 40 + index * 40;
    return `M112 236L${x - 10} 20h${14 + random.integer(8)}L128 236z`;
  });
  const bird = (x: number, y: number, size: number) =>
    `M${x} ${y}q${size}-${size * 1.1} ${size * 1.6}-${size * 0.2}q${size * 0.9}-${size * 0.9} ${size * 1.7}-${size * 0.1}q-${size * 1.2} ${size * 0.1}-${size * 1.6} ${size * 1.1}q-${size * 0.6}-${size * 0.8}-${size * 1.7}-${size * 0.8}z`;
  return [
    fill(light, rays, 0.13),
    ...glow(light, 120, 220, 80),
    fill(light, bird(92, 150, 13) + bird(138, 112, 10) + bird(96, 84, 7)),
    fill(accent, bird(140, 168, 8)),
    fill(near, 'M20 268h200v40H20z'),
    fill(accent, 'M120 288q-44-22-96-8v-54q52-14 96 8q44-22 96-8v54q-52-14-96 8z'),
    fill(far, 'M120 280q-42-22-88-10v-50q46-12 88 10q42-22 88-10v50q-46-12-88 10z'),
    fill(light, 'M120 274q-40-24-84-14v-50q44-10 84 14q40-24 84-14v50q-44-10-84 14z'),
    fill(mid, 'M120 224q40-24 84-14v50q-44-10-84 14z', 0.3),
    line(mid, 2, 'M50 224q32-6 58 8M50 236q32-6 58 8M50 248q24-4 44 2M132 232q28-14 58-8M132 244q28-14 58-8M132 256q20-10 40-8'),
    line(near, 2.4, 'M120 224v50'),
  ];
};

export const piano: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const note = (x: number, y: number) => `M${x} ${y}a7 5 0 1 1-.1 0zM${x + 5} ${y + 4}v-30l16-4v6l-13 3v26z`;
  const high = random.integer(3) * 8;
  return [
    fill(light, 'M120 20L30 300h180z', 0.1),
    fill(near, 'M64 180L186 84q18 40-6 96z'),
    fill(mid, 'M80 178L182 98q10 36-8 80z'),
    line(light, 2, 'M168 178l12-70', 0.7),
    fill(near, 'M44 178h150q20 0 22 22v18H40v-30q0-10 4-10z'),
    fill(light, 'M40 214h88v10H40z'),
    fill(
      near,
      row(10, (index) => (index % 4 === 3 ? '' : box(46 + index * 8, 214, 4, 6))),
    ),
    fill(near, 'M36 224h96v8H36zM54 232h10v52H54zM190 216h10v68h-10zM118 232h8v52h-8z'),
    line(near, 5, 'M86 286v-26M72 286h28'),
    fill(accent, 'M66 252h42q6 0 6 5t-6 5H66q-6 0-6-5t6-5z'),
    fill(accent, note(64, 120 - high) + note(98, 84)),
    fill(light, note(126, 122) + note(58, 158), 0.85),
    fill(far, 'M20 284h200v20H20z'),
  ];
};

export const cup: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const lean = random.integer(3) * 5;
  return [
    ...glow(light, 116, 196, 84),
    line(light, 6, `M96 168q-16-20 0-38t${lean - 4}-40M120 164q-16-24 2-46t${lean}-42M144 168q-14-20 2-36t${lean}-30`, 0.4),
    fill(far, 'M20 246h200v60H20z'),
    fill(near, 'M20 256h200v50H20z'),
    fill(light, 'M120 240a74 12 0 1 0 .1 0z', 0.95),
    fill(mid, 'M120 244a52 7 0 1 0 .1 0z', 0.55),
    line(light, 9, 'M160 194q30-6 26 20t-38 22'),
    fill(light, 'M66 180h104q2 46-26 68H92q-28-22-26-68z'),
    fill(mid, 'M134 180h36q2 46-26 68h-22q24-26 12-68z', 0.4),
    fill(accent, 'M67 194h102l-2 10H69z'),
    fill(near, 'M118 172a52 9 0 1 0 .1 0z'),
    fill(accent, 'M118 176a44 6 0 1 0 .1 0z', 0.6),
    fill(accent, 'M30 252l28-6 12 8-30 6z'),
  ];
};
