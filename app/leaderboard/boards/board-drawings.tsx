import type { ReactNode } from 'react';

const JOINTS = 'M20 60H8M23.5 44.5L12 40M32 31.5l-8.5-8.5M88 31.5l8.5-8.5M96.5 44.5L108 40M100 60h12M8 94h12M100 94h12';

function VacantArch({ at, height, children }: { at: number; height: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${at} ${40 - height})`}>
      <path d="M8 128V60a52 52 0 0 1 104 0v68z" fill="var(--stone)" />
      <path d="M20 128V60a40 40 0 0 1 80 0v68z" fill="var(--bg)" stroke="var(--bronze)" strokeWidth="1.5" />
      <path d={JOINTS} stroke="var(--bronze)" strokeOpacity="0.5" />
      <path d="M52 5h16l-3 19H55z" fill="var(--bronze)" />
      <path d={`M4 128h112v${height}H4z`} fill="var(--raised)" stroke="var(--bronze)" strokeWidth="1.5" />
      {children}
    </g>
  );
}

/** A podium whose three arches wait for players. */
export function EmptyPodium({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 172" aria-hidden="true" className={className}>
      <VacantArch at={0} height={18} />
      <VacantArch at={240} height={8} />
      <VacantArch at={120} height={36}>
        <path
          d="M60 112c-14 0-24-11-24-26s6-22 6-22M60 112c14 0 24-11 24-26s-6-22-6-22"
          fill="none"
          stroke="var(--gold)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="7 6"
        />
      </VacantArch>
      <path d="M0 170h360" stroke="var(--bronze)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Two arches, and a line of writing from one to the other. */
export function TwoArches({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 172" aria-hidden="true" className={className}>
      <VacantArch at={0} height={8} />
      <VacantArch at={180} height={8} />
      <path
        d="M60 110c22-26 34 6 50-10s8-26 26-20-4 34 16 30 10-34 28-34 22 34 60 34"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="16 5 9 5"
      />
      <path d="M0 170h300" stroke="var(--bronze)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
