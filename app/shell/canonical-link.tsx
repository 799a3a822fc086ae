import { useLocation } from 'react-router';
import { canonicalAddress } from '~/public-pages';

/** Names a public page's own address in its head. @param props siteOrigin: undefined where it could not be found out. */
export function CanonicalLink({ siteOrigin }: { siteOrigin: string | undefined }) {
  const { pathname, search } = useLocation();
  const address = canonicalAddress(pathname, new URLSearchParams(search));
  return siteOrigin && address ? <link rel="canonical" href={siteOrigin + address} /> : null;
}
