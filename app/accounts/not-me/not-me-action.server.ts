import type { RouterContextProvider } from 'react-router';
import { submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../accounts.server';
import { notMeForm } from '../forms';
import { requesterOf } from '../requester/requester.server';
import { texts } from '../texts';

interface NotMeAction {
  request: Request;
  formData: FormData;
  context: Readonly<RouterContextProvider>;
}

/** Undoes what a mail told of, and begins a recovery in this browser. @see docs/product/account-security.md */
export async function notMeAction({ request, formData, context }: NotMeAction) {
  const accounts = context.get(accountsContext);
  return submitForm({
    formData,
    schema: notMeForm,
    context,
    texts: { failed: texts.resendFailed, databaseAway: texts.databaseAway },
    run: async ({ token }) => {
      const recovery = await accounts.notMe.undo(token, requesterOf(request, context));
      const cookie = await accounts.pendingRecovery.remember(request.headers, recovery);
      return { result: { sent: true, undone: true }, headers: new Headers({ 'Set-Cookie': cookie }) };
    },
  });
}
