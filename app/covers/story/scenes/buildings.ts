import { box, fill, glow, line, person, round, row, type SceneDrawing } from '../drawing';

export const castle: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const tall = random.integer(3) * 10;
  const tower = (x: number, half: number, top: number) =>
    `M${x - half} 268V${top}h-4v-12h${half * 0.5}v6h${half * 0.5}v-6h${half + 4 - half * 0.5}v6h${half * 0.4}v-6h${half * 0.6 + 4}v12h-4V268z`;
  const roof = (x: number, half: number, top: number, height: number) =>
    `M${x - half - 6} ${top}l${half + 6}-${height} ${half + 6} ${height}z`;
  return [
    fill(far, 'M20 236q70-44 200-10v80H20z'),
    fill(mid, `${box(60, 194, 120, 80)}${tower(150, 13, 148)}`),
    fill(mid, roof(150, 13, 140, 36)),
    fill(near, `${box(74, 214, 92, 60)}${box(70, 160, 24, 110)}${box(106, 130 - tall, 28, 140 + tall)}`),
    fill(near, roof(82, 12, 160, 38) + roof(120, 14, 130 - tall, 44)),
    fill(
      near,
      row(6, (index) => box(74 + index * 17, 207, 9, 9)),
    ),
    fill(light, `M116 ${152 - tall}h8v13h-8zM116 ${184 - tall}h8v13h-8zM79 176h6v11h-6zM147 162h6v10h-6zM108 270v-26a12 12 0 0 1 24 0v26z`),
    line(near, 2, `M120 ${86 - tall}v-14`),
    fill(accent, `M120 ${70 - tall}l20 6-20 6zM82 122l14 4-14 5z`),
    fill(near, 'M20 276q100-26 200-2v28H20z'),
    fill(light, 'M110 268h20q4 12-6 20q-6 6 2 12h-40q-2-14 18-20z', 0.5),
  ];
};

export const door: SceneDrawing = ({ mid, near, light, accent, far }, random) => {
  const joints = row(6, (index) => {
    const angle = (Math.PI * (index + 1)) / 7;
    const at = (radius: number) => `${Math.round(120 - Math.cos(angle) * radius)} ${Math.round(152 - Math.sin(angle) * radius)}`;
    return `M${at(44)}L${at(62)}`;
  });
  return [
    fill(far, 'M58 262V152a62 62 0 0 1 124 0v110z'),
    line(near, 2, `${joints}M58 178h18M58 206h18M58 234h18M164 178h18M164 206h18M164 234h18`, 0.8),
    fill(light, 'M76 262V152a44 44 0 0 1 88 0v110z'),
    fill(mid, 'M76 262V218q24-14 44-6t44-4v54z', 0.55),
    fill(accent, round(136 + random.integer(3) * 4, 156, 13), 0.9),
    fill(near, 'M76 262V152a44 44 0 0 1 22-38l12 20v144z'),
    line(mid, 2.5, 'M88 124v142M98 122v148M76 170l34 6M76 232l34 14'),
    fill(light, round(104, 206, 3)),
    fill(near, 'M20 262h56l34 16 54-16h56v40H20z'),
    fill(light, 'M110 278l54-16 34 40H96z', 0.4),
    fill(near, person(150, 280, 44)),
    fill(near, 'M144 280h13l20 20h-18z', 0.6),
  ];
};

