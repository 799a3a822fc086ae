import { data, href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { fanFictionContext } from '../fan-fiction.server';
import { may } from '../stories/policy';
import { storyViewAddress } from '../stories/story-links';
import { arrangingTexts, importTexts } from '../texts';
import type { Route } from './+types/arrange.route';
import { answerArrangeForm, arrangeBody } from './arrange-answer.server';
import { ChapterOrder } from './chapter-order';
import { orderTexts } from './texts';
import { UnpublishedChapters } from './unpublished-chapters';

export const headers = passHeaders;
export const meta: Route.MetaFunction = () => [{ title: pageTitle(arrangingTexts.heading) }];

/** A story's chapters for its author to arrange. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { reading, drafts } = context.get(fanFictionContext);
  const story = await reading.story({ storyId: params.storyId, chapterNumber: 1, viewerId: player.id });
  if (!story || !may(player, 'arrangeChapters', { authorId: story.own ? player.id : null })) throw data(null, { status: 404 });
  const done = url.searchParams.get('done');
  return {
    story: { id: story.id, title: story.title },
    chapters: story.chapters,
    drafts: await drafts.list(player.id, story.id),
    said: Object.entries(arrangingTexts.done).find(([name]) => name === done)?.[1],
  };
}

export const action = acceptsForm(arrangeBody, async ({ request, context, params, url }: Route.ActionArgs) => {
  const player = requirePlayer(context, url);
  return answerArrangeForm({ formData: await request.formData(), storyId: params.storyId, player, context });
});

export default function ArrangeChapters({ loaderData, actionData }: Route.ComponentProps) {
  const { story, chapters, drafts, said } = loaderData;
  const problem = actionData?.problem;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={storyViewAddress(story.id)}>{orderTexts.backToStory}</BackLink>
      </p>
      <PageHeading
        title={arrangingTexts.heading}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">{story.title}</bdi>
            <br />
            {arrangingTexts.intro}
          </>
        }
      >
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to={storyViewAddress(story.id, { task: 'add', draft: 'new' })}>{orderTexts.addChapter}</ButtonLink>
          <TextLink to={href('/fan-fiction/story/:storyId/import', { storyId: story.id })} className="inline-flex min-h-11 items-center">
            {importTexts.link}
          </TextLink>
          {drafts.length > 0 && (
            <TextLink to="#unpublished" className="inline-flex min-h-11 items-center">
              {arrangingTexts.unpublished} ({drafts.length})
            </TextLink>
          )}
        </p>
      </PageHeading>
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
        </Notice>
      )}
      {said && !problem && (
        <Notice tone="success" className="mb-6">
          {said}
        </Notice>
      )}
      <ChapterOrder storyId={story.id} chapters={chapters} />
      <UnpublishedChapters drafts={drafts} chapters={chapters} />
    </Page>
  );
}
