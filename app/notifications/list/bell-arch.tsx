/** A silent bell in an arch. */
export function BellArch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 132" aria-hidden="true" className={className}>
      <path d="M8 128V60a52 52 0 0 1 104 0v68z" fill="var(--stone)" />
      <path d="M20 128V60a40 40 0 0 1 80 0v68z" fill="var(--bg)" stroke="var(--bronze)" strokeWidth="1.5" />
      <path
        d="M20 60H8M23.5 44.500L12 40M32 31.500l-8.5-8.500M88 31.500l8.5-8.500M96.5 44.500L108 40M100 60h12M8 94h12M100 94h12"
        stroke="var(--bronze)"
        strokeOpacity="0.5"
      />
      <path d="M52 5h16l-3 19H55z" fill="var(--bronze)" />
      <path d="M60 24v26" stroke="var(--edge)" strokeWidth="2" />
      <path
        d="M42 92c5-5 5-11 5-19a13 13 0 0 1 26 0c0 8 0 14 5 19z"
        fill="var(--stone)"
        stroke="var(--bronze)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M54 97a6 6 0 0 0 12 0z" fill="var(--bronze)" />
      <path d="M55 54a5 5 0 0 1 10 0" fill="none" stroke="var(--bronze)" strokeWidth="2" />
      <path d="M2 128h116" stroke="var(--bronze)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
