import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { fanFictionContext } from '../fan-fiction.server';
import { commentForm } from '../stories/forms';
import type { Route } from './+types/comments.route';
import type { CommentAnswer, CommentPage } from './comment.contract';
import { takeComment } from './comment-form.server';

/** Comments on a story (`chapter`: of one chapter only) as JSON, starting after the cursor `after`. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await context.get(fanFictionContext).comments.list({
    storyId: params.storyId,
    chapterId: url.searchParams.get('chapter') ?? undefined,
    cursor: url.searchParams.get('after'),
    viewerId: optionalPlayer(context)?.id,
  });
  return Response.json(page satisfies CommentPage);
}

const refused = ({ status, text }: BodyFault) => Response.json({ ok: false, text } satisfies CommentAnswer, { status });

/** Posts, edits or removes a comment, as `intent` says, and answers with the newest comments on its chapter (with `list` all: on the story). */
export const action = acceptsForm(
  { schemas: [commentForm], fields: ['list'], intents: ['post', 'edit', 'remove'], refused },
  async ({ request, context, params }: Route.ActionArgs) => {
    const form = await request.formData();
    const reply = await takeComment({ form, storyId: params.storyId, context });
    if (reply.refused) return Response.json({ ok: false, text: reply.refused } satisfies CommentAnswer, reply.init);
    const page = await context.get(fanFictionContext).comments.list({
      storyId: params.storyId,
      chapterId: form.get('list') === 'all' ? undefined : reply.chapterId,
      viewerId: optionalPlayer(context)?.id,
    });
    return Response.json({ ok: true, page } satisfies CommentAnswer);
  },
);
