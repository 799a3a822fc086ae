import { cx } from '../cx';
import { initials } from './initials';

export interface AvatarProps {
  name: string;
  /** Height in px. */
  size?: number;
  className?: string;
}

/** A person's initials in a small arch; the name itself must be shown beside it. */
export function Avatar({ name, size = 40, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      style={{ height: size, width: Math.round(size * 0.86), fontSize: Math.round(size * 0.36) }}
      className={cx('avatar', className)}
    >
      {initials(name)}
    </span>
  );
}
