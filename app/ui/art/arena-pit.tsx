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
  height: 520,
  rows: 11,
  sand: { y: 346, rx: 196, ry: 72 },
  rim: { y: 274, rx: 584, ry: 232 },
  arches: 31,
  stroke: 3.2,
  nibScale: 1,
};
const TALL: View = {
  name: 'tall',
  width: 560,
  height: 430,
  rows: 7,
  sand: { y: 292, rx: 116, ry: 50 },
  rim: { y: 232, rx: 270, ry: 186 },
  arches: 17,
  stroke: 3,
  nibScale: 0.86,
};

/** Lengths of words and the gaps between them: each row is a line of writing. */
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
      strokeWidth={between(view.stroke, view.stroke * 0.62)}
      strokeOpacity={between(0.95, 0.4)}
      strokeDasharray={WORDS}
      strokeDashoffset={(row * 67) % 190}
      style={{ animationDelay: `${row * 45}ms` }}
      className="animate-seat"
    />
  );
}

/** The arches of the outer wall, along the far half of the rim; smaller towards the sides. */
function Arcade({ view: { width, rim, arches } }: { view: View }) {
  const places = Array.from({ length: arches }, (_, arch) => {
    const angle = Math.PI * (1.14 + (0.72 * arch) / (arches - 1));
    const size = 0.45 + 0.55 * -Math.sin(angle);
    const x = width / 2 + Math.cos(angle) * rim.rx;
    const y = rim.y + Math.sin(angle) * rim.ry - 8 * size;
    return `M${(x - 7 * size).toFixed(1)} ${y.toFixed(1)}v${(-9 * size).toFixed(1)}a${(7 * size).toFixed(1)} ${(8 * size).toFixed(1)} 0 0 1 ${(14 * size).toFixed(1)} 0v${(9 * size).toFixed(1)}`;
  });
  return <path d={places.join('')} strokeWidth="1.6" strokeOpacity="0.5" />;
}
