import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { deleteAccountForm } from '~/accounts/forms';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';

interface LeavingAction {
  request: Request;
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Handles the form that deletes the account; redirects on success. @see docs/product/own-things.md */
export async function leavingAction({ request, formData, player, context }: LeavingAction) {
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
  if (!reply.data.result) return data({ intent: 'delete-account' as const, ...reply.data }, reply.init ?? undefined);
  const headers = new Headers();
  for (const cookie of await accounts.sessions.clearingCookies(request.headers)) headers.append('Set-Cookie', cookie);
  return redirect(href('/profile/deleted'), { headers });
}

/** The reply to the form if the account was not deleted. */
export type LeavingReply = Exclude<Awaited<ReturnType<typeof leavingAction>>, Response>['data'];
