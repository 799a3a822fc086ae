import { lazy, useEffect, useRef } from 'react';
import { data, Form, href, redirect, useSubmit } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { storyArena } from '~/site/arenas';
import { entrance } from '~/site/entrance';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { orMissing } from '~/ui/states/part-missing';
import { storyWeaveContext } from '../story-weave.server';
import { toasts } from '../texts';
import { visitTexts } from '../visiting/visit-texts';
import type { VisitorWeaveProps } from '../visiting/visitor-weave';
import type { Route } from './+types/arena.route';
import { enterByForm } from './enter-by-form.server';
import { LoadingScreen } from './loading-screen';
import { roomTexts } from './room-texts';
import { writingTexts } from './writing/writing-texts';

export { WeaveErrorBoundary as ErrorBoundary } from './weave-error-boundary';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(storyArena('story_weave').name) },
  { name: 'description', content: visitTexts.intro },
];

/** What a visitor watches; a player's seat is taken by the form, as looking at a page changes nothing. */
export async function loader({ context }: Route.LoaderArgs): Promise<VisitorWeaveProps | null> {
  if (knownPlayer(context)) return null;
  const weave = context.get(storyWeaveContext);
  const room = await weave.roomToWatch();
  return { room, story: room ? undefined : await weave.storyToWatch() };
}

/** Takes a seat in the newest room with a free one, otherwise opens a room, and redirects there. */
export const action = acceptsForm({}, async ({ context, url }: Route.ActionArgs) => {
  const player = knownPlayer(context);
  if (!player) throw redirect(entrance('/signin', url.pathname, 'play'));
  try {
    const roomId = await enterByForm(context.get(storyWeaveContext), player.id);
    return redirect(href('/storyweave/:roomId', { roomId }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ error: error.message }, refusedInit(error));
  }
});

export default function Arena({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <VisitorWeave {...loaderData} /> : <TakeSeat actionData={actionData} />;
}

// Players go on at once, and do without it. It has no Suspense boundary, so the page waits for it rather than jumping.
const VisitorWeave = lazy(() => import('../visiting/visitor-weave').catch(orMissing));

/** Takes a seat as soon as the script runs. */
function TakeSeat({ actionData }: Pick<Route.ComponentProps, 'actionData'>) {
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void submit(null, { method: 'post', replace: true });
  }, [submit]);

  // Without a network there is no reply.
  const failed = actionData === null ? toasts.backendAway.title : actionData?.error;
  if (failed) {
    return (
      <Page width="text">
        <h1 className="sr-only">{storyArena('story_weave').name}</h1>
        <ErrorState title={failed} action={<EnterForm label={roomTexts.tryAgain} />} />
      </Page>
    );
  }
  return (
    <>
      <LoadingScreen />
      <noscript>
        <Page width="text" className="pt-0!">
          <EnterForm label={writingTexts.takeSeat} />
        </Page>
      </noscript>
    </>
  );
}

function EnterForm({ label }: { label: string }) {
  return (
    <Form method="post" replace className="flex justify-center">
      <Button type="submit">{label}</Button>
    </Form>
  );
}
