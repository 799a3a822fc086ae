import { box, fill, glow, line, person, placed, round, row, type SceneDrawing } from '../drawing';

export const forest: SceneDrawing = ({ far, mid, near, light, halo, accent }, random) => {
  const trunk = (x: number, width: number) =>
    `M${x} 20h${width}q-1 150 ${2 + random.integer(6)} 280h-${width + 8}q7-130 ${4 - random.integer(4)}-280z`;
  const leaves = (y: number, size: number) =>
    row(6, (index) => round(26 + index * 38, y + ((index * 7 + random.integer(3)) % 3) * 9, size + ((index * 5) % 7)));
  return [
    fill(halo, 'M20 20h200v280H20z', 0.6),
    ...glow(light, 120, 168, 96),
    fill(light, round(120, 168, 24), 0.75),
    fill(far, [52, 76, 150, 176].map((x) => trunk(x, 6)).join('')),
    fill(far, leaves(52, 22), 0.8),
    fill(mid, 'M20 226q60-14 100-4t100-2v80H20z'),
    fill(light, 'M116 224h8q18 20 0 36q-14 16 14 40H82q-4-26 22-42q20-12 12-34z', 0.7),
    fill(mid, [36, 66, 160, 190].map((x) => trunk(x, 10)).join('')),
    fill(mid, leaves(36, 26)),
    fill(accent, person(119, 234, 26)),
    fill(near, 'M20 20h30q-16 110-6 190q4 54 18 90H20zM220 20h-26q14 130 4 196q-6 48-22 84h44z'),
    line(near, 5, 'M38 150q20-14 26-34M200 132q-18-10-22-28'),
    fill(near, leaves(18, 28) + round(26, 296, 24) + round(58, 304, 18) + round(214, 292, 26) + round(184, 304, 16)),
  ];
};

export const mountain: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const [x, y] = [108 + random.integer(3) * 12, 96 + random.integer(3) * 6];
  return [
    fill(far, 'M20 218l44-66 34 40 20-18 48 62-40 64H20zM150 210l44-50 26 30v70z', 0.7),
    fill(mid, `M24 280L${x} ${y}l96 184z`),
    fill(near, `M${x} ${y}l96 184h-66l-12-70 10-34-18-28z`, 0.5),
    fill(light, `M${x} ${y}l-32 60 12-6 8 12 12-16 10 14 12-12 10 8z`, 0.95),
    fill(far, `M${x} ${y}l32 60-10-8-12 12-10-14z`, 0.45),
    line(near, 2.5, `M${x} ${y}v-20`),
    fill(accent, `M${x} ${y - 21}l18 6-18 7z`),
    fill(mid, 'M20 250q44-18 92 6t108-10v60H20z'),
    fill(near, 'M20 266q50-22 100-4t100-6v48H20z'),
    fill(near, `${person(62, 260, 30)}${person(88, 266, 24)}`),
    line(near, 2, 'M72 262v-34'),
    ...glow(light, 72, 226, 18),
    fill(light, round(72, 226, 3.5)),
  ];
};

export const garden: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const petals = (x: number, y: number, size: number) =>
    row(5, (index) => {
      const angle = ((index * 72 - 90) * Math.PI) / 180;
      return round(Math.round(x + Math.cos(angle) * size), Math.round(y + Math.sin(angle) * size), size * 0.78);
    });
  const tall = random.integer(3) * 8;
  return [
    fill(mid, 'M20 226q50-18 100-6t100-6v90H20z'),
    line(far, 4, 'M66 250V154a54 54 0 0 1 108 0v96M78 250V156a42 42 0 0 1 84 0v94'),
    line(
      far,
      3,
      'M66 170h12M66 196h12M66 222h12M162 170h12M162 196h12M162 222h12M82 128l9 8M100 106l5 11M120 100v12M140 106l-5 11M158 128l-9 8',
    ),
    fill(far, round(70, 160, 9) + round(84, 122, 11) + round(112, 103, 8) + round(150, 112, 11) + round(172, 150, 9) + round(64, 196, 7)),
    fill(light, 'M112 232h16l14 68H92z', 0.5),
    line(near, 5, `M60 300q4-40-4-${76 + tall}M180 300q-6-34 4-${64 + tall}M92 300q2-20 6-36M148 300q0-24-6-44`),
    fill(
      near,
      'M58 262q-26-4-30-24q24 0 30 24zM60 276q22-2 28-22q-22 0-28 22zM181 268q24-2 30-22q-24-2-30 22zM179 284q-22-2-28-20q22-2 28 20z',
    ),
    fill(accent, petals(56, 220 - tall, 13) + petals(98, 260, 8)),
    fill(light, petals(184, 232 - tall, 11) + petals(142, 252, 7)),
    fill(near, round(56, 220 - tall, 7) + round(184, 232 - tall, 6) + round(98, 260, 4) + round(142, 252, 4)),
  ];
};

