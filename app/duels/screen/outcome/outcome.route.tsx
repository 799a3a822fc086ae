import { data, href, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
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
export const action = acceptsForm(
  { schemas: [noteForm, keepForm, rematchForm], intents: ['note', 'keep', 'rematch'], refused: refusedForm },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const duels = context.get(duelsContext);
    const formData = await request.formData();
    const intent = formData.get('intent');
    const { textId } = params;
    return submitForm({
      formData,
      schema: intent === 'keep' ? keepForm : intent === 'rematch' ? rematchForm : noteForm,
      context,
      texts,
      run: async (sent): Promise<{ result: undefined }> => {
        if (sent.intent === 'note') await duels.answerNote(player, { noteId: sent.note, answer: sent.answer });
        if (sent.intent === 'keep') {
          const storyId = await duels.keep(player, { textId, as: sent.as });
          if (storyId && sent.as === 'draft') throw redirect(href('/creative-writing/:storyId/revise', { storyId }));
          if (storyId) throw redirect(href('/story/:storyId', { storyId }));
        }
        if (sent.intent === 'rematch') {
          const begun = await duels.rematch(player, textId);
          if (begun) throw redirect(href('/duels/write/:textId', { textId: begun }));
        }
        throw redirect(href('/duels/:textId', { textId }));
      },
    });
  },
);

export default function OutcomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OutcomePage {...loaderData} reply={actionData} />;
}
