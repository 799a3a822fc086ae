import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { SAVE_BYTES } from '~/stories/saving/save.contract';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/recording.route';
import { type RecordingAnswer, recordingBatch } from './recording.contract';

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
