import type { Random } from '~/platform/random/random';
import type { ScenePath } from '../scene/shape';
import { fill, type Light, line, round, row, type SceneDrawing } from './drawing';

/** Where the light of a scene in the open stands. */
export function lightOf(random: Random): Light {
  return { x: 66 + random.integer(6) * 9, y: 74 + random.integer(5) * 8, radius: 17 + random.integer(4) * 3 };
}

/** The sky of scenes in the open: air, rings of light, the moon or the sun, and stars, clouds or birds. */
export const sky: SceneDrawing = (colours, random, light) => {
  const { x, y, radius } = light;
  return [
    fill(colours.air, 'M20 20h200v280H20z'),
    fill(colours.halo, round(x, y, radius * 6), 0.45),
    fill(colours.halo, round(x, y, radius * 3.6), 0.6),
    fill(colours.halo, round(x, y, radius * 2.1)),
    ...random.pick(LIGHTS)(colours, random, light),
    ...random.pick(WEATHER)(colours, random, light),
  ];
};

/** The sky of scenes that bring their own light: stars alone. */
export const night: SceneDrawing = (colours, random, light) => [
  fill(colours.air, 'M20 20h200v280H20z'),
  fill(colours.halo, round(120, 200, 130), 0.35),
  ...stars(colours, random, light),
];

/** A room with a wall of one of some kinds. */
function inside(walls: () => readonly SceneDrawing[]): SceneDrawing {
  return (colours, random) => {
    const floor = { x: 0, y: 236 + random.integer(3) * 4, radius: 0 };
    return [fill(colours.air, 'M20 20h200v280H20z'), ...random.pick(walls())(colours, random, floor)];
  };
}

/** A room, sometimes with a window. */
export const room = inside(() => [stones, windowed, curtained, panelled]);

/** A room without a window, for scenes whose object would stand before it. */
export const closedRoom = inside(() => [stones, curtained, panelled]);

const full: SceneDrawing = ({ light }, _random, { x, y, radius }) => [fill(light, round(x, y, radius))];

const cratered: SceneDrawing = ({ light, halo }, _random, { x, y, radius }) => [
  fill(light, round(x, y, radius)),
  fill(halo, round(x - 6, y - 4, 4) + round(x + 6, y + 5, 3) + round(x + 4, y - 9, 2), 0.35),
];

const crescent: SceneDrawing = ({ light }, random, { x, y, radius }) => [
  {
    ...fill(light, 'M4-20a20 20 0 1 0 15 27A17 17 0 0 1 4-20z'),
    transform: `translate(${x} ${y})rotate(${random.integer(50) - 20})scale(${radius / 18})`,
  },
];

const ringed: SceneDrawing = ({ light }, _random, { x, y, radius }) => [
  fill(light, round(x, y, radius)),
  line(light, 1.5, round(x, y, radius + 8), 0.6),
];

const LIGHTS = [full, cratered, crescent, ringed];

const stars: SceneDrawing = ({ light }, random) => {
  const some = (count: number) => row(count, () => `M${36 + random.integer(168)} ${34 + random.integer(120)}h.1`);
  return [line(light, 1.8, some(14), 0.55), line(light, 3, some(5), 0.9)];
};

const clouds: SceneDrawing = ({ far }, random, { x, y }) => {
  const bar = (across: number, down: number, width: number) => `M${across} ${down}h${width}a6 6 0 0 1 0 12h-${width}a6 6 0 0 1 0-12z`;
  return [
    fill(far, bar(x - 60 + random.integer(40), y + 8, 60) + bar(x - 20 + random.integer(30), y + 26, 74), 0.75),
    fill(far, bar(30 + random.integer(90), y - 30, 44) + bar(60 + random.integer(80), y + 52, 50), 0.4),
  ];
};

const birds: SceneDrawing = ({ light, near }, random, { y }) => {
  const flock = (count: number, size: number) =>
    row(
      count,
      () =>
        `M${48 + random.integer(130)} ${y + random.integer(60) - 20}q${size * 0.5}-${size * 0.6} ${size} 0q${size * 0.5}-${size * 0.6} ${size} 0`,
    );
  return [line(near, 2.4, flock(3, 9), 0.9), line(light, 1.4, flock(3, 5), 0.6)];
};

const WEATHER = [stars, clouds, birds, stars];

