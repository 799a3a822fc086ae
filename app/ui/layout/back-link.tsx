import { Link, type LinkProps } from 'react-router';
import { Icon } from '../art/icon';
import { ARROW_LEFT } from '../art/icon-paths';
import { cx } from '../cx';

/** A link to a page's parent, above the page's heading. */
export function BackLink({ children, className, ...props }: LinkProps) {
  return (
    <Link {...props} className={cx('back-link', className)}>
      <Icon path={ARROW_LEFT} />
      {children}
    </Link>
  );
}
