import { data, href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { duelsContext } from '../../duels.server';
import { keepForm, noteForm, rematchForm } from '../../forms';
import { texts } from '../../texts';
import type { Route } from './+types/outcome.route';
import { OutcomePage } from './outcome-page';

export const headers = passHeaders;
export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.outcome.title) }];

/** The outcome of a duel, for the writer of one of its texts. @see docs/product/duels.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const outcome = await context.get(duelsContext).outcome(player, params.textId);
  if (!outcome) throw data(null, { status: 404 });
  return { outcome };
}

/** Answers what a reader said, publishes or keeps the text, or asks for a rematch: form field `intent`. */
export const action = playerForm(
  { schemas: [noteForm, keepForm, rematchForm], texts },
  async (sent, { player, context, params: { textId } }: PlayerArgs<Route.ActionArgs>) => {
    const duels = context.get(duelsContext);
    if (sent.intent === 'note') await duels.answerNote(player, { noteId: sent.note, answer: sent.answer });
    if (sent.intent === 'keep') {
      const storyId = await duels.keep(player, { textId, as: sent.as });
      if (storyId && sent.as === 'draft') return redirect(href('/creative-writing/:storyId/revise', { storyId }));
      if (storyId) return redirect(href('/story/:storyId', { storyId }));
    }
    if (sent.intent === 'rematch') {
      const begun = await duels.rematch(player, textId);
      if (begun) return redirect(href('/duels/write/:textId', { textId: begun }));
    }
    return redirect(href('/duels/:textId', { textId }));
  },
);

export default function OutcomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OutcomePage {...loaderData} reply={actionData} />;
}