/** A wall of stones. */
const stones: SceneDrawing = ({ mid, near, halo }, random, { y: floor }) => {
  const courses = row(7, (index) => {
    const y = 44 + index * 28;
    return `M20 ${y}h200${row(5, (joint) => `M${30 + joint * 44 + (index % 2) * 22} ${y}v28`)}`;
  });
  return [
    fill(halo, `M20 20h200v${floor}H20z`, 0.5),
    line(mid, 2, courses, 0.8),
    fill(near, `M20 ${floor}h200v70H20z`),
    line(mid, 2, `M20 ${floor}h200`, random.next() > 0.5 ? 0.9 : 0.6),
  ];
};

/** A window through which light falls across the room. */
const windowed: SceneDrawing = ({ halo, mid, near, light, far }, random, { y: floor }) => {
  const x = 44 + random.integer(3) * 12;
  return [
    fill(halo, `M20 20h200v${floor}H20z`, 0.35),
    fill(far, `M${x} 150V92a22 22 0 0 1 44 0v58z`),
    fill(light, round(x + 15 + random.integer(14), 100, 9), 0.85),
    line(mid, 4, `M${x + 22} 72v78M${x} 116h44M${x} 150V92a22 22 0 0 1 44 0v58z`),
    fill(light, `M${x} 92L${x + 44} 92L${x + 120} ${floor}H${x + 30}z`, 0.08),
    fill(near, `M20 ${floor}h200v70H20z`),
    fill(light, `M${x + 30} ${floor}h90l34 60h-70z`, 0.08),
  ];
};

/** Curtains to both sides. */
const curtained: SceneDrawing = ({ halo, mid, far, near }, _random, { y: floor }) => [
  fill(halo, `M20 20h200v${floor}H20z`, 0.6),
  fill(mid, `M20 20h74q-2 90-40 132Q34 186 30 ${floor}H20zM220 20h-74q2 90 40 132q20 34 24 ${floor - 152}h10z`),
  line(far, 3, 'M36 40q0 80-12 140M54 30q0 80-22 132M76 22q-2 74-32 120M204 40q0 80 12 140M186 30q0 80 22 132M164 22q2 74 32 120', 0.7),
  fill(near, `M20 ${floor}h200v70H20z`),
];

/** Panelled wood. */
const panelled: SceneDrawing = ({ halo, mid, near, far }, _random, { y: floor }) => [
  fill(halo, `M20 20h200v${floor}H20z`, 0.4),
  line(
    mid,
    3,
    row(5, (index) => `M${28 + index * 38} 60h30v${floor - 78}h-30z`),
  ),
  fill(near, `M20 ${floor}h200v70H20z`),
  line(far, 3, `M20 ${floor}h200`, 0.7),
];

/** What stands far away behind scenes in the open. */
export const distances: readonly ((random: Random, colour: string, paler: string) => ScenePath[])[] = [
  (random, colour, paler) => {
    const [one, two] = [178 + random.integer(20), 196 + random.integer(16)];
    return [
      fill(paler, `M20 ${one + 16}Q74 ${one - 34} 136 ${one + 12}T220 ${one}V300H20z`, 0.55),
      fill(colour, `M20 ${two}Q64 ${two + 26} 126 ${two + 4}T220 ${two + 16}V300H20z`),
    ];
  },
  (random, colour, paler) => {
    const peak = (x: number, y: number) => `L${x + random.integer(12)} ${y + random.integer(24)}`;
    return [
      fill(paler, `M20 190${peak(52, 142)}${peak(84, 180)}${peak(132, 130)}${peak(172, 176)}${peak(200, 150)}L220 180V300H20z`, 0.55),
      fill(colour, `M20 216${peak(70, 176)}${peak(106, 200)}${peak(160, 172)}L220 214V300H20z`),
    ];
  },
  (random, colour, paler) => {
    const trees = (step: number, y: number, height: number) => {
      let d = `M20 300V${y}`;
      for (let x = 20; x < 220; x += step) d += `l${step / 2}-${height + random.integer(14)}l${step / 2} ${height}V${y}`;
      return `${d}V300z`;
    };
    return [fill(paler, trees(20, 196, 28), 0.55), fill(colour, trees(25, 216, 26))];
  },
  (random, colour, paler) => {
    let d = 'M20 300';
    for (let x = 20; x < 216; x += 14 + random.integer(10)) d += `V${176 + random.integer(34)}H${Math.min(220, x + 20)}`;
    return [fill(paler, `${d}V300z`, 0.5), fill(colour, `M20 ${208 + random.integer(8)}q60-14 100 0t100 2V300H20z`)];
  },
];
