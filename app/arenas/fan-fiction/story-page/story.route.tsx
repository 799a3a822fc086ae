import { data, href } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { pageTitle } from '~/site/page-title';
import { unlessGated } from '~/stories/reading/gates.server';
import { seriesTags, storyTags } from '~/stories/story-tags';
import { type Absence, absentTexts, statusOfAbsence } from '~/stories/texts';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { fanFictionContext } from '../fan-fiction.server';
import type { Route } from './+types/story.route';
import { answerStoryForm, storyBody } from './story-actions.server';
import { storyData } from './story-data.server';
import { StoryPage } from './story-page';
import { storyPageTexts } from './texts';

export const headers = passHeaders;

/** One story of fan fiction with one of its chapters. @see docs/product/fan-fiction.md */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const found = await storyData(context, { request, storyId: params.storyId, query: url.searchParams });
  if (found) {
    const { namedTags, ...page } = found;
    const { id, authorId, credits, parent, next, linksFrom } = page.story;
    // Comments change more often than stories and are not cached, so their parameter is not listed.
    const tags = [...storyTags({ id, authorId, credits, parent, next }), ...seriesTags(page.series), ...namedTags];
    cachePage(context, { params: ['chapter', 'whole'], tags, ...(linksFrom && { until: new Date(linksFrom) }) });
    return { ...page, absence: undefined };
  }
  await unlessGated(context, params.storyId);
  const absence = await context.get(fanFictionContext).reading.whyAbsent(params.storyId);
  return data({ story: undefined, absence }, { status: statusOfAbsence(absence) });
}

export const action = acceptsForm(storyBody, async ({ request, context, params, url }: Route.ActionArgs) => {
  return answerStoryForm({ formData: await request.formData(), request, storyId: params.storyId, url, context });
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.story ? loaderData.head : [{ title: pageTitle(absentTexts[loaderData?.absence ?? 'missing'].title) }];

export default function Story({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.story) return <StoryMissing absence={loaderData.absence} />;
  return <StoryPage {...loaderData} reply={actionData ?? undefined} />;
}

function StoryMissing({ absence }: { absence: Absence }) {
  const { title, text } = absentTexts[absence];
  return (
    <Page width="text">
      <ErrorState page title={title} action={<ButtonLink to={href('/fan-fiction')}>{storyPageTexts.back}</ButtonLink>}>
        {text}
      </ErrorState>
    </Page>
  );
}
