import { useLocation, useRouteError } from 'react-router';
import { sitePicture } from '~/covers/preview-pictures';
import { pictureTags } from '~/site/page-head';
import { publicPage } from '~/site/public-pages';

/**
 * What the heads of public pages have besides their routes' own tags: the canonical address, and the site's picture for
 * links to them. An error has neither.
 * @param props siteOrigin: undefined when it is unknown.
 */
export function PublicPageHead({ siteOrigin }: { siteOrigin: string | undefined }) {
  const { pathname } = useLocation();
  const failed = Boolean(useRouteError());
  const page = publicPage(pathname);
  if (!siteOrigin || failed || !page) return null;
  return (
    <>
      {page.canonical && <link rel="canonical" href={siteOrigin + page.canonical} />}
      {pictureTags(sitePicture, siteOrigin).map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
    </>
  );
}
