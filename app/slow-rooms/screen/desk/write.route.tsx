import { href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { deskForm } from '~/arenas/creative-writing/desk/desk-form.server';
import { DeskRefusal, loadsDeskAgain } from '~/arenas/creative-writing/desk/desk-refusal';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { pageTitle } from '~/site/page-title';
import { WordsBox } from '~/stories/text/words-box';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { texts as allTexts } from '../../texts';
import type { Route } from './+types/write.route';
import { SlowDesk } from './slow-desk';

const texts = allTexts.desk;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }];

/** The desk on which a turn of a slow room is written; its words alone where the turn is over. @see docs/product/slow-rooms.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { slow } = context.get(storyWeaveContext);
  const writing = context.get(writingContext);
  const [room, desk, { goal }] = await Promise.all([
    slow.view(params.roomId, player.id),
    slow.desk(params.roomId, player.id),
    writing.aimsOf(player),
  ]);
  const recording = await writing.deskRecordings.of(player, desk?.id ?? '');
  return {
    ...{ playerId: player.id, roomId: params.roomId, desk, goal, recording, formSaveId: crypto.randomUUID() },
    turn: room?.may.write
      ? { prompt: room.prompt, before: room.before, folds: room.folds, isFirst: room.turns === 0, number: room.turns + 1, of: room.of }
      : undefined,
  };
}

/** Without script: keeps the words, or leads to where they are handed in. And whether the turn is recorded. */
export const action = deskForm<Route.ActionArgs['params'], Route.ActionArgs>({
  texts: { ...texts, conflict: texts.twoVersions, failed: allTexts.failed, notThere: texts.notOpenHint },
  address: (params) => href('/storyweave/slow/:roomId/write', params),
  handIn: (params) => href('/storyweave/slow/:roomId', params),
  save: (context, player, { roomId }, sent) => context.get(storyWeaveContext).slow.saveWords(roomId, player.id, sent),
  async record(context, player, { roomId }, isWanted) {
    const { slow } = context.get(storyWeaveContext);
    const { deskRecordings } = context.get(writingContext);
    const [room, desk] = await Promise.all([slow.view(roomId, player.id), slow.desk(roomId, player.id)]);
    if (!room || !desk) return false;
    if (isWanted) await deskRecordings.begin(player, { id: desk.id, about: texts.recorded(room.turns + 1, room.prompt) });
    else await deskRecordings.drop(player, desk.id);
    return true;
  },
});

export const shouldRevalidate = loadsDeskAgain;

export default function Write({ loaderData: { turn, desk, ...who }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DeskRefusal answer={actionData} label={texts.aside} />
      {turn && desk ? <SlowDesk key={desk.id} turn={turn} desk={desk} {...who} /> : <Closed roomId={who.roomId} body={desk?.body ?? ''} />}
    </>
  );
}

/** In place of a desk whose turn is over: with the words that are left on it. */
function Closed({ roomId, body }: { roomId: string; body: string }) {
  return (
    <Page width="text">
      <EmptyState
        page
        title={texts.notOpen}
        action={<ButtonLink to={href('/storyweave/slow/:roomId', { roomId })}>{texts.toRoom}</ButtonLink>}
      >
        {texts.notOpenHint}
      </EmptyState>
      {body !== '' && <WordsBox label={texts.aside} words={{ title: '', body }} />}
    </Page>
  );
}