export const roofs: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const gable = (x: number, y: number, half: number) =>
    `M${x - half} 300V${y + half * 0.8}l${half}-${half * 0.8} ${half} ${half * 0.8}V300z`;
  const eaves = (x: number, y: number, half: number) =>
    `M${x - half - 4} ${y + half * 0.8 + 4}l${half + 4}-${half * 0.8 + 4} ${half + 4} ${half * 0.8 + 4}`;
  const panes = (x: number, y: number) => box(x, y, 6, 8) + box(x + 8, y, 6, 8) + box(x, y + 10, 6, 8) + box(x + 8, y + 10, 6, 8);
  const [left, right] = [64 + random.integer(3) * 6, 168 + random.integer(3) * 6];
  const cat = right - 6;
  return [
    fill(far, `${gable(40, 178, 36)}${gable(118, 160, 34)}${gable(196, 180, 34)}M96 182h10v-32H96zM178 196h10v-34h-10z`),
    fill(light, panes(34, 214) + panes(112, 194), 0.6),
    line(near, 2, 'M101 146q-8-12 2-22t0-22', 0.6),
    fill(mid, `${gable(left, 212, 46)}${gable(right, 208, 48)}M${left - 30} 232h12v-36h-12z`),
    line(near, 5, eaves(left, 212, 46) + eaves(right, 208, 48)),
    fill(light, panes(left - 7, 244) + panes(right - 26, 250)),
    fill(accent, panes(right + 10, 250)),
    fill(near, `${gable(118, 252, 44)}M86 278h10v-30H86z`),
    line(far, 3, eaves(118, 252, 44)),
    fill(light, panes(111, 280)),
    fill(near, `M${cat} 206q-3-18 6-24l-2-11 7 5 7-5v12q5 5-1 23zM${cat + 15} 205q14-2 10-20q10 18-10 24z`),
  ];
};

export const train: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const puff = (x: number, y: number, radius: number) => round(x, y, radius);
  const cars = 2 + random.integer(2);
  return [
    fill(far, 'M20 232q60-30 120-10t80-14v90H20z'),
    fill(light, puff(64, 138, 11) + puff(84, 130, 14) + puff(108, 122, 17) + puff(138, 116, 14) + puff(160, 106, 18), 0.32),
    fill(near, 'M20 196h200v104h-14v-54a22 22 0 0 0-44 0v54h-16v-54a22 22 0 0 0-44 0v54H86v-54a22 22 0 0 0-44 0v54H20z'),
    line(mid, 3, 'M20 204h200M42 246a22 22 0 0 1 44 0M102 246a22 22 0 0 1 44 0M162 246a22 22 0 0 1 44 0'),
    fill(near, 'M36 190v-14q0-6 6-6h26v-14h22v34zM50 170v-18h-4v-5h14v5h-3v18z'),
    fill(near, round(48, 190, 7) + round(66, 190, 7) + round(82, 190, 7)),
    fill(accent, `${box(72, 160, 14, 10)}M34 184h54v3H34z`),
    fill(light, round(38, 178, 3.5)),
    fill(
      near,
      row(cars, (index) => `M${96 + index * 46} 190v-28q0-4 4-4h34q4 0 4 4v28z`),
    ),
    fill(
      light,
      row(cars * 3, (index) => box(101 + Math.floor(index / 3) * 46 + (index % 3) * 11, 166, 7, 10)),
    ),
    fill(
      near,
      row(cars * 2, (index) => round(106 + Math.floor(index / 2) * 46 + (index % 2) * 22, 191, 5)),
    ),
    fill(mid, 'M42 300h44v-18q-22-8-44 0zM102 300h44v-18q-22-8-44 0zM162 300h44v-18q-22-8-44 0z', 0.8),
  ];
};

export const well: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const bucket = 168 + random.integer(3) * 8;
  return [
    fill(far, 'M20 236q80-36 200-6v76H20z'),
    fill(light, 'M84 224V146h72v78z', 0.2),
    fill(near, 'M76 230V140h8v90zM156 230V140h8v90z'),
    fill(near, 'M120 88l66 54H54z'),
    line(mid, 3, 'M112 104l-36 30M132 104l36 30M120 100v34M96 128v8M144 128v8'),
    line(near, 6, 'M72 158h96'),
    line(light, 2, `M120 158v${bucket - 158}`),
    fill(accent, `M109 ${bucket}h22l-4 22h-14z`),
    line(near, 2, `M110 ${bucket}q10-14 20 0`),
    fill(light, 'M120 216a54 12 0 1 0 .1 0z'),
    fill(mid, 'M120 221a44 8 0 1 0 .1 0z', 0.55),
    fill(near, 'M66 228q54 26 108 0v52q-54 24-108 0z'),
    line(far, 2, 'M66 246q54 24 108 0M66 264q54 24 108 0M92 238v18M120 242v18M148 238v18M78 252v18M106 258v18M134 258v18M162 252v18', 0.9),
    fill(near, 'M20 286q40-16 60-4t140-6v26H20z'),
    line(far, 3, 'M46 290q0-12-6-18M50 290q2-10 8-14M186 288q0-12 6-20M182 288q-2-8-8-12'),
  ];
};

