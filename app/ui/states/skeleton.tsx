import { cx } from '../cx';

/** A placeholder for loading content; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-raised', className)} />;
}
