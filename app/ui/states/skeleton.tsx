import { cx } from '../cx';

/** The place of something that is on its way; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-raised', className)} />;
}
