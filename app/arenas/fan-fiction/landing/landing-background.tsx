/** Dash pattern of a row of seats, from the innermost row outwards. */
const ROWS = [0, 1, 2, 3, 4, 5, 6];
const ARCHES = Array.from({ length: 15 }, (_, arch) => 20 + arch * 108);

/**
 * The colosseum seen from its sand, over the whole window: sky, two storeys of arches, the rows of seats. Its layers
 * move at different speeds as the page scrolls, where the browser supports scroll-driven animation and nobody asked
 * for less motion.
 */
export function LandingBackground() {
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10 overflow-hidden print:hidden">
      <Layer className="parallax-far">
        <circle cx="800" cy="330" r="300" fill="var(--gold)" opacity="0.05" />
        <circle cx="800" cy="330" r="190" fill="var(--gold)" opacity="0.07" />
        <circle cx="800" cy="330" r="92" fill="var(--gold)" opacity="0.08" />
      </Layer>
      <Layer className="parallax-middle">
        <path d="M0 428Q800 340 1600 428V560H0z" fill="var(--raised)" opacity="0.7" />
        <path d={ARCHES.map((x) => `M${x} 520v-56a32 32 0 0 1 64 0v56z`).join('')} fill="var(--bg)" />
        <path d="M0 428Q800 340 1600 428" fill="none" stroke="var(--bronze)" strokeWidth="2" opacity="0.4" />
        <path d="M0 536Q800 486 1600 536V1100H0z" fill="var(--raised)" opacity="0.8" />
        <path d={ARCHES.map((x) => `M${x - 54} 676v-74a38 38 0 0 1 76 0v74z`).join('')} fill="var(--bg)" />
        <path d="M0 536Q800 486 1600 536" fill="none" stroke="var(--bronze)" strokeWidth="2" opacity="0.5" />
      </Layer>
      <Layer className="parallax-near">
        <path d="M0 676Q800 800 1600 676V1400H0z" fill="var(--bg)" />
        <g fill="none" stroke="var(--bronze)" strokeLinecap="round" strokeWidth="3">
          {ROWS.map((row) => (
            <path
              key={row}
              d={`M0 ${700 + row * 40}Q800 ${820 + row * 46} 1600 ${700 + row * 40}`}
              strokeDasharray={`${30 + row * 8} 12 ${12 + row * 5} 14`}
              opacity={0.5 - row * 0.05}
            />
          ))}
        </g>
      </Layer>
    </div>
  );
}

function Layer({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={`absolute inset-x-0 top-0 h-[120%] w-full ${className}`}
    >
      {children}
    </svg>
  );
}
