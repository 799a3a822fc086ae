import { href, type RouterContextProvider, redirect } from 'react-router';
import { Refusal } from '~/platform/forms/refusal';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../accounts.server';
import { recoveryForm, resendForm, verifyForm } from '../forms';
import { requesterOf } from '../requester/requester.server';
import { texts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';

interface VerifyEmailAction {
  request: Request;
  formData: FormData;
  context: Readonly<RouterContextProvider>;
}

/** The result of a verification. */
export interface VerifyEmailResult {
  verified?: 'link' | 'code';
  /** Where the person was when they signed up. */
  to?: string;
  /** Different for each resend, so that each is announced. */
  resent?: string;
}

/** Fields of the verification page's forms. */
export const verifyEmailBody = {
  schemas: [verifyForm, resendForm],
  intents: ['link', 'resend', 'code'],
  refused: refusedForm,
  whileSuspended: true,
};

/** Where to go with a code that another browser has used: the account is there, and its person signs in. */
export const usedCodeAddress = `${href('/signin')}?used-link=verification`;

/**
 * Handles the three forms of the verification page: a link's code, a typed code, a request for a new code.
 * @see docs/product/accounts.md
 */
export async function verifyEmailAction({ request, formData, context }: VerifyEmailAction) {
  const accounts = context.get(accountsContext);
  const requester = requesterOf(request, context);
  const typed = recoveryForm.safeParse({ email: formData.get('email') });
  const pending = await accounts.pendingSignUp.read(request.headers, typed.data?.email);
  const email = typed.data?.email ?? pending?.email;
  // Verified and signed in meanwhile, in another tab.
  if (!pending && context.get(viewerContext).viewer) throw redirect(href('/'));

  if (formData.get('intent') === 'resend') {
    return submitForm({
      formData,
      schema: resendForm,
      context,
      texts: { failed: texts.resendFailed, databaseAway: texts.databaseAway },
      run: async () => {
        if (!email) throw new Refusal(texts.noEmailToResend);
        if (!pending?.id) throw new Refusal(texts.resendElsewhere);
        await accounts.signUp.resendCode(pending.id, requester);
        return { result: { resent: crypto.randomUUID() } as VerifyEmailResult };
      },
    });
  }
  const how = formData.get('intent') === 'link' ? 'link' : 'code';
  return submitForm({
    formData,
    schema: verifyForm,
    context,
    texts: { failed: how === 'link' ? texts.linkFailed : texts.codeFailed, databaseAway: texts.databaseAway },
    secretFields: ['password'],
    run: async ({ code, password, name }) => {
      if (!email) throw new Refusal(texts.noEmailToVerify);
      const proof = { email, code, password, name, attemptId: pending?.id };
      const { setCookies, returnTo, broughtId } = await accounts.signUp.verifyEmail(proof, requester).catch(async (error) => {
        if (!(error instanceof Refusal && error.field === 'code')) throw error;
        if (await accounts.signUp.verificationWasUsed(email, code)) throw redirect(usedCodeAddress);
        throw how === 'link' ? new Refusal(texts.linkFailed) : error;
      });
      const headers = new Headers();
      const forgotten = await accounts.pendingSignUp.forget(request.headers, email);
      // This browser need not be the one that the words were written in.
      const brought = broughtId ? [await accounts.brought.remember(broughtId)] : [];
      for (const cookie of [...setCookies, forgotten, ...brought]) headers.append('Set-Cookie', cookie);
      return { result: { verified: how, to: returnTo } as VerifyEmailResult, headers };
    },
  });
}
