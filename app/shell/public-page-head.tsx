import { useLocation, useRouteError } from 'react-router';
import { PREVIEW } from '~/page-head';
import { sitePicture } from '~/preview-pictures';
import { publicPage } from '~/public-pages';

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
      <meta property="og:image" content={siteOrigin + sitePicture.address} />
      <meta property="og:image:alt" content={sitePicture.alt} />
      <meta property="og:image:width" content={String(PREVIEW.width)} />
      <meta property="og:image:height" content={String(PREVIEW.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
