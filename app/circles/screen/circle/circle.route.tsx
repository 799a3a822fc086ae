import { data, href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { browserKey } from '~/arenas/word-games/referee/browser-key.server';
import { browserGuest } from '~/arenas/word-games/referee/run-owner.server';
import { roomPath } from '~/arenas/word-games/rooms/screen/room-path';
import { wordRoomsContext } from '~/arenas/word-games/rooms/server/word-rooms.server';
import { minuteOfDayIn } from '~/platform/clock/format-times';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { circlesContext } from '../../circles.server';
import { answerForm, memberForm, pressForm, renameForm, sitForm, timeForm } from '../../forms';
import { refusals, texts } from '../../texts';
import type { Route } from './+types/circle.route';
import { CirclePage } from './circle-page';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.circle?.name ?? texts.list.title) },
  { name: 'robots', content: 'noindex' },
];

/** A circle, for its members alone. @see docs/product/circles.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const circle = await context.get(circlesContext).page(player.id, params.circleId);
  if (!circle) return data({ circle: undefined, wordRoom: undefined }, { status: 404 });
  return { circle, wordRoom: await context.get(wordRoomsContext).waitingIn(circle.id, { playerId: player.id }) };
}

/** Everything that a member or the host does: form field `intent`. */
export const action = playerForm(
  { schemas: [answerForm, sitForm, renameForm, timeForm, memberForm, pressForm], texts },
  async (sent, { player, request, context, params: { circleId } }: PlayerArgs<Route.ActionArgs>) => {
    const circles = context.get(circlesContext);
    const { intent } = sent;
    if (intent === 'sit') {
      return redirect(href('/storyweave/:roomId', { roomId: await circles.sit(player.id, { circleId, eveningId: sent.evening }) }));
    }
    if (intent === 'words') return await meetOverWords(context, request, { playerId: player.id, circleId });
    if (intent === 'answer') await circles.answer(player.id, { circleId, eveningId: sent.evening, answer: sent.answer });
    else if (intent === 'rename') await circles.change(player.id, circleId, { change: intent, name: sent.name });
    else if (intent === 'remove' || intent === 'hand-over') {
      await circles.change(player.id, circleId, { change: intent, person: sent.person });
    } else if (intent === 'set-time') {
      const time = { weekday: sent.weekday, minute: minuteOfDayIn(sent.clock) ?? 0, timeZone: sent.timeZone };
      await circles.change(player.id, circleId, { change: intent, time });
    } else await circles.change(player.id, circleId, { change: intent });
    return redirect(intent === 'leave' ? href('/circles') : href('/circles/:circleId', { circleId }));
  },
);

/** Takes a member's seat in their circle's room of words. @returns the way there. */
async function meetOverWords(
  context: Route.ActionArgs['context'],
  request: Request,
  { playerId, circleId }: { playerId: string; circleId: string },
): Promise<Response> {
  if (!(await context.get(circlesContext).page(playerId, circleId))) throw new Refusal(refusals['no-circle'], { status: 404 });
  const { guestId, cookie } = await browserGuest(context, request);
  const roomId = await context.get(wordRoomsContext).meet(circleId, { owner: { playerId }, browser: browserKey(guestId) });
  return redirect(roomPath(roomId), cookie ? { headers: { 'Set-Cookie': cookie } } : {});
}

export default function Circle({ loaderData: { circle, wordRoom }, actionData }: Route.ComponentProps) {
  if (circle) return <CirclePage circle={circle} wordRoom={wordRoom} reply={actionData} />;
  return (
    <Page width="text">
      <ErrorState page title={texts.page.missing} action={<ButtonLink to={href('/circles')}>{texts.join.toCircles}</ButtonLink>}>
        {refusals['no-circle']}
      </ErrorState>
    </Page>
  );
}
