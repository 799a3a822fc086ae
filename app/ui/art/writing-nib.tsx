const LINE = 'M8 46c8-9 12-9 14 0s8 8 12-1 9-8 10 0 8 9 14 1 10-8 12-1 9 8 14 1 9-7 12-1';

/** A nib that keeps writing a line; with reduced motion it rests at the end of a written one. */
export function WritingNib({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 60" aria-hidden="true" className={className}>
      <path d="M8 56h112" stroke="var(--line)" strokeWidth="1.5" />
      <path
        d={LINE}
        pathLength="1"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray="1"
        className="animate-write"
      />
      <g style={{ offsetPath: `path("${LINE}")`, offsetRotate: '0deg', offsetDistance: '100%' }} className="animate-follow">
        <g transform="rotate(32)">
          <path d="M0 0C-1.5-7-6-12-6-19c0-4 2-7 2.5-11h7C4-26 6-23 6-19 6-12 1.5-7 0 0z" fill="var(--bronze)" />
          <path d="M0-16V-2" stroke="var(--bg)" />
          <circle cy="-17" r="1.6" fill="var(--bg)" />
        </g>
      </g>
    </svg>
  );
}
