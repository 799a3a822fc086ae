import { ArchFrame } from '~/ui/art/arch-frame';

const MIDDLE = 120;
const SWING = 42;
/** The width of the braid, and where it starts and ends. */
const STEP = 84;
const TOP = 74;
const BOTTOM = 258;
/** Length of the curve handles that approximates a sine. */
const HANDLE = 0.3642 * STEP;
/** The colours of its threads. */
export const threadInks = ['#e0ae4f', '#8fc07a', '#8fb4d8', '#cba6e0'];

interface Pass {
  ink: string;
  d: string;
  inFront: boolean;
}

/** Four threads, each a quarter of a turn behind the previous one; a pass runs from edge to edge, over or under the others. */
const PASSES: Pass[] = threadInks
  .flatMap((ink, thread) =>
    [-2, -1, 0, 1, 2].map((turn) => {
      const y = TOP + turn * STEP + (thread * STEP) / 2;
      const side = turn % 2 === 0 ? SWING : -SWING;
      const d = `M${MIDDLE + side} ${y}C${MIDDLE + side} ${y + HANDLE} ${MIDDLE - side} ${y + STEP - HANDLE} ${MIDDLE - side} ${y + STEP}`;
      return { ink, d, inFront: turn % 2 === 0 };
    }),
  )
  .sort((one, other) => Number(one.inFront) - Number(other.inFront));

export interface LoomProps {
  /** Whether the threads are being woven. */
  weaving?: boolean;
}

/** A loom on which four threads become one cloth, as part of a drawing: it stands from x = 48 to 192 on the ground at y = 300. */
export function Loom({ weaving = false }: LoomProps) {
  return (
    <>
      <path d="M56 300V62h9v238zM175 300V62h9v238z" fill="#4a2e1b" />
      <path d="M58 300V64M177 300V64" stroke="#7a4d2b" strokeWidth="1.5" />
      <svg
        x="66"
        y={TOP}
        width="108"
        height={BOTTOM - TOP}
        viewBox={`66 ${TOP} 108 ${BOTTOM - TOP}`}
        aria-hidden="true"
        className={weaving ? 'animate-weave' : undefined}
      >
        {PASSES.map(({ ink, d }) => (
          <g key={`${ink} ${d}`} fill="none">
            <path d={d} stroke="var(--niche)" strokeWidth="13" />
            <path d={d} stroke={ink} strokeWidth="8" strokeLinecap="square" />
            <path d={d} stroke="#14110d" strokeOpacity="0.28" strokeWidth="1.8" strokeDasharray="5 4" />
          </g>
        ))}
      </svg>
      <Beam y={66} />
      <Beam y={252} />
    </>
  );
}

/** The loom in its arch. */
export function StoryWeaveArch({ className, ...loom }: LoomProps & { className?: string }) {
  return (
    <ArchFrame className={className}>
      <ellipse cx="120" cy="166" rx="74" ry="112" fill="#e0ae4f" opacity="0.08" />
      <Loom {...loom} />
    </ArchFrame>
  );
}

function Beam({ y }: { y: number }) {
  return (
    <g>
      <rect x="48" y={y} width="144" height="15" rx="4" fill="#6b4226" />
      <path d={`M54 ${y + 4.5}h132`} stroke="#a8713f" strokeWidth="1.5" strokeLinecap="round" />
      <path d={`M48 ${y + 2}h8v11h-8zM184 ${y + 2}h8v11h-8z`} fill="#c98b4e" />
    </g>
  );
}