export const desert: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const x = 92 + random.integer(4) * 10;
  const leaf = (turn: number) => ({ ...fill(near, 'M0 0q14-22 40-12q-22 2-40 12z'), transform: `translate(58 196)rotate(${turn})` });
  return [
    fill(far, `M${x + 10} 226l50-66 50 66z`),
    fill(light, `M${x + 10} 226l50-66-14 66z`, 0.55),
    fill(far, `M${x - 42} 232L${x + 10} 156l56 76z`),
    fill(light, `M${x - 42} 232L${x + 10} 156l-12 76z`, 0.85),
    fill(mid, `M${x - 2} 232l12-76 56 76z`),
    fill(far, 'M20 232q60-20 104-4q46 14 96-10v90H20z'),
    fill(light, 'M20 240q50-8 84 0q-40 2-84 20z', 0.4),
    fill(mid, 'M20 256q40-4 76-22q38-16 70 4q24 12 54 8v60H20z'),
    fill(light, 'M20 256q40-4 76-22q18-8 36-6q-40 12-44 38q-30 10-68 2z', 0.3),
    fill(accent, person(150, 258, 22)),
    fill(near, 'M20 284q60-32 110-10q50 18 90-8v34H20z'),
    line(near, 5, 'M50 282q-2-50 8-86'),
    ...[0, -48, -110, -160, 34].map(leaf),
  ];
};

export const house: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const x = 92 + random.integer(3) * 14;
  const bare = random.next() > 0.5;
  return [
    fill(far, 'M20 226q60-56 130-32q44 16 70 2v104H20z'),
    fill(mid, `M20 250q40-34 100-36t100 26v60H20z`),
    fill(near, `M${x} 220v-44l34-34 34 34v44zM${x + 46} 150v-22h10v32z`),
    fill(mid, `M${x + 34} 142l34 34v44h-20v-60z`, 0.55),
    line(near, 5, `M${x - 6} 181l40-40 40 40`),
    fill(light, box(x + 12, 184, 12, 14) + box(x + 40, 184, 12, 14)),
    line(far, 2.5, `M${x + 51} 126q-6-10 4-18t2-20`, 0.8),
    fill(light, `M${x + 28} 220h10q-2 22 16 38q22 18 8 42h-34q4-24-10-40q-8-18 10-40z`, 0.45),
    line(near, 6, 'M54 262v-66'),
    ...(bare
      ? [line(near, 3, 'M54 222l-20-24M54 212l18-26M54 200l-10-26M38 202l-10-2M66 194l12-2M50 188l8-20')]
      : [fill(near, round(54, 184, 20) + round(42, 198, 15) + round(68, 198, 14))]),
    fill(near, 'M20 274q50-22 100-6t100-4v36H20z'),
    fill(accent, `M${x + 28} 220v-18h10v18z`),
    fill(light, round(x + 36, 211, 1.4)),
  ];
};

