import { data, href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { pageTitle } from '~/site/page-title';
import { HistoryPage } from '~/stories/history/history-page';
import { answerBringBack, bringBackForm } from '~/stories/history/history-page.server';
import { historyTexts } from '~/stories/history/history-texts';
import { duelsContext } from '../../duels.server';
import { texts } from '../../texts';
import type { Route } from './+types/history.route';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(historyTexts.heading) }];

/** The earlier versions of a text for a duel, until it is handed in. @see docs/product/duels.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const found = await context.get(duelsContext).history(player, params.textId, url.searchParams);
  if (!found) throw data(null, { status: 404 });
  const back = { to: href('/duels/write/:textId', params), label: texts.write.goOn };
  return { history: { ...found, back, bringsBack: texts.desk.bringsBack } };
}

export const action = acceptsForm({ schemas: [bringBackForm] }, async ({ request, context, params, url }: Route.ActionArgs) => {
  const player = requirePlayer(context, url);
  return answerBringBack(await request.formData(), context, async (versionId) => {
    await context.get(duelsContext).bringBack(player, { textId: params.textId, versionId });
    return href('/duels/write/:textId', params);
  });
});

export default function DuelHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage history={loaderData.history} problem={actionData?.problem} />;
}
