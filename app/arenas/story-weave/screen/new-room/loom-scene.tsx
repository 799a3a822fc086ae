import { Loom, threadInks } from '../../story-weave-arch';

/** Where each spool stands on the table, and the way of its thread to the upper beam. */
const SPOOLS = [
  { x: 40, y: 296, thread: 'M40 232C40 130 120 84 196 72' },
  { x: 108, y: 284, thread: 'M108 220C108 150 160 96 222 72' },
  { x: 372, y: 284, thread: 'M372 220C372 150 320 96 258 72' },
  { x: 440, y: 296, thread: 'M440 232C440 130 360 84 284 72' },
] as const;

/** The loom that a new story goes onto, and a spool for each of its four writers. */
export function LoomScene() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true" className="max-sm:mx-auto max-sm:h-24">
      <circle cx="240" cy="150" r="230" fill="var(--sand)" opacity="0.05" />
      <circle cx="240" cy="150" r="140" fill="var(--sand)" opacity="0.09" />
      {SPOOLS.map(({ thread }, index) => (
        <path key={thread} d={thread} fill="none" stroke={threadInks[index]} strokeWidth="2.5" />
      ))}
      <g transform="translate(120 0)">
        <Loom />
      </g>
      {SPOOLS.map(({ x, y }, index) => (
        <Spool key={x} x={x} y={y} ink={threadInks[index]} />
      ))}
    </svg>
  );
}

function Spool({ x, y, ink }: { x: number; y: number; ink: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-17-60h34l-3 52h-28z" fill={ink} />
      <path d="M-16-50h32M-16-40h31M-15-30h30M-15-20h29" stroke="#14110d" strokeOpacity="0.28" strokeWidth="1.8" />
      <path d="M-23-9h46v9h-46zM-23-68h46v9h-46z" fill="#8a5a2c" />
      <path d="M-23-9h46M-23-68h46" stroke="#c98b4e" strokeWidth="2" />
    </g>
  );
}
