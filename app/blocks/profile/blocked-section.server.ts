import * as z from 'zod';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { submitForm } from '~/platform/forms/submit-form.server';
import { blockTexts } from '../blocks';
import { blocksContext } from '../blocks.server';

/** The form that takes back a mute or a block. */
const unblockForm = z.object({ playerId: z.string() });

/** Takes back a mute or a block. */
const unblock = {
  intents: ['unblock'],
  schemas: [unblockForm],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      formData,
      schema: unblockForm,
      context,
      texts: blockTexts,
      run: async ({ playerId }) => {
        await context.get(blocksContext).lift(player(), playerId);
        return { result: { done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

/** The players whom the viewer mutes or blocks. @see docs/product/blocking.md */
export const blockedSection = {
  tab: 'blocked',
  load: ({ context, player, query }) => context.get(blocksContext).listOf(player.id, query.get('after')),
  forms: [unblock],
} satisfies ProfileSection;

/** The reply to that form. */
export type BlockedReply = ReplyTo<typeof unblock>;
