import { data, type RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { switchForm } from '~/accounts/forms';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import type { SwitchIntent } from './switches';

interface SwitchAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

const columns = { 'more-time': 'more_time', 'share-doings': 'shares_doings', 'keep-history': 'keeps_history' } as const satisfies Record<
  SwitchIntent,
  string
>;

/** Switches a setting of the player's on or off. @see docs/product/accounts.md */
export async function switchAction(intent: SwitchIntent, { formData, player, context }: SwitchAction) {
  const reply = await submitForm({
    formData,
    schema: switchForm,
    context,
    texts: { failed: 'Failed to save your setting. Please try again.', databaseAway: texts.databaseAway },
    run: async ({ on }) => {
      await context.get(accountsContext).profiles.switch(player().id, columns[intent], on === 'on');
      return { result: { done: crypto.randomUUID() } };
    },
  });
  return data({ intent, ...reply.data }, reply.init ?? undefined);
}

/** The reply to that form. */
export type SwitchReply = Awaited<ReturnType<typeof switchAction>>['data'];
