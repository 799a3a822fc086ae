import { cx } from '../cx';
import { SiteLink, type SiteLinkProps } from './site-link';

/** A link within text: underlined, so that it is not known by its colour alone. */
export function TextLink({ className, ...props }: SiteLinkProps) {
  return (
    <SiteLink
      {...props}
      className={cx('font-medium text-bronze underline decoration-1 underline-offset-4 transition-colors hover:text-text', className)}
    />
  );
}
