import { data, href } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { siteOriginOf } from '~/site/page-head';
import { pageTitle } from '~/site/page-title';
import { storyMeta } from '~/stories/sharing/story-meta';
import { storyTags } from '~/stories/story-tags';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { fanFictionContext } from '../fan-fiction.server';
import { coverPicture } from '../fandoms/fandom-links';
import type { FanStoryPage } from '../stories/fan-story';
import { storyViewAddress } from '../stories/story-links';
import { missingTexts } from '../texts';
import type { Route } from './+types/story.route';
import { answerStoryForm, storyBody } from './story-actions.server';
import { storyData } from './story-data.server';
import { StoryPage } from './story-page';
import { orOffline } from './task-reply';

export const headers = passHeaders;

/** One story of fan fiction with one of its chapters. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await storyData(context, params.storyId, url.searchParams);
  if (found) {
    const { id, authorId, parent } = found.story;
    // Comments change more often than stories and are not cached, so their parameter is not listed.
    cachePage(context, { params: ['chapter'], tags: storyTags({ id, authorId, parent }) });
    return { ...found, gone: false };
  }
  const gone = await context.get(fanFictionContext).reading.isGone(params.storyId);
  return data({ story: undefined, gone }, { status: gone ? 410 : 404 });
}

export const action = acceptsForm(storyBody, async ({ request, context, params, url }: Route.ActionArgs) => {
  return answerStoryForm({ formData: await request.formData(), storyId: params.storyId, url, context });
});

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline(serverAction);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const story = loaderData?.story;
  if (!story) return [{ title: pageTitle((loaderData?.gone ? missingTexts.gone : missingTexts.story).title) }];
  if (story.hidden) return [{ title: pageTitle(story.title) }];
  return storyMeta(describedStory(story, loaderData.fandomAddress), siteOriginOf(matches));
};

function describedStory(story: FanStoryPage, fandomAddress: string | undefined) {
  const { id, title, author, authorId, fandom, publishedAt, updatedAt, average, ratingCount, parent, chapter, chapters } = story;
  return {
    ...{ id, title, author, publishedAt, updatedAt, average, ratingCount, parent },
    arena: 'fan_fic' as const,
    writers: [{ name: author, playerId: authorId, isAi: false }],
    text: story.preview,
    address: storyViewAddress(id, { chapter: chapter.number }),
    // A fandom no longer in the registry has no cover.
    picture: fandomAddress === undefined ? undefined : coverPicture(fandom),
    chapterCount: chapters.length,
    partOf: { name: `${fandom.name} Fan Fiction`, address: fandomAddress ?? href('/fan-fiction') },
  };
}

export default function Story({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.story) return <StoryMissing gone={loaderData.gone} />;
  return <StoryPage {...loaderData} reply={actionData} />;
}

function StoryMissing({ gone }: { gone: boolean }) {
  const { title, text } = gone ? missingTexts.gone : missingTexts.story;
  return (
    <Page width="text">
      <ErrorState page title={title} action={<ButtonLink to={href('/fan-fiction')}>Back to Fan Fiction</ButtonLink>}>
        {text}
      </ErrorState>
    </Page>
  );
}
