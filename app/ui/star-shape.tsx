const POINTS = '12,2.2 15,8.7 22,9.5 16.8,14.3 18.2,21.3 12,17.8 5.8,21.3 7.2,14.3 2,9.5 9,8.7';

/**
 * One star, filled from the left.
 * @param share how much of it is filled, 0 to 1.
 */
export function StarShape({ share, className }: { share: number; className?: string }) {
  const empty = 100 - Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <polygon points={POINTS} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      {empty < 100 && <polygon points={POINTS} fill="currentColor" style={{ clipPath: `inset(0 ${empty}% 0 0)` }} />}
    </svg>
  );
}
