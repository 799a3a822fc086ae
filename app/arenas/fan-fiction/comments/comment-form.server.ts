import { parseWithZod } from '@conform-to/zod/v4';
import type { RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { logContext } from '~/platform/log/log-context.server';
import { fanFictionContext } from '../fan-fiction.server';
import { commentForm } from '../stories/forms';
import { formTexts } from '../texts';

export interface CommentReply {
  /** Why nothing was changed. */
  refused?: string;
  /** Status and headers of the response. */
  init: ResponseInit & { status: number };
  /** The chapter whose comments the page shows. */
  chapterId: string | undefined;
}

interface SentForm {
  form: FormData;
  storyId: string;
  context: Readonly<RouterContextProvider>;
}

/** Handles a form about a comment: `intent` post (the default), edit or remove. */
export async function takeComment({ form, storyId, context }: SentForm): Promise<CommentReply> {
  const chapter = form.get('chapter');
  const chapterId = typeof chapter === 'string' && chapter !== '' ? chapter : undefined;
  const refuse = (refused: string, status: number) => ({ refused, init: { status }, chapterId });
  try {
    const player = knownPlayer(context);
    if (!player) return refuse(formTexts.commentSignedOut, 401);
    await change(player, storyId, form, context);
    return { init: { status: 200 }, chapterId };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message, init: refusedInit(error), chapterId };
    if (isDatabaseAway(error)) return refuse(formTexts.databaseAway, 503);
    context.get(logContext).error({ err: error }, 'a comment failed');
    return refuse(formTexts.commentFailed, 500);
  }
}

async function change(player: Viewer, storyId: string, form: FormData, context: Readonly<RouterContextProvider>): Promise<void> {
  const service = context.get(fanFictionContext);
  const intent = form.get('intent');
  if (intent === 'remove') return service.comments.remove(player, String(form.get('id')));
  const sent = parseWithZod(form, { schema: commentForm });
  if (sent.status !== 'success') {
    const [error] = Object.values(sent.error ?? {}).flatMap((errors) => errors ?? []);
    throw new Refusal(error ?? formTexts.commentFailed, { status: 422 });
  }
  const { id, chapter, text } = sent.value;
  if (intent === 'edit') return service.comments.edit(player, id, text);
  return service.comments.post(player, { id, storyId, chapterId: chapter, text });
}
