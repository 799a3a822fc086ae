import type { CSSProperties } from 'react';
import { cx } from '../cx';

/** A star that is filled from the left, as the class `star` draws it. @param share how much of it is filled, 0 to 1. */
export function starStyle(share: number): CSSProperties | undefined {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return filled > 0 ? ({ '--filled': `${filled}%` } as CSSProperties) : undefined;
}

/** One star that is looked at only. @param className with its size. */
export function StarShape({ share, className }: { share: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('star', className)} style={{ '--star-size': '100%', ...starStyle(share) } as CSSProperties} />
  );
}
