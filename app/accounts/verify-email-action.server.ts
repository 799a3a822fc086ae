import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { Refusal } from '~/platform/refusal';
import { refusedForm, submitForm } from '~/platform/submit-form.server';
import { accountsContext } from './accounts.context.server';
import { linkForm, recoveryForm, verifyForm } from './forms';
import { texts } from './texts';

interface VerifyEmailAction {
  request: Request;
  formData: FormData;
  clientAddress: string;
  context: Readonly<RouterContextProvider>;
}

/** What a verification brought about. */
export interface VerifyEmailResult {
  verified?: 'link' | 'code';
  /** Differs from one resend to the next, so that each is told of. */
  resent?: string;
}

/** What the verification page's forms hold. */
export const verifyEmailBody = { schemas: [linkForm, recoveryForm, verifyForm], intents: ['link', 'resend', 'code'], refused: refusedForm };

/**
 * The three things that the verification page posts: a link's code, a typed code, a wish for a new code.
 * @see docs/product/accounts.md
 */
export async function verifyEmailAction({ request, formData, clientAddress, context }: VerifyEmailAction) {
  const accounts = context.get(accountsContext);
  const { pendingAddress } = accounts;
  const typed = recoveryForm.safeParse({ email: formData.get('email') });
  const address = async () => (typed.success ? typed.data.email : await pendingAddress.read(request.headers));

  const verify = async (email: string, code: string, how: 'link' | 'code') => {
    const { setCookies } = await accounts.verifyEmail(email, code, { headers: request.headers, clientAddress });
    const headers = new Headers();
    for (const cookie of [...setCookies, await pendingAddress.forget()]) headers.append('Set-Cookie', cookie);
    return { result: { verified: how } as VerifyEmailResult, headers };
  };

  switch (formData.get('intent')) {
    case 'link':
      return submitForm({
        formData,
        schema: linkForm,
        context,
        texts: { failed: texts.linkFailed, databaseAway: texts.databaseAway },
        run: ({ email, token }) =>
          verify(email, token, 'link').catch((error) => {
            throw error instanceof Refusal && error.status === 400 ? new Refusal(texts.linkFailed) : error;
          }),
      });
    case 'resend':
      return submitForm({
        formData,
        schema: z.object({}),
        context,
        texts: { failed: texts.resendFailed, databaseAway: texts.databaseAway },
        run: async () => {
          const email = await address();
          if (!email) throw new Refusal(texts.noEmailToResend);
          await accounts.resendCode(email, clientAddress);
          return { result: { resent: crypto.randomUUID() } as VerifyEmailResult };
        },
      });
    default:
      return submitForm({
        formData,
        schema: verifyForm,
        context,
        texts: { failed: texts.codeFailed, databaseAway: texts.databaseAway },
        run: async ({ code }) => {
          const email = await address();
          if (!email) throw new Refusal(texts.noEmailToVerify);
          return verify(email, code, 'code');
        },
      });
  }
}
