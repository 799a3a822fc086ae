import { cx } from '../cx';

const POINTS = '12,2.2 15,8.7 22,9.5 16.8,14.3 18.2,21.3 12,17.8 5.8,21.3 7.2,14.3 2,9.5 9,8.7';

/**
 * One star, filled from the left. A page may show hundreds, so its markup is minimal.
 * @param share the filled share, 0 to 1.
 */
export function StarShape({ share, className }: { share: number; className?: string }) {
  const empty = 100 - Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(empty === 0 ? 'star-full' : 'star', className)}>
      <polygon points={POINTS} />
      {empty > 0 && empty < 100 && <polygon points={POINTS} style={{ clipPath: `inset(0 ${empty}% 0 0)` }} />}
    </svg>
  );
}
