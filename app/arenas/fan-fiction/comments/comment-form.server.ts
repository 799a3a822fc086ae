import { parseWithZod } from '@conform-to/zod/v4';
import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { blocksContext } from '~/blocks/blocks.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { logContext } from '~/platform/log/log-context.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { fanFictionContext } from '../fan-fiction.server';
import { commentForm, stickerForm } from '../stories/forms';
import { formTexts } from '../texts';

export interface CommentReply {
  /** Why nothing was changed. */
  refused?: string;
  /** Status and headers of the response. */
  init: { status: number; headers?: Record<string, string> };
  /** The comment that was written or changed. */
  commentId: string;
  /** The cookie of a visitor whose browser has just become known. */
  cookie?: string | undefined;
}

interface SentForm {
  form: FormData;
  request: Request;
  storyId: string;
  context: Readonly<RouterContextProvider>;
}

/** Handles a form about a comment: `intent` post (the default), edit, remove, remove-all, remove-block, approve, freeze or unfreeze; or about a sticker. */
export async function takeComment(sent: SentForm): Promise<CommentReply> {
  const { form, storyId, context } = sent;
  const commentId = String(form.get('id'));
  const refuse = (refused: string, status: number) => ({ refused, init: { status }, commentId });
  try {
    const player = knownPlayer(context);
    if (!player) {
      const cookie = await changeByVisitor(sent);
      return { init: { status: 200, ...(cookie && { headers: { 'Set-Cookie': cookie } }) }, commentId, cookie };
    }
    await change(player, storyId, form, context);
    return { init: { status: 200 }, commentId };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message, init: refusedInit(error), commentId };
    if (isDatabaseAway(error)) return refuse(formTexts.databaseAway, 503);
    context.get(logContext).error({ err: error }, 'a comment failed');
    return refuse(formTexts.commentFailed, 500);
  }
}

async function change(player: Viewer, storyId: string, form: FormData, context: Readonly<RouterContextProvider>): Promise<void> {
  const service = context.get(fanFictionContext);
  const intent = form.get('intent');
  if (intent === 'remove') return service.comments.remove(player, String(form.get('id')));
  if (intent === 'remove-all') return service.comments.removeAllBy(player, String(form.get('id')));
  if (intent === 'sticker' || intent === 'unsticker') {
    const sent = stickerForm.safeParse(Object.fromEntries(form));
    if (!sent.success) throw new Refusal(formTexts.saveFailed, { status: 422 });
    const chosen = { storyId, chapterId: sent.data.chapter, sticker: sent.data.sticker };
    return intent === 'sticker' ? service.stickers.give(player, chosen) : service.stickers.takeBack(player, chosen);
  }
  if (intent === 'remove-block') {
    const { set } = context.get(blocksContext);
    return service.comments.removeAndBlock(player, String(form.get('id')), (writerId, metAs) => set(player, writerId, 'block', metAs));
  }
  if (intent === 'freeze' || intent === 'unfreeze') return service.comments.freeze(player, String(form.get('id')), intent === 'freeze');
  if (intent === 'approve') return service.comments.approve(player, String(form.get('id')));
  const { id, chapter, answers, text, ...about } = readComment(form);
  if (intent === 'edit') return service.comments.edit(player, id, text);
  return service.comments.post(player, { id, storyId, chapterId: chapter, answers, text, passage: passageOf(about) });
}

/** The fields of a form with a comment. @throws {Refusal} */
function readComment(form: FormData) {
  const sent = parseWithZod(form, { schema: commentForm });
  if (sent.status === 'success') return sent.value;
  const [error] = Object.values(sent.error ?? {}).flatMap((errors) => errors ?? []);
  throw new Refusal(error ?? formTexts.commentFailed, { status: 422 });
}

function passageOf({ at, quote }: { at?: number | undefined; quote?: string | undefined }) {
  return at === undefined || quote === undefined ? undefined : { at, quote };
}

/**
 * What a visitor without an account does: they comment by a name, and remove what they wrote with this browser.
 * @returns the cookie by which their browser is known from now on, where it is new.
 * @throws {Refusal}
 */
async function changeByVisitor({ form, request, storyId, context }: SentForm): Promise<string | undefined> {
  const { visitors } = context.get(fanFictionContext);
  const { guests } = context.get(accountsContext);
  const { clientAddress } = context.get(requestFactsContext);
  const intent = form.get('intent') ?? 'post';
  const known = await guests.read(request.headers);
  if (intent === 'remove' && known !== undefined) {
    await visitors.remove(known, String(form.get('id')));
    return undefined;
  }
  if ((intent !== 'post' && intent !== 'comment') || !form.has('name')) throw new Refusal(formTexts.commentSignedOut, { status: 401 });
  const { id, chapter, name = '', text, ...about } = readComment(form);
  if (known === undefined) await visitors.countGuest(clientAddress);
  const { guestId, cookie } = known === undefined ? await guests.welcome() : { guestId: known, cookie: undefined };
  await visitors.post({ guestId, clientAddress }, { id, storyId, chapterId: chapter, name, text, passage: passageOf(about) });
  return cookie;
}
