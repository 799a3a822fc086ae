import type { CSSProperties, ReactNode } from 'react';
import { Nib } from '~/ui/art/nib';
import { cx } from '~/ui/cx';

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
  height: 456,
  rows: 11,
  sand: { y: 246, rx: 262, ry: 100 },
  rim: { y: 238, rx: 584, ry: 202 },
  arches: 44,
  stroke: 3.2,
  nibScale: 0.56,
};
const TALL: View = {
  name: 'tall',
  width: 560,
  height: 470,
  rows: 7,
  sand: { y: 214, rx: 172, ry: 74 },
  rim: { y: 214, rx: 270, ry: 176 },
  arches: 22,
  stroke: 3,
  nibScale: 0.68,
};

/** Lengths of words and gaps: each row is a line of writing. */
const WORDS = '30 9 14 9 46 9 22 9 60 9 18 9 36 9 26 9 12 9 50 9';

export interface ArenaPitProps {
  /** How many rows of seats are lit, from the sand outwards. */
  lit?: number;
  /** Whether the nib writes a row of seats, once, as the pit opens. */
  writes?: boolean;
  /** What lies in the sand, under the nib. */
  children?: ReactNode;
}

/** The arena from above: rows of seats that are lines of writing, a nib in the sand where a sword would be. */
export function ArenaPit({ lit = 0, writes = false, children }: ArenaPitProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <Pit view={WIDE} lit={lit} writes={writes} className="max-sm:hidden" />
      <Pit view={TALL} lit={lit} writes={writes} className="sm:hidden" />
      {/* A padding in per cent goes by the width, as the drawing does: the children begin under the nib's point. */}
      <div className="relative pt-[43%] sm:pt-[23.2%]">{children}</div>
    </div>
  );
}

interface PitProps extends Required<Pick<ArenaPitProps, 'lit' | 'writes'>> {
  view: View;
  className: string;
}

function Pit({ view, lit, writes, className }: PitProps) {
  const { width, height, sand } = view;
  const middle = width / 2;
  const glow = `pit-glow-${view.name}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={cx('block h-auto w-full overflow-visible', className)}>
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
          <Row key={`row-${row + 1}`} view={view} row={row} lit={row < lit} />
        ))}
        <Arcade view={view} />
        {writes && <WrittenRow view={view} />}
      </g>
      <g transform={`translate(${middle} ${sand.y + 10}) scale(${view.nibScale})`}>
        <ellipse cx="46" cy="2" rx="64" ry="7" fill="var(--shade)" opacity="0.55" />
        <g style={pathOf(view)} className={writes ? 'animate-nib-writes' : undefined}>
          <Nib id={`pit-${view.name}`} />
        </g>
      </g>
    </svg>
  );
}

/** The far half of the first row, while it is being written. */
function WrittenRow({ view: { width, sand, stroke } }: { view: View }) {
  return (
    <path
      d={`M${width / 2 - sand.rx} ${sand.y}a${sand.rx} ${sand.ry} 0 0 1 ${2 * sand.rx} 0`}
      stroke="var(--sand)"
      strokeWidth={stroke * 1.3}
      strokeDasharray={WORDS}
      className="animate-line-written"
    />
  );
}

/** How far the nib goes along that row, in its own units. */
function pathOf({ sand, nibScale }: View): CSSProperties & Record<'--across' | '--back', string> {
  return { '--across': `${sand.rx / nibScale}px`, '--back': `${sand.ry / nibScale}px` };
}

function Row({ view, row, lit }: { view: View; row: number; lit: boolean }) {
  const share = row / (view.rows - 1);
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return (
    <ellipse
      cx={view.width / 2}
      cy={between(view.sand.y, view.rim.y)}
      rx={between(view.sand.rx, view.rim.rx)}
      ry={between(view.sand.ry, view.rim.ry)}
      strokeWidth={between(view.stroke, view.stroke * 0.7)}
      stroke={lit ? 'var(--sand)' : undefined}
      strokeOpacity={lit ? 1 : between(1, 0.5)}
      strokeDasharray={WORDS}
      strokeDashoffset={(row * 67) % 190}
      style={{ animationDelay: `${row * 25}ms` }}
      className={cx('animate-seat transition-[stroke,stroke-opacity] duration-240', lit && 'drop-shadow-[0_0_6px_var(--sand)]')}
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
