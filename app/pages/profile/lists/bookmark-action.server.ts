import { data, type RouterContextProvider, redirect } from 'react-router';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { bookmarkForm } from '~/stories/bookmarks/bookmark-form';
import { bookmarksContext } from '~/stories/bookmarks/bookmarks.server';
import { bookmarkTexts } from '~/stories/bookmarks/texts';

interface BookmarkAction {
  request: Request;
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/**
 * Bookmarks a story, or takes a bookmark out. A plain form on a story's page names the way back to it.
 * @see docs/product/own-things.md
 */
export async function bookmarkAction({ request, formData, player, context }: BookmarkAction) {
  const bookmarks = context.get(bookmarksContext);
  const reply = await submitForm({
    formData,
    schema: bookmarkForm,
    context,
    texts: { failed: bookmarkTexts.failed, databaseAway: texts.databaseAway },
    run: async ({ intent, storyId }) => {
      const bookmark = { playerId: player().id, storyId };
      if (intent === 'bookmark') await bookmarks.addBookmark(bookmark);
      else await bookmarks.removeBookmark(bookmark);
      return { result: { intent, done: crypto.randomUUID() } };
    },
  });
  const isPlainForm = request.headers.get('Accept')?.includes('text/html') === true;
  const back = formData.get('back');
  if (isPlainForm && back !== null && reply.data.result) throw redirect(safeReturn(String(back)));
  return data({ intent: 'bookmark' as const, ...reply.data }, reply.init ?? undefined);
}
