import { redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { fanFictionContext } from '../fan-fiction.server';
import type { Route } from './+types/named.route';
import { namedAddress } from './acknowledgements';
import { answerForms } from './forms';
import { Namings } from './screen/namings';
import { namedTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** Everything that names a player or asks whether it may. @see docs/product/acknowledgements.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { acknowledgements } = context.get(fanFictionContext);
  const [namings, sources] = await Promise.all([acknowledgements.namings(player), acknowledgements.sourcesAsked(player)]);
  return { namings, sources };
}

/** What a player answers who is named, or whose story is: form field `intent`. */
export const action = playerForm({ schemas: answerForms, texts }, async (sent, { player, context }: PlayerArgs<Route.ActionArgs>) => {
  const { acknowledgements } = context.get(fanFictionContext);
  if ('mention' in sent) await acknowledgements.answer(player, sent.mention, sent.intent === 'accept');
  else await acknowledgements.answerSource(player, sent.source, sent.intent === 'accept-source');
  return redirect(namedAddress());
});

export default function Named({ loaderData, actionData }: Route.ComponentProps) {
  return <Namings {...loaderData} problems={actionData?.form.error?.[''] ?? []} />;
}
