import { requireStaff } from '~/accounts/roles/require-staff.server';
import { ContentsList } from '~/law/contents-list';
import { pageTitle } from '~/site/page-title';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/guide.route';
import { guidePage } from './guide-page.server';
import { guideTexts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(guideTexts.title) }, { name: 'robots', content: 'noindex' }];

/** The operating guide; for everybody but administrators it does not exist. @see docs/product/admin.md */
export function loader({ context, url }: Route.LoaderArgs) {
  requireStaff(context, url, 'runSite');
  return guidePage();
}

export default function Guide({ loaderData: { contents, html } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={guideTexts.title} intro={guideTexts.intro} />
      <ContentsList contents={contents} />
      {/* Made on the server from the project's own text; its page needs no parser in the browser. */}
      <div className="law-text [&_pre]:my-4 [&_pre]:overflow-x-auto" dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}
