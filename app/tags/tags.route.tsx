import { data, type RouterContextProvider } from 'react-router';
import { may } from '~/accounts/roles/policy';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/tags.route';
import { OwnTags } from './marks/own-tags';
import { tagMarksContext } from './marks/tag-marks.server';
import { tagMarkTexts } from './marks/texts';
import { wranglingAddress, wranglingViews } from './rules/wrangling-address';
import { handbookPage } from './wrangling/handbook.server';
import { positionText, queueFiltersIn } from './wrangling/queue-filters';
import { ChangesView } from './wrangling/screen/changes-view';
import { QueueView } from './wrangling/screen/queue-view';
import { wrangleAction } from './wrangling/screen/wrangle-action.server';
import { undoForm, wrangleForm, wrangleIntents } from './wrangling/screen/wrangling-forms';
import { wranglingTexts as texts } from './wrangling/texts';
import { wranglingContext } from './wrangling/wrangling.server';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.view === 'own' ? tagMarkTexts.title : texts.title) },
  { name: 'robots', content: 'noindex' },
];

/** The tags that a reader follows and hides, and the pages of wranglers, which do not exist for others. @see docs/product/tags.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requirePlayer(context, url);
  const asked = url.searchParams.get('view');
  const view = wranglingViews.find((each) => each === asked);
  if (asked !== null && view === undefined) throw data(null, { status: 404 });
  if (view) requireStaff(context, url, 'wrangle');
  const tabs = may(viewer, 'wrangle') ? tabsOf(view) : [];
  if (view === undefined) return { view: 'own' as const, tabs, ...(await context.get(tagMarksContext).list(viewer.id)) };
  return { tabs, ...(await wranglersPage(context, viewer, view, url.searchParams)) };
}

async function wranglersPage(
  context: Readonly<RouterContextProvider>,
  viewer: ReturnType<typeof requirePlayer>,
  view: (typeof wranglingViews)[number],
  query: URLSearchParams,
) {
  if (view === 'handbook') return { view, html: handbookPage().html };
  const wrangling = context.get(wranglingContext);
  const movesLeft = await wrangling.movesLeft();
  if (view === 'log') {
    const before = query.get('before') ?? '';
    return { view, movesLeft, ...(await wrangling.log(viewer, /^\d{1,15}$/.test(before) ? Number(before) : undefined)) };
  }
  const filters = queueFiltersIn(query);
  const { tags, next } = await wrangling.queue(viewer, filters);
  return { view, movesLeft, filters, tags, next: next && positionText(next) };
}

function tabsOf(view: string | undefined) {
  const own = { to: '/tags', label: texts.tabs.own, current: view === undefined };
  return [own, ...wranglingViews.map((each) => ({ to: wranglingAddress(each), label: texts.tabs[each], current: each === view }))];
}

/** What wranglers do with tags: form field `intent`. */
export const action = acceptsForm(
  { schemas: [wrangleForm, undoForm], intents: wrangleIntents, repeated: ['tagIds'], refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) =>
    wrangleAction({ formData: await request.formData(), context, by: requireStaff(context, url, 'wrangle') }),
);

export default function Tags({ loaderData, actionData }: Route.ComponentProps) {
  const { view, tabs } = loaderData;
  return (
    <Page width={view === 'own' ? 'text' : 'medium'}>
      {view === 'own' ? <PageHeading title={tagMarkTexts.title} intro={tagMarkTexts.intro} /> : <PageHeading title={texts.title} />}
      {tabs.length > 0 && (
        <div className="mb-8">
          <LinkTabs label={texts.views} items={tabs} />
        </div>
      )}
      {view === 'own' && <OwnTags {...loaderData} />}
      {view === 'queue' && <QueueView {...loaderData} reply={actionData} />}
      {view === 'log' && <ChangesView {...loaderData} reply={actionData} />}
      {/* Made on the server from the project's own text; its page needs no parser in the browser. */}
      {view === 'handbook' && <div className="law-text" dangerouslySetInnerHTML={{ __html: loaderData.html }} />}
    </Page>
  );
}
