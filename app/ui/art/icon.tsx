import { cx } from '../cx';

export interface IconProps {
  /** One of the paths of `icon-paths.ts`. */
  path: string;
  /** With its size. */
  className?: string;
}

/** An icon beside a text that says the same. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('icon', className)}>
      <path d={path} />
    </svg>
  );
}
