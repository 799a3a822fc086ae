import { cx } from '~/ui/cx';

const STONES = 6;
const CENTRE = { x: 120, y: 104 };
const INNER = 62;
const OUTER = 92;
/** The order in which stones come loose: from the crown outwards. */
const ORDER = [2, 3, 1, 4, 0, 5];
/** Where each stone, counted from the left, lands on the ground: its centre, and its rotation in degrees. */
const RUBBLE = [
  { x: 78, y: 150, turn: -64 },
  { x: 104, y: 153, turn: 38 },
  { x: 120, y: 132, turn: -24 },
  { x: 142, y: 152, turn: 81 },
  { x: 164, y: 150, turn: -18 },
  { x: 96, y: 133, turn: 112 },
];

const at = (angle: number, radius: number) => ({ x: CENTRE.x - Math.cos(angle) * radius, y: CENTRE.y - Math.sin(angle) * radius });
const point = (angle: number, radius: number) => {
  const { x, y } = at(angle, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const stones = RUBBLE.map((rest, index) => {
  const from = (Math.PI * index) / STONES + 0.012;
  const to = (Math.PI * (index + 1)) / STONES - 0.012;
  const middle = at((from + to) / 2, (INNER + OUTER) / 2);
  return {
    outline: `M${point(from, INNER)}L${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`,
    fallen: `translate(${(rest.x - middle.x).toFixed(1)}px, ${(rest.y - middle.y).toFixed(1)}px) rotate(${rest.turn}deg)`,
    falls: ORDER.indexOf(index),
  };
});

/** An arch of six stones that fall one by one, on its two pillars. */
export function FallingArch({ fallen, className }: { fallen: number; className?: string }) {
  return (
    <svg viewBox="14 4 212 166" aria-hidden="true" className={cx('overflow-visible', className)}>
      <path d="M58 104a62 62 0 0 1 124 0v60H58z" fill="var(--niche)" opacity={1 - fallen / STONES} className="transition-opacity" />
      <path d="M28 106h30v58H28zM182 106h30v58h-30z" fill="var(--stone)" stroke="var(--bronze)" />
      <path d="M24 106h38M178 106h38M28 135h30M182 135h30" stroke="var(--bronze)" strokeWidth="2" />
      <path d="M14 165h212" stroke="var(--bronze)" strokeWidth="2.5" />
      {stones.map(({ outline, fallen: lies, falls }) => (
        <path
          key={outline}
          d={outline}
          fill="var(--stone)"
          stroke="var(--bronze)"
          strokeWidth="1.5"
          style={{ transformBox: 'fill-box', transformOrigin: 'center', transform: falls < fallen ? lies : 'none' }}
          className="transition-transform duration-240 ease-in"
        />
      ))}
    </svg>
  );
}
