import { data } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { pageTitle } from '~/site/page-title';
import { HistoryPage } from '~/stories/history/history-page';
import { answerBringBack, bringBackForm } from '~/stories/history/history-page.server';
import { historyTexts } from '~/stories/history/history-texts';
import { fanFictionContext } from '../fan-fiction.server';
import { draftTexts } from '../texts';
import type { Route } from './+types/history.route';
import { fanFictionHistoryTexts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(historyTexts.heading) }];

/** The earlier versions of a chapter, published or not. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const found = await context.get(fanFictionContext).histories.read(player, params.chapterId, url.searchParams);
  if (!found) throw data(null, { status: 404 });
  const { address, published, title, ...shown } = found;
  const back = { to: address, label: fanFictionHistoryTexts.backToWriting };
  return {
    history: {
      ...shown,
      title: title || draftTexts.untitled,
      back,
      bringsBack: published ? fanFictionHistoryTexts.bringsBackPublished : fanFictionHistoryTexts.bringsBackUnpublished,
    },
  };
}

export const action = acceptsForm({ schemas: [bringBackForm] }, async ({ request, context, params, url }: Route.ActionArgs) => {
  const player = requirePlayer(context, url);
  const { histories } = context.get(fanFictionContext);
  return answerBringBack(await request.formData(), context, (versionId) => histories.bringBack(player, params.chapterId, versionId));
});

export default function ChapterHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage history={loaderData.history} problem={actionData?.problem} />;
}
