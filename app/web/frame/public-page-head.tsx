import { useLocation, useRouteError } from 'react-router';
import { sitePicture } from '~/covers/preview-pictures';
import { pictureTags } from '~/site/page-head';
import { publicPage } from '~/site/public-pages';

/**
 * What the heads of public pages have beside what their routes say: their own address, and the site's picture for
 * links to them. An error has neither.
 * @param props siteOrigin: undefined where it could not be found out.
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
