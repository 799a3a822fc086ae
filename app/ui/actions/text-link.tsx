import { Link, type LinkProps } from 'react-router';
import { cx } from '../cx';

/** A link within text, underlined so that it does not rely on colour alone. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link discover="none" {...props} className={cx('text-link', className)} />;
}
