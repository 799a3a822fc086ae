import { data, type RouterContextProvider, redirect } from 'react-router';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { readingListForm } from '~/stories/reading-lists/reading-list-form';
import { type ReadingListsService, readingListsContext } from '~/stories/reading-lists/reading-lists.server';
import { readingListTexts } from '~/stories/reading-lists/texts';
import { clearHistoryForm } from './clear-history-form';

interface ReadingListAction {
  request: Request;
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

const changes = { later: 'addLater', 'remove-later': 'removeLater', 'forget-read': 'forgetRead' } as const satisfies Record<
  string,
  keyof ReadingListsService
>;

/**
 * Marks a story for later or no longer, or takes it out of the history. A plain form on a story's page names the way back to it.
 * @see docs/product/own-things.md
 */
export async function readingListAction({ request, formData, player, context }: ReadingListAction) {
  const lists = context.get(readingListsContext);
  const reply = await submitForm({
    formData,
    schema: readingListForm,
    context,
    texts: { failed: readingListTexts.later.failed, databaseAway: texts.databaseAway },
    run: async ({ intent, storyId }) => {
      await lists[changes[intent]]({ playerId: player().id, storyId });
      return { result: { intent, done: crypto.randomUUID() } };
    },
  });
  const isPlainForm = request.headers.get('Accept')?.includes('text/html') === true;
  const back = formData.get('back');
  if (isPlainForm && back !== null && reply.data.result) throw redirect(safeReturn(String(back)));
  return data({ intent: 'reading-list' as const, ...reply.data }, reply.init ?? undefined);
}

/** Forgets all that somebody has read. */
export async function clearHistoryAction({ formData, player, context }: ReadingListAction) {
  const reply = await submitForm({
    formData,
    schema: clearHistoryForm,
    context,
    texts: { failed: readingListTexts.history.failed, databaseAway: texts.databaseAway },
    run: async ({ intent }) => {
      await context.get(readingListsContext).clearHistory(player().id);
      return { result: { intent, done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'reading-list' as const, ...reply.data }, reply.init ?? undefined);
}
