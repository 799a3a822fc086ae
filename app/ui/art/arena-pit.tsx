import { cx } from '../cx';
import { Nib } from './nib';

/** A view of the pit: how its rows of seats widen and rise from the sand outwards. Lengths in the drawing's own units. */
interface View {
  name: string;
  width: number;
  height: number;
  rows: number;
  sand: { y: number; rx: number; ry: number };
  rim: { y: number; rx: number; ry: number };
  arches: number;
  stroke: number;
  nibScale: number;
}

const WIDE: View = {
  name: 'wide',
  width: 1200,
  height: 524,
  rows: 11,
  sand: { y: 346, rx: 196, ry: 72 },
  rim: { y: 282, rx: 584, ry: 230 },
  arches: 44,
  stroke: 3.2,
  nibScale: 1,
};
const TALL: View = {
  name: 'tall',
  width: 560,
  height: 430,
  rows: 7,
  sand: { y: 292, rx: 116, ry: 50 },
  rim: { y: 236, rx: 270, ry: 184 },
  arches: 22,
  stroke: 3,
  nibScale: 0.86,
};

/** Lengths of words and gaps: each row is a line of writing. */
const WORDS = '30 9 14 9 46 9 22 9 60 9 18 9 36 9 26 9 12 9 50 9';

/** The arena from above: rows of seats that are lines of writing, a nib in the sand where a sword would be. */
export function ArenaPit({ className }: { className?: string }) {
  return (
    <div className={className}>
      <Pit view={WIDE} className="max-sm:hidden" />
      <Pit view={TALL} className="sm:hidden" />
    </div>
  );
}

function Pit({ view, className }: { view: View; className: string }) {
  const { width, height, sand } = view;
  const middle = width / 2;
  const glow = `pit-glow-${view.name}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={cx('block h-auto w-full', className)}>
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="var(--sand)" stopOpacity="0.42" />
          <stop offset="0.55" stopColor="var(--sand)" stopOpacity="0.14" />
          <stop offset="1" stopColor="var(--sand)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx={middle} cy={sand.y} rx={sand.rx * 1.7} ry={sand.ry * 1.75} fill={`url(#${glow})`} />
      <g fill="none" stroke="var(--bronze)" strokeLinecap="round">
        {Array.from({ length: view.rows }, (_, row) => (
          <Row key={`row-${row + 1}`} view={view} row={row} />
        ))}
        <Arcade view={view} />
      </g>
      <g transform={`translate(${middle} ${sand.y + 10}) scale(${view.nibScale})`}>
        <ellipse cx="46" cy="2" rx="64" ry="7" fill="var(--shade)" opacity="0.55" />
        <Nib id={`pit-${view.name}`} />
      </g>
    </svg>
  );
}

function Row({ view, row }: { view: View; row: number }) {
  const share = row / (view.rows - 1);
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return (
    <ellipse
      cx={view.width / 2}
      cy={between(view.sand.y, view.rim.y)}
      rx={between(view.sand.rx, view.rim.rx)}
      ry={between(view.sand.ry, view.rim.ry)}
      strokeWidth={between(view.stroke, view.stroke * 0.7)}
      strokeOpacity={between(1, 0.5)}
      strokeDasharray={WORDS}
      strokeDashoffset={(row * 67) % 190}
      style={{ animationDelay: `${row * 25}ms` }}
      className="animate-seat"
    />
  );
}

/** The arcade of the outer wall along the far half of the rim: each arch fills its slot, lower towards the sides. */
function Arcade({ view: { width, rim, arches } }: { view: View }) {
  const step = (Math.PI * 0.7) / arches;
  const at = (angle: number) => ({ x: width / 2 + Math.cos(angle) * rim.rx, y: rim.y + Math.sin(angle) * rim.ry });
  const wall = Array.from({ length: arches }, (_, arch) => {
    const angle = Math.PI * 1.15 + step * arch;
    const [left, right] = [at(angle + step * 0.16), at(angle + step * 0.84)];
    const height = 5 - 9 * Math.sin(angle);
    const radius = ((right.x - left.x) / 2).toFixed(1);
    return `M${left.x.toFixed(1)} ${(left.y - 7).toFixed(1)}v${-height.toFixed(1)}A${radius} ${radius} 0 0 1 ${right.x.toFixed(1)} ${(right.y - 7 - height).toFixed(1)}v${height.toFixed(1)}`;
  });
  return <path d={wall.join('')} strokeWidth="1.5" strokeOpacity="0.55" />;
}
