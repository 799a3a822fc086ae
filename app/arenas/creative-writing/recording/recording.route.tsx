import { data, href } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { pageTitle } from '~/site/page-title';
import { SAVE_BYTES } from '~/stories/saving/save.contract';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/recording.route';
import { RecordedText } from './recorded-text';
import { type RecordingAnswer, recordingBatch } from './recording.contract';
import { recordingTexts } from './texts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? recordingTexts.beingWritten(loaderData.about) : recordingTexts.notFound) },
  { name: 'robots', content: 'noindex' },
];

/** How a text on another desk was written, for its writer to watch. @see docs/product/creative-writing.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const recording = await context.get(writingContext).deskRecordings.watch(player, params.storyId);
  if (!recording) throw data(null, { status: 404 });
  return recording;
}

/** Accepts what a desk's page noticed of how its text comes about. */
export const action = acceptsJson(
  { schema: recordingBatch, maxBytes: SAVE_BYTES },
  async ({ params, context }: Route.ActionArgs, batch): Promise<Response> => {
    const player = knownPlayer(context);
    if (player?.id !== batch.writerId) return Response.json({ status: 'over' } satisfies RecordingAnswer, { status: 401 });
    const answer = await context.get(writingContext).recordSteps(player, params.storyId, batch);
    return Response.json(answer satisfies RecordingAnswer);
  },
);

export default function DeskRecording({ loaderData: { about, steps } }: Route.ComponentProps) {
  return (
    <Page>
      <div className="reading-column mx-auto">
        <p className="mb-4">
          <BackLink to={href('/creative-writing')}>{recordingTexts.creativeWriting}</BackLink>
        </p>
        <h1 dir="auto" className="display text-3xl wrap-anywhere">
          {about}
        </h1>
        <p className="mt-2 text-muted">{recordingTexts.introForWriter}</p>
        <div className="reading-text mt-8">
          <RecordedText steps={steps} timed />
        </div>
      </div>
    </Page>
  );
}
