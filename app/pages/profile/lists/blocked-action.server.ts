import { data, type RouterContextProvider } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { blockTexts } from '~/blocks/blocks';
import { blocksContext } from '~/blocks/blocks.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { unblockForm } from './unblock-form';

interface BlockedAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Takes back a mute or a block. @see docs/product/blocking.md */
export async function blockedAction({ formData, player, context }: BlockedAction) {
  const reply = await submitForm({
    formData,
    schema: unblockForm,
    context,
    texts: blockTexts,
    run: async ({ playerId }) => {
      await context.get(blocksContext).lift(player(), playerId);
      return { result: { done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'blocked' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to that form. */
export type BlockedReply = Awaited<ReturnType<typeof blockedAction>>['data'];
