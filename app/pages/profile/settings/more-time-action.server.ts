import { data, type RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { moreTimeForm } from '~/accounts/forms';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';

interface MoreTimeAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Doubles the player's time for writing, or no longer does. @see docs/product/creative-writing.md */
export async function moreTimeAction({ formData, player, context }: MoreTimeAction) {
  const reply = await submitForm({
    formData,
    schema: moreTimeForm,
    context,
    texts: { failed: 'Failed to save your setting. Please try again.', databaseAway: texts.databaseAway },
    run: async ({ moreTime }) => {
      await context.get(accountsContext).profiles.setMoreTime(player().id, moreTime === 'on');
      return { result: { done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'more-time' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to that form. */
export type MoreTimeReply = Awaited<ReturnType<typeof moreTimeAction>>['data'];
