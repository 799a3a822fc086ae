import { data, href, redirect } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { unlessMature } from '~/stories/content-rating/mature-gate.server';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { storyWeaveContext } from '../story-weave.server';
import { refusals } from '../texts';
import type { Route } from './+types/room.route';
import { enterByForm } from './enter-by-form.server';
import { signInToPlay } from './sign-in-to-play';
import { WeaveRoom } from './weave-room';

export { WeaveErrorBoundary as ErrorBoundary } from './weave-error-boundary';

export const meta: Route.MetaFunction = () => [
  { title: 'Story Weave | Quillarena' },
  { name: 'description', content: 'A story that is being woven: read along, or take a seat and write.' },
];

/** A room as the viewer may see it; the page of its story's rating where that is why they may not. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = knownPlayer(context);
  const weave = context.get(storyWeaveContext);
  const view = await weave.roomSnapshot(params.roomId, viewer?.id);
  if (view) return { view };
  const storyId = await weave.storyOf(params.roomId);
  if (storyId) await unlessMature(context, storyId);
  return data({ view: undefined }, { status: 404 });
}

/**
 * Takes a seat in this room, where the page's script does it over the live connection if there is one; or opens the next
 * room for the people of this one and leads there.
 */
export const action = acceptsForm({ intents: ['join', 'again'] }, async ({ request, context, params, url }: Route.ActionArgs) => {
  const player = knownPlayer(context);
  if (!player) throw redirect(signInToPlay(url.pathname));
  const weave = context.get(storyWeaveContext);
  let { roomId } = params;
  try {
    if ((await request.formData()).get('intent') === 'again') roomId = await weave.openNext(roomId, player.id);
    await enterByForm(weave, player.id, roomId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ error: error.message }, { status: error.status });
  }
  return redirect(href('/storyweave/:roomId', { roomId }));
});

export default function Room({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  if (!view) return <RoomMissing />;
  // Another room, another person, or a seat taken by a form: the page starts from scratch.
  const seated = view.seats.some(({ playerId }) => playerId !== null && playerId === view.viewerId);
  return <WeaveRoom key={`${view.roomId} ${view.viewerId} ${seated}`} first={view} refusal={actionData?.error} />;
}

function RoomMissing() {
  return (
    <Page width="text">
      <ErrorState page title="Room not found" action={<ButtonLink to={href('/storyweave')}>Start Story Weave</ButtonLink>}>
        {refusals['no-room']}
      </ErrorState>
    </Page>
  );
}
