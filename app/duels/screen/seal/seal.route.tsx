import { href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { duelsContext } from '../../duels.server';
import { sealForm, withdrawForm } from '../../forms';
import { linesOfText } from '../../reading/lines-of-text.server';
import { texts } from '../../texts';
import { DeskClosed } from '../desk/desk-closed';
import type { Route } from './+types/seal.route';
import { SealPage } from './seal-page';

export const headers = passHeaders;
export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.seal.title) }];

/** Where a text is handed in. @see docs/product/duels.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const text = await context.get(duelsContext).deskText(player, params.textId);
  if (!text) return { text: undefined };
  const { id, title, prompt, constraint, words, most, fewest, handInBy, gameMsLeft, ownName } = text;
  const paragraphs = linesOfText(text.body).map((lines) => lines.join(' '));
  return { text: { id, title, prompt, constraint, words, most, fewest, handInBy, canWrite: gameMsLeft > 0, ownName, paragraphs } };
}

/** Seals the text, or makes a draft of it instead: form field `intent`. */
export const action = playerForm(
  { schemas: [sealForm, withdrawForm], texts },
  async (sent, { player, context, params }: PlayerArgs<Route.ActionArgs>) => {
    const duels = context.get(duelsContext);
    if (sent.intent === 'withdraw') {
      const draftId = await duels.withdraw(player, params.textId);
      return redirect(draftId ? href('/story/:storyId', { storyId: draftId }) : href('/duels'));
    }
    const { rating, warnings, ai, named } = sent;
    const text = await duels.deskText(player, params.textId);
    await duels.seal(player, params.textId, { rating, warnings, ai, named: named === 'on' });
    if (text) await context.get(writingContext).deskRecordings.end(player, text.id, text.body);
    return redirect(`${href('/duels')}?done=sealed`);
  },
);

export default function Seal({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.text ? <SealPage text={loaderData.text} reply={actionData} /> : <DeskClosed sealing={undefined} />;
}
