import { href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { deskForm } from '~/arenas/creative-writing/desk/desk-form.server';
import { DeskRefusal, loadsDeskAgain } from '~/arenas/creative-writing/desk/desk-refusal';
import { pageTitle } from '~/site/page-title';
import { duelsContext } from '../../duels.server';
import { texts } from '../../texts';
import type { Route } from './+types/write.route';
import { DeskClosed } from './desk-closed';
import { DuelDesk } from './duel-desk';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.desk.title) }];

/** The desk on which a text for a duel is written. @see docs/product/duels.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const text = await context.get(duelsContext).deskText(player, params.textId);
  const writing = context.get(writingContext);
  const { goal } = await writing.aimsOf(player);
  const recording = await writing.deskRecordings.of(player, params.textId);
  return { playerId: player.id, text, goal, recording, formSaveId: crypto.randomUUID() };
}

/** Without script: keeps the words, or leads to where they are handed in. And whether the text is recorded. */
export const action = deskForm<Route.ActionArgs['params'], Route.ActionArgs>({
  texts: { ...texts.desk, conflict: texts.desk.twoVersions, failed: texts.failed, notThere: texts.textGone },
  address: (params) => href('/duels/write/:textId', params),
  handIn: (params) => href('/duels/write/:textId/seal', params),
  save: (context, player, { textId }, sent) => context.get(duelsContext).saveWords(player, textId, sent),
  async record(context, player, { textId }, isWanted) {
    const { deskRecordings } = context.get(writingContext);
    const text = await context.get(duelsContext).deskText(player, textId);
    if (!text) return false;
    if (isWanted) await deskRecordings.begin(player, { id: text.id, about: text.prompt });
    else await deskRecordings.drop(player, text.id);
    return true;
  },
});

export const shouldRevalidate = loadsDeskAgain;

export default function Write({ loaderData: { text, ...desk }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DeskRefusal answer={actionData} label={texts.desk.aside} />
      {text && text.gameMsLeft > 0 ? <DuelDesk key={text.id} text={text} {...desk} /> : <DeskClosed sealing={text?.id} />}
    </>
  );
}
