import { redirect } from 'react-router';
import * as z from 'zod';
import type { SectionForm, SentForm } from '~/accounts/profile/profile-section.server';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import { texts } from '~/accounts/texts';
import { submitForm } from '~/platform/forms/submit-form.server';
import { bookmarkForm } from '../../bookmarks/bookmark-form';
import { bookmarksContext } from '../../bookmarks/bookmarks.server';
import { bookmarkTexts } from '../../bookmarks/texts';
import { readingListForm } from '../reading-list-form';
import { type ReadingListsService, readingListsContext } from '../reading-lists.server';
import { readingListTexts } from '../texts';

/** The form that forgets all that a player has read. */
const clearHistoryForm = z.object({ intent: z.literal('clear-history') });

/** Leads back to the story from which a plain form was sent, once that is done. */
function leadBack({ request, formData }: SentForm): void {
  const isPlainForm = request.headers.get('Accept')?.includes('text/html') === true;
  const back = formData.get('back');
  if (isPlainForm && back !== null) throw redirect(safeReturn(String(back)));
}

/** Bookmarks a story, or takes a bookmark out. A plain form on a story's page names the way back to it. */
export const keepBookmark = {
  intents: bookmarkForm.shape.intent.options,
  schemas: [bookmarkForm],
  fields: ['back'],
  whileSuspended: true,
  act: (sent) =>
    submitForm({
      formData: sent.formData,
      schema: bookmarkForm,
      context: sent.context,
      texts: { failed: bookmarkTexts.failed, databaseAway: texts.databaseAway },
      run: async ({ intent, storyId }) => {
        const bookmarks = sent.context.get(bookmarksContext);
        const bookmark = { playerId: sent.player().id, storyId };
        if (intent === 'bookmark') await bookmarks.addBookmark(bookmark);
        else await bookmarks.removeBookmark(bookmark);
        leadBack(sent);
        return { result: { intent, done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

const changes = { later: 'addLater', 'remove-later': 'removeLater', 'forget-read': 'forgetRead' } as const satisfies Record<
  string,
  keyof ReadingListsService
>;

/** Changes one of the lists of what a person reads, as `keepBookmark` does. */
function changesList(intents: readonly (keyof typeof changes)[]) {
  return {
    intents,
    schemas: [readingListForm],
    fields: ['back'],
    whileSuspended: true,
    act: (sent) =>
      submitForm({
        formData: sent.formData,
        schema: readingListForm,
        context: sent.context,
        texts: { failed: readingListTexts.later.failed, databaseAway: texts.databaseAway },
        run: async ({ intent, storyId }) => {
          await sent.context.get(readingListsContext)[changes[intent]]({ playerId: sent.player().id, storyId });
          leadBack(sent);
          return { result: { intent, done: crypto.randomUUID() } };
        },
      }),
  } satisfies SectionForm;
}

/** Marks a story for later, or no longer. */
export const markForLater = changesList(['later', 'remove-later']);

/** Takes a story out of the history. */
export const forgetRead = changesList(['forget-read']);

/** Forgets all that a player has read. */
export const clearHistory = {
  intents: ['clear-history'],
  schemas: [clearHistoryForm],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      formData,
      schema: clearHistoryForm,
      context,
      texts: { failed: readingListTexts.history.failed, databaseAway: texts.databaseAway },
      run: async ({ intent }) => {
        await context.get(readingListsContext).clearHistory(player().id);
        return { result: { intent, done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;
