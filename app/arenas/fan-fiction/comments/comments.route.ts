import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { fanFictionContext } from '../fan-fiction.server';
import { commentForm, stickerForm } from '../stories/forms';
import type { Route } from './+types/comments.route';
import type { AnswerPage, CommentAnswer, CommentPage } from './comment.contract';
import { takeComment } from './comment-form.server';
import { passageAsked } from './passages/passage-address';
import { guestOf } from './visitors/guest-of.server';

/**
 * Comments on a story (`chapter`: of one chapter only, `passage`: of one of its paragraphs, `waiting`: those that wait for its author) as JSON, starting after
 * the cursor `after`; with `answers` the answers to that comment, before the cursor.
 * @see docs/product/fan-fiction.md
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { comments } = context.get(fanFictionContext);
  const query = url.searchParams;
  const asked = { storyId: params.storyId, cursor: query.get('after'), viewerId: optionalPlayer(context)?.id };
  const commentId = query.get('answers');
  if (commentId !== null) return Response.json((await comments.answers({ ...asked, commentId })) satisfies AnswerPage);
  const page = await comments.list({
    ...asked,
    guestId: await guestOf(request, context),
    chapterId: query.get('chapter') ?? undefined,
    passage: passageAsked(query),
    onlyWaiting: query.has('waiting'),
  });
  return Response.json(page satisfies CommentPage);
}

const refused = ({ status, text }: BodyFault) => Response.json({ ok: false, text } satisfies CommentAnswer, { status });

/** Posts, edits, removes or approves a comment, removes all of its writer's or blocks them, or closes its thread, as `intent` says, and answers with the comment as it is then. */
export const action = acceptsForm(
  {
    schemas: [commentForm, stickerForm],
    intents: ['post', 'edit', 'remove', 'remove-all', 'remove-block', 'approve', 'freeze', 'unfreeze', 'sticker', 'unsticker'],
    refused,
  },
  async ({ request, context, params }: Route.ActionArgs) => {
    const { storyId } = params;
    const reply = await takeComment({ form: await request.formData(), request, storyId, context });
    if (reply.refused) return Response.json({ ok: false, text: reply.refused } satisfies CommentAnswer, reply.init);
    const viewerId = optionalPlayer(context)?.id;
    const asked = { storyId, viewerId, guestId: await guestOf(request, context, reply.cookie) };
    const comment = await context.get(fanFictionContext).comments.find(reply.commentId, asked);
    return Response.json({ ok: true, comment: comment ?? null } satisfies CommentAnswer, reply.init);
  },
);
