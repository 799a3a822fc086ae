import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { SiteLink, type SiteLinkProps } from './site-link';

export interface ButtonLinkProps extends SiteLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <SiteLink {...props} className={buttonStyle(variant, size, className)} />;
}
