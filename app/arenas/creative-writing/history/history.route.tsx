import { data, href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { pageTitle } from '~/site/page-title';
import { HistoryPage } from '~/stories/history/history-page';
import { answerBringBack, bringBackForm } from '~/stories/history/history-page.server';
import { historyTexts } from '~/stories/history/history-texts';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/history.route';
import type { StoryState } from './history.server';
import { creativeWritingHistoryTexts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(historyTexts.heading) }];

/** Where a story goes on. */
function placeOf(storyId: string, state: StoryState) {
  return state === 'session'
    ? { to: href('/creative-writing'), label: creativeWritingHistoryTexts.continueWriting }
    : { to: href('/story/:storyId', { storyId }), label: creativeWritingHistoryTexts.toStory };
}

/** The earlier versions of a story from a writing session. @see docs/product/stories.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const found = await context.get(writingContext).histories.read(player, params.storyId, url.searchParams);
  if (!found) throw data(null, { status: 404 });
  const { state, ...history } = found;
  return { history: { ...history, back: placeOf(params.storyId, state), bringsBack: creativeWritingHistoryTexts.bringsBack[state] } };
}

export const action = acceptsForm({ schemas: [bringBackForm] }, async ({ request, context, params, url }: Route.ActionArgs) => {
  const player = requirePlayer(context, url);
  return answerBringBack(await request.formData(), context, async (versionId) => {
    const state = await context.get(writingContext).histories.bringBack(player, params.storyId, versionId);
    return state === 'published' ? href('/creative-writing/:storyId/revise', params) : placeOf(params.storyId, state).to;
  });
});

export default function StoryHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage history={loaderData.history} problem={actionData?.problem} />;
}
