import { data } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { kudosContext } from '~/stories/kudos/kudos.server';
import { fanFictionContext } from '../fan-fiction.server';
import { chapterNumberOf } from '../stories/fan-story';
import { formTexts } from '../texts';
import type { Route } from './+types/reading.route';
import { type LikeAnswer, readerForm, type StoryAnswer } from './reading.contract';

/** A story with one of its chapters (`chapter`, a number) as JSON, for reading it within another page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const story = await context.get(fanFictionContext).reading.story({
    storyId: params.storyId,
    chapterNumber: chapterNumberOf(url.searchParams.get('chapter')),
    viewerId: optionalPlayer(context)?.id,
    clientAddress: context.get(requestFactsContext).clientAddress,
  });
  return Response.json({ story: story ?? null } satisfies StoryAnswer, { status: story ? 200 : 404 });
}

const refused = ({ status, text }: BodyFault) => Response.json({ ok: false, text } satisfies LikeAnswer, { status });

/** Counts a read or a chapter, keeps where a reader stopped, or changes a like, as form field `intent` says. */
export const action = acceptsForm(
  { intents: readerForm.shape.intent.options, fields: ['chapter', 'share', 'from'], whileSuspended: ['read', 'turned'], refused },
  async ({ request, context, params }: Route.ActionArgs) => {
    const fanFiction = context.get(fanFictionContext);
    const player = optionalPlayer(context);
    const sent = readerForm.safeParse(Object.fromEntries(await request.formData()));
    if (!sent.success) throw data(null, { status: 400 });
    const { intent, chapter, share, from } = sent.data;
    const reader = { player, clientAddress: context.get(requestFactsContext).clientAddress };
    if (intent === 'read') {
      await fanFiction.readers.countRead(reader, params.storyId, { chapterId: chapter, origin: from });
      return new Response(null, { status: 204 });
    }
    if (intent === 'turned') {
      if (chapter === undefined) throw data(null, { status: 400 });
      await fanFiction.readers.countTurned(reader, params.storyId, chapter);
      return new Response(null, { status: 204 });
    }
    if (!player) return Response.json({ ok: false, text: formTexts.signedOut } satisfies LikeAnswer, { status: 401 });
    try {
      if (intent === 'stopped') {
        if (chapter === undefined || share === undefined) throw data(null, { status: 400 });
        await fanFiction.readers.keepPosition({ playerId: player.id, storyId: params.storyId, chapterId: chapter, share });
        return new Response(null, { status: 204 });
      }
      const kudos = context.get(kudosContext);
      const giver = { playerId: player.id };
      await (intent === 'like' ? kudos.give(giver, params.storyId) : kudos.takeBack(giver, params.storyId));
      return Response.json({ ok: true } satisfies LikeAnswer);
    } catch (error) {
      if (error instanceof Refusal) return Response.json({ ok: false, text: error.message } satisfies LikeAnswer, refusedInit(error));
      throw error;
    }
  },
);
