import { Link, type LinkProps } from 'react-router';
import { cx } from '../cx';

/** A link within text, underlined so that it does not rely on colour alone. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={cx('font-medium text-bronze underline decoration-1 underline-offset-4 transition-colors hover:text-text', className)}
    />
  );
}
