import { useContext } from 'react';
import { Link, type LinkProps } from 'react-router';
import { KeptPartsContext } from '../kept-part';

/** An address from the site's root: nothing in it is left to resolve. */
const FROM_ROOT = /^\/(?!\/)/;

export type SiteLinkProps = Omit<LinkProps, 'discover' | 'prefetch' | 'relative' | 'viewTransition' | 'mask' | 'defaultShouldRevalidate'>;

/**
 * A link to another page of the site. Where the server renders it, it is nothing but its element.
 * @see docs/decisions/0058-links-on-the-server.md
 */
export function SiteLink(props: SiteLinkProps) {
  const onServer = useContext(KeptPartsContext) !== undefined;
  const { to, replace, state, preventScrollReset, reloadDocument, ...attributes } = props;
  if (onServer && typeof to === 'string' && FROM_ROOT.test(to)) return <a {...attributes} href={to} />;
  return <Link {...props} discover="none" />;
}
