/** An arch with nothing in it except a line to write on. */
export function EmptyArch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 132" aria-hidden="true" className={className}>
      <path d="M8 128V60a52 52 0 0 1 104 0v68z" fill="var(--stone)" />
      <path d="M20 128V60a40 40 0 0 1 80 0v68z" fill="var(--bg)" stroke="var(--bronze)" strokeWidth="1.5" />
      <path
        d="M20 60H8M23.5 44.500L12 40M32 31.500l-8.5-8.500M44.5 23.200L40 12M75.5 23.200L80 12M88 31.500l8.5-8.500M96.5 44.500L108 40M100 60h12M8 94h12M100 94h12"
        stroke="var(--bronze)"
        strokeOpacity="0.5"
      />
      <path d="M52 5h16l-3 19H55z" fill="var(--bronze)" />
      <path d="M34 104h52" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" strokeDasharray="10 5 18 5 6 5" />
      <path d="M2 128h116" stroke="var(--bronze)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