export const stairs: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const steps = 8;
  const tread = (index: number) => ({ x: 30 + index * 14, y: 300 - index * 17 });
  const climber = tread(2 + random.integer(3));
  const flight = row(steps, (index) => {
    const { x, y } = tread(index);
    return `${index === 0 ? `M20 300V${y - 17}` : ''}H${x + 14}V${y - 34}`;
  });
  return [
    fill(light, 'M134 166V98a28 28 0 0 1 56 0v68z'),
    line(far, 5, 'M134 166V98a28 28 0 0 1 56 0v68'),
    fill(light, 'M134 164h56L108 300H20z', 0.16),
    fill(mid, `${flight}H220V300z`),
    fill(
      light,
      row(steps, (index) => box(tread(index).x, tread(index).y - 17, 14, 4)),
      0.75,
    ),
    fill(
      near,
      row(steps, (index) => box(tread(index).x, tread(index).y - 13, 14, 12)),
      0.5,
    ),
    fill(near, `M20 300L134 176V300z`, 0.5),
    fill(accent, person(climber.x + 7, climber.y - 17, 40)),
    line(far, 4, 'M48 208L150 84M48 208v60M74 176v60M100 144v60M124 116v56', 0.95),
    fill(near, 'M152 300v-54a20 20 0 0 1 40 0v54z'),
    fill(light, round(172, 262, 4), 0.8),
    ...glow(light, 162, 110, 30),
  ];
};

export const clock: SceneDrawing = ({ far, mid, near, light, accent }, random) => {
  const hour = random.integer(12) * 30;
  const minute = random.integer(12) * 30;
  const hand = (colour: string, width: number, length: number, turn: number) => ({
    ...line(colour, width, `M0 10V-${length}`),
    transform: `translate(120 148)rotate(${turn})`,
  });
  const ticks = row(12, (index) => {
    const angle = (index * Math.PI) / 6;
    const at = (radius: number) => `${Math.round(120 + Math.sin(angle) * radius)} ${Math.round(148 - Math.cos(angle) * radius)}`;
    return `M${at(index % 3 ? 45 : 41)}L${at(50)}`;
  });
  return [
    fill(far, 'M20 246h22v-20h20v14h30v-24h20v30h22v-16h24v22h26v-26h18v16h18v70H20z', 0.8),
    fill(near, 'M52 300V104q0-12 12-16l56-58 56 58q12 4 12 16v196z'),
    fill(mid, 'M62 300V110h116v190z'),
    line(near, 4, 'M62 220h116M62 232h116'),
    fill(
      near,
      row(4, (index) => `M${72 + index * 26} 300v-36a9 9 0 0 1 18 0v36z`),
    ),
    fill(
      light,
      row(2, (index) => `M${98 + index * 26} 300v-36a9 9 0 0 1 18 0v36z`),
      0.55,
    ),
    ...glow(light, 120, 148, 78),
    fill(light, round(120, 148, 56)),
    line(near, 5, round(120, 148, 58)),
    line(near, 3.4, ticks),
    hand(near, 6, 28, hour + minute / 12),
    hand(near, 4, 42, minute),
    fill(accent, `${round(120, 148, 6)}M120 52l9 12-9 12-9-12z`),
  ];
};
