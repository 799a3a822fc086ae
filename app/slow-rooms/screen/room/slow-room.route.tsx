import { data, href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { inviteForm } from '~/arenas/story-weave/screen/menu/invite-form';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { invitationTexts } from '~/arenas/story-weave/texts';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { handInForm, pressForm, removeForm } from '../../forms';
import { pressed } from '../../press.server';
import { texts } from '../../texts';
import type { Route } from './+types/slow-room.route';
import { SlowRoom } from './slow-room';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.room?.prompt ?? texts.room.kind) },
  { name: 'description', content: texts.room.description },
  { name: 'robots', content: 'noindex' },
];

/** A slow room as the viewer may see it; once it has closed, its story has the page of any room. @see docs/product/slow-rooms.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = knownPlayer(context);
  const weave = context.get(storyWeaveContext);
  const room = await weave.slow.view(params.roomId, viewer?.id);
  if (room) return { room, submitId: crypto.randomUUID(), names: viewer && room.isWriter ? await weave.namesToInvite(viewer.id) : [] };
  if (await weave.roomSnapshot(params.roomId, viewer?.id)) throw redirect(href('/storyweave/:roomId', params));
  return data({ room: undefined }, { status: 404 });
}

/** Everything that a writer or a reader does with the room: form field `intent`. */
export const action = playerForm(
  { schemas: [pressForm, handInForm, removeForm, inviteForm], texts },
  async (sent, { player, context, params: { roomId } }: PlayerArgs<Route.ActionArgs>) => {
    const weave = context.get(storyWeaveContext);
    if (sent.intent === 'invite') return { result: invitationTexts.invited(await weave.invite(roomId, player, sent.name)) };
    if (sent.intent === 'remove') await weave.slow.remove(roomId, player.id, sent.person);
    else if (sent.intent === 'hand-in' || sent.intent === 'hand-in-last') {
      const desk = await weave.slow.desk(roomId, player.id);
      await weave.slow.handIn(roomId, player.id, { submitId: sent.submitId, last: sent.intent === 'hand-in-last' });
      if (desk) await context.get(writingContext).deskRecordings.end(player, desk.id, desk.body);
    } else await pressed(weave.slow, roomId, player.id, sent.intent);
    if (sent.intent === 'take') return redirect(href('/storyweave/slow/:roomId/write', { roomId }));
    if (sent.intent === 'leave') return redirect(href('/storyweave/slow'));
    return redirect(href('/storyweave/slow/:roomId', { roomId }));
  },
);

export default function Room({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.room) return <RoomMissing />;
  return <SlowRoom {...loaderData} reply={actionData} />;
}

function RoomMissing() {
  return (
    <Page width="text">
      <ErrorState page title={texts.room.missing} action={<ButtonLink to={href('/storyweave/slow')}>{texts.room.back}</ButtonLink>}>
        {texts.room.missingHint}
      </ErrorState>
    </Page>
  );
}
