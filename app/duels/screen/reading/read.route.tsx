import { href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { duelsContext } from '../../duels.server';
import { answerForm, swapForm } from '../../forms';
import type { Note } from '../../reading/answer-reading.server';
import { texts } from '../../texts';
import type { Route } from './+types/read.route';
import { NothingHeld } from './nothing-held';
import { ReadPage } from './read-page';

export const headers = passHeaders;
export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.read.title) }];

/** The duel that a reader holds, if they hold one. @see docs/product/duels.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  return { reading: await context.get(duelsContext).reading(player) };
}

/** Takes what a reader says of a duel, or swaps it: form field `intent`. */
export const action = playerForm(
  { schemas: [answerForm, swapForm], texts },
  async (sent, { player, context }: PlayerArgs<Route.ActionArgs>) => {
    const duels = context.get(duelsContext);
    if (sent.intent === 'swap') {
      const another = await duels.swap(player, { readingId: sent.reading, why: sent.why });
      return redirect(another ? href('/duels/read') : `${href('/duels')}?done=none`);
    }
    const notes: Note[] = [{ textId: sent.first, line: sent.firstLine, said: sent.firstSaid }];
    if (sent.second) notes.push({ textId: sent.second, line: sent.secondLine, said: sent.secondSaid });
    await duels.answer(player, { readingId: sent.reading, pickedId: sent.pick, notes, named: sent.named === 'on' });
    return redirect(`${href('/duels')}?done=read`);
  },
);

export default function Read({ loaderData, actionData }: Route.ComponentProps) {
  const { reading } = loaderData;
  return reading ? <ReadPage key={reading.id} reading={reading} reply={actionData} /> : <NothingHeld reply={actionData} />;
}
