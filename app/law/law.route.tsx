import { data } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { pageTitle } from '~/site/page-title';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import type { Route } from './+types/law.route';
import { ContentsList } from './contents-list';
import { lawContext } from './feature.server';
import { appLawTexts } from './texts';

/** How many sections a page has before it begins with a list of them. */
const MANY_SECTIONS = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.get(lawContext).page(params.page.toLowerCase());
  if (!page) throw data(null, { status: 404 });
  cachePage(context, { tags: [] });
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData ? [{ title: pageTitle(loaderData.title) }, { name: 'description', content: loaderData.intro }, ...publicHead(page)] : [];

/** One of the pages that the law wants. @see docs/product/law.md */
export default function Law({ loaderData: { title, intro, contents, html, missing } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={title} intro={intro} />
      {missing.length > 0 && (
        <Notice tone="info" title={appLawTexts.incomplete} className="mb-8 max-w-[38rem]">
          {appLawTexts.missingFacts(missing.join(', '))}
        </Notice>
      )}
      {contents.length >= MANY_SECTIONS && <ContentsList contents={contents} />}
      {/* Made on the server from the site's own texts; its pages need no parser in the browser. */}
      <div className="law-text" dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}
