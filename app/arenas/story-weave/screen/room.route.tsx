import { data, href, redirect } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders, submitForm } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { storyArena } from '~/site/arenas';
import { entrance } from '~/site/entrance';
import { pageTitle } from '~/site/page-title';
import { unlessGated } from '~/stories/reading/gates.server';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { storyWeaveContext } from '../story-weave.server';
import { invitationTexts, refusals } from '../texts';
import type { Route } from './+types/room.route';
import { enterByForm } from './enter-by-form.server';
import { inviteForm } from './menu/invite-form';
import { roomTexts } from './room-texts';
import { WeaveRoom } from './weave-room';

export { WeaveErrorBoundary as ErrorBoundary } from './weave-error-boundary';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(storyArena('story_weave').name) },
  { name: 'description', content: roomTexts.roomDescription },
  // A private room is found by its link only.
  ...(loaderData?.view?.setting.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
];

/** A room as the viewer may see it, with the people they could invite; the page of its story's rating where that is why they may not. A slow room has a page of its own until it closes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = knownPlayer(context);
  const weave = context.get(storyWeaveContext);
  const view = await weave.roomSnapshot(params.roomId, viewer?.id);
  if (view) return { view, namesToInvite: viewer && view.status !== 'closed' ? await weave.namesToInvite(viewer.id) : [] };
  if (await weave.slow.view(params.roomId, viewer?.id)) throw redirect(href('/storyweave/slow/:roomId', params));
  const storyId = await weave.storyOf(params.roomId);
  if (storyId) await unlessGated(context, storyId);
  return data({ view: undefined }, { status: 404 });
}

/**
 * Takes a seat in this room, where the page's script does it over the live connection if there is one; or opens the next
 * room for the people of this one and leads there; or invites a person.
 */
export const action = acceptsForm(
  { schemas: [inviteForm], intents: ['join', 'again', 'invite'] },
  async ({ request, context, params: { roomId }, url }: Route.ActionArgs) => {
    const player = knownPlayer(context);
    if (!player) throw redirect(entrance('/signin', url.pathname, 'play'));
    const weave = context.get(storyWeaveContext);
    const formData = await request.formData();
    if (formData.get('intent') === 'invite') {
      return submitForm({
        formData,
        schema: inviteForm,
        context,
        texts: { failed: refusals.failed, databaseAway: refusals.away },
        run: async ({ name }) => ({ result: invitationTexts.invited(await weave.invite(roomId, player, name)) }),
      });
    }
    try {
      const entered = formData.get('intent') === 'again' ? await weave.openNext(roomId, player.id) : roomId;
      await enterByForm(weave, player.id, entered);
      return redirect(href('/storyweave/:roomId', { roomId: entered }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return data({ error: error.message }, refusedInit(error));
    }
  },
);

export default function Room({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.view) return <RoomMissing />;
  const { view, namesToInvite } = loaderData;
  const refusal = actionData && 'error' in actionData ? actionData.error : undefined;
  const invitation = actionData && 'form' in actionData ? actionData : undefined;
  // For another room or another person the page starts from scratch.
  return (
    <WeaveRoom
      key={`${view.roomId} ${view.viewerId}`}
      first={view}
      refusal={refusal}
      inviting={{ names: namesToInvite, reply: invitation }}
    />
  );
}

function RoomMissing() {
  return (
    <Page width="text">
      <ErrorState page title={roomTexts.roomMissing} action={<ButtonLink to={href('/storyweave')}>{roomTexts.startStoryWeave}</ButtonLink>}>
        {refusals['no-room']}
      </ErrorState>
    </Page>
  );
}
