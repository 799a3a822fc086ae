import { href, redirect } from 'react-router';
import { submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../../accounts.server';
import { deleteAccountForm } from '../../forms';
import { texts } from '../../texts';
import type { ProfileSection, ReplyTo, SectionForm } from '../profile-section.server';

/** Deletes the account, and leads away from it. */
const deleteAccount = {
  intents: ['delete-account'],
  schemas: [deleteAccountForm],
  whileSuspended: true,
  act: async ({ request, formData, player, context }) => {
    const accounts = context.get(accountsContext);
    const reply = await submitForm({
      formData,
      schema: deleteAccountForm,
      context,
      texts: { failed: texts.deletionFailed, databaseAway: texts.databaseAway },
      secretFields: ['password'],
      run: async (choice) => {
        await accounts.leaving.deleteAccount(player(), choice, request.headers);
        return { result: { deleted: true } };
      },
    });
    if (!reply.data.result) return reply;
    const headers = new Headers();
    for (const cookie of await accounts.sessions.clearingCookies(request.headers)) headers.append('Set-Cookie', cookie);
    throw redirect(href('/profile/deleted'), { headers });
  },
} satisfies SectionForm;

/** @see docs/product/own-things.md */
export const deleteAccountSection = {
  tab: 'settings',
  stays: true,
  load: () => ({}),
  forms: [deleteAccount],
} satisfies ProfileSection;

/** The reply to the form if the account was not deleted. */
export type LeavingReply = ReplyTo<typeof deleteAccount>;