export const storm: SceneDrawing = ({ far, mid, near, light, halo }, random) => {
  const x = 104 + random.integer(4) * 10;
  const belly = (y: number, lobes: readonly number[]) =>
    `M220 20v${y - 20}${lobes.map((wide) => `a${wide * 0.58} ${wide * 0.58} 0 0 1-${wide} ${random.integer(5) * 3 - 6}`).join('')}L10 20z`;
  return [
    fill(halo, 'M20 20h200v210H20z', 0.8),
    fill(far, belly(122, [54, 40, 62, 50]), 0.75),
    ...glow(light, x, 150, 66),
    fill(light, `M${x} 92h30l-18 46h22l-54 82 16-60h-20z`),
    fill(mid, belly(88, [46, 66, 44, 54])),
    fill(near, belly(56, [60, 42, 58, 48]), 0.8),
    line(
      far,
      2,
      row(12, (index) => `M${34 + index * 16} ${142 + ((index * 37) % 60)}l-9 26`),
      0.9,
    ),
    fill(mid, 'M20 236q60-16 110-4t90-8v80H20z'),
    line(near, 9, 'M56 280q0-36 18-66'),
    line(near, 4.5, 'M66 232q24-4 34-22M74 214q20-6 24-28M74 214q4-22-4-36M60 252q-16-10-18-26M92 218q14 0 20-6M90 202q-4-12 2-24'),
    fill(near, 'M20 272q60-18 110-4t90-4v38H20z'),
    fill(near, 'M152 270v-28l22-20 22 20v28z'),
    fill(light, box(168, 246, 11, 11)),
  ];
};

export const space: SceneDrawing = ({ far, mid, near, light, accent, halo }, random) => {
  const turn = random.integer(5) * 8 - 16;
  const at = (path: ReturnType<typeof fill>) => placed(path, 128, 132, turn);
  return [
    fill(halo, round(128, 132, 88), 0.5),
    at(fill(far, round(0, 0, 50))),
    at(line(mid, 8, 'M-46-18q46 16 92 0M-49 6q49 20 98 0M-40 30q40 14 80 0')),
    at(fill(near, 'M18-46.600a50 50 0 0 1 0 93.200a64 64 0 0 0 0-93.200z', 0.45)),
    at(line(light, 5, 'M-47-16C-96 0-84 22-30 20S104-20 88-32C80-38 64-34 48-28', 0.95)),
    fill(light, round(54, 84, 6) + round(188, 206, 4)),
    fill(mid, 'M20 262q50-40 104-34t96 20v52H20z'),
    fill(near, 'M20 282q60-30 110-18t90 6v30H20z'),
    fill(far, 'M60 262a14 5 0 1 0 .1 0zM168 262a18 6 0 1 0 .1 0z', 0.6),
    fill(light, 'M98 262q-8-36 8-62q16 26 8 62z'),
    fill(accent, 'M98 262l-12 10 10-26zM114 262l12 10-10-26zM106 200q6 10 8 18H98q2-8 8-18z'),
    fill(near, round(106, 230, 4)),
  ];
};

export const arena: SceneDrawing = ({ far, mid, near, light, accent, halo }, random) => {
  const gates = 2 + random.integer(2);
  const tiers = row(5, (index) => {
    const [rx, ry] = [50 + index * 22, 16 + index * 13];
    return `M${120 - rx} ${230 - index * 6}a${rx} ${ry} 0 0 1 ${rx * 2} 0`;
  });
  return [
    fill(mid, 'M20 300V168q100-76 200 0v132z'),
    line(far, 6, tiers, 0.8),
    { ...line(near, 6, tiers), strokeDasharray: `.1 ${11 + gates}` },
    fill(
      near,
      row(5, (index) => `M${34 + index * 38} 154v-16a9 9 0 0 1 18 0v16z`),
      0.85,
    ),
    fill(halo, 'M20 260a100 40 0 0 1 200 0v40H20z'),
    fill(light, 'M120 232a76 26 0 1 0 .1 0z', 0.3),
    fill(light, 'M120 70L76 262q44 14 88 0z', 0.14),
    fill(near, 'M120 264a26 6 0 1 0 .1 0z', 0.6),
    fill(light, 'M120 262q-20-32-18-52h36q2 20-18 52z'),
    fill(near, 'M112 150h16l4 56h-24z'),
    fill(accent, box(106, 204, 28, 8)),
    line(near, 2.5, 'M120 226v34'),
    fill(near, round(120, 226, 4)),
  ];
};
