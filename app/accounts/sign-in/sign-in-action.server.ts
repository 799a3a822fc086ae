import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../accounts.server';
import { signInForm } from '../forms';
import type { PendingCode } from '../mailed-codes/pending-codes.server';
import { requesterOf } from '../requester/requester.server';
import { codeForm, passkeyForm, recoveryCodeForm } from '../second-factors/forms';
import type { SignedIn } from '../sign-up/sign-up.server';
import { texts } from '../texts';
import { safeReturn } from './safe-return';
import { SecondStepNeeded, Unverified } from './sign-in.server';

/** Fields of the forms of the sign-in page. */
export const signInBody = {
  schemas: [signInForm, codeForm, recoveryCodeForm, passkeyForm],
  intents: ['code', 'recovery-code', 'passkey', 'start-over'],
  refused: refusedForm,
  whileSuspended: true,
};

interface SignInAction {
  request: Request;
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

const failed = { failed: texts.signInFailed, databaseAway: texts.databaseAway };

/** Handles the forms of the sign-in page by `intent`; without one, address and password. @see docs/product/account-security.md */
export async function signInAction(sent: SignInAction) {
  const { request, formData, context, url } = sent;
  const { secondStep } = context.get(accountsContext);
  const requester = requesterOf(request, context);
  const run = async (signedIn: Promise<SignedIn>) => {
    const { viewer, setCookies } = await signedIn;
    return { result: { name: viewer.name, to: safeReturn(url.searchParams.get('to')) }, headers: cookieHeaders(setCookies) };
  };
  switch (formData.get('intent')) {
    case 'start-over':
      throw redirect(`${href('/signin')}${url.search}`, { headers: { 'Set-Cookie': await secondStep.startOver() } });
    case 'code':
      return submitForm({
        ...{ formData, schema: codeForm, context, texts: failed, secretFields: ['code'] },
        run: ({ code }) => run(secondStep.withCode({ code }, requester)),
      });
    case 'recovery-code':
      return submitForm({
        ...{ formData, schema: recoveryCodeForm, context, texts: failed },
        run: ({ recoveryCode }) => run(secondStep.withCode({ recoveryCode }, requester)),
      });
    case 'passkey':
      return submitForm({
        ...{ formData, schema: passkeyForm, context, texts: failed, secretFields: ['answer'] },
        run: ({ answer }) => run(secondStep.withPasskey(answer, requester)),
      });
    default:
      return withPassword(sent, run);
  }
}

type Run = (signedIn: Promise<SignedIn>) => Promise<{ result: { name: string; to: string }; headers: Headers }>;

/** Signs in by password; leads on to the second step where there is one. */
async function withPassword({ request, formData, context, url }: SignInAction, run: Run) {
  const accounts = context.get(accountsContext);
  let waiting: PendingCode | undefined;
  let secondStep: SecondStepNeeded | undefined;
  const reply = await submitForm({
    ...{ formData, schema: signInForm, context, texts: failed, secretFields: ['password'] },
    run: (credentials) =>
      run(accounts.signIn(credentials, requesterOf(request, context))).catch((error: unknown) => {
        if (error instanceof Unverified) waiting = { email: credentials.email, id: error.attemptId };
        if (error instanceof SecondStepNeeded) secondStep = error;
        throw error;
      }),
  });
  if (secondStep) throw redirect(`${href('/signin')}${url.search}`, { headers: { 'Set-Cookie': secondStep.setCookie } });
  if (!waiting) return reply;
  // Knowing the sign-up's password allows verifying it in this browser.
  const cookie = await accounts.pendingSignUp.remember(request.headers, waiting);
  return data(reply.data, { ...reply.init, headers: { 'Set-Cookie': cookie } });
}

function cookieHeaders(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
}
