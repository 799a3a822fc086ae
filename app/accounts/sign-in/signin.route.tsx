import { useForm } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { Form, href, redirect, useNavigate, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { entrance } from '~/site/entrance';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { PasswordField } from '~/ui/fields/password-field';
import { TextField } from '~/ui/fields/text-field';
import { Collapsible } from '~/ui/layout/collapsible';
import { Notice } from '~/ui/states/notice';
import { loadProse } from '~/ui/text/preload-prose';
import { useToast } from '~/ui/toasts/use-toast';
import { accountsContext } from '../accounts.server';
import type { SignInFields } from '../forms';
import { AuthPage, FormErrors } from '../screen/auth-page';
import { useBusyFor } from '../screen/use-busy-for';
import { securityTexts } from '../second-factors/texts';
import { texts, toasts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/signin.route';
import { safeReturn } from './safe-return';
import { PasskeySignIn } from './second-step/passkey-sign-in';
import { SecondStepForm } from './second-step/second-step-form';
import { signInAction, signInBody } from './sign-in-action.server';
import { signInTexts } from './texts';

/** After this time a stalled sign-in may be restarted, in ms. */
const STALL_MS = 8_000;
/** How long the success is shown before redirecting, in ms. */
const REDIRECT_MS = 2_000;

/** Mailed links that lead here after their use. */
const USED_LINKS = ['verification', 'recovery'] as const;

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: signInTexts.pageTitle }, { name: 'description', content: signInTexts.description }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { viewer, looksOnly, databaseAway } = context.get(viewerContext);
  const to = safeReturn(url.searchParams.get('to'));
  // Not after its own action: a redirect would lose the cookies set by it.
  if (viewer && looksOnly) throw redirect(to);
  const { secondStep, factors } = context.get(accountsContext);
  return {
    to,
    passkey: factors.passkeys.options(),
    secondStep: databaseAway ? undefined : await secondStep.waiting(request.headers),
    loginRequired: url.searchParams.get('reason') === 'play',
    passwordChanged: url.searchParams.has('password-changed'),
    usedLink: USED_LINKS.find((link) => url.searchParams.get('used-link') === link),
    databaseAway,
  };
}

export const action = acceptsForm(signInBody, async ({ request, context, url }: Route.ActionArgs) =>
  signInAction({ request, formData: await request.formData(), context, url }),
);

interface Revalidation {
  actionResult?: { result?: unknown };
  formData?: FormData;
  defaultShouldRevalidate: boolean;
}

/** Keeps the page's data, so that the result is shown before the redirect. A refused passkey needs a new challenge. */
export function shouldRevalidate({ actionResult, formData, defaultShouldRevalidate }: Revalidation) {
  if (formData?.get('intent') === 'passkey' && !actionResult?.result) return true;
  return actionResult === undefined && defaultShouldRevalidate;
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { to, passkey, secondStep, loginRequired, passwordChanged, usedLink, databaseAway } = loaderData;
  const signedIn = actionData?.result;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const toast = useToast();
  const [resetAt, setResetAt] = useState(0);
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const intent = busy ? navigation.formData?.get('intent') : undefined;
  const stalled = useBusyFor(busy, STALL_MS);
  const [form, fields] = useForm<SignInFields>({ id: `signin-${resetAt}`, lastResult: busy ? null : actionData?.form });

  useEffect(() => {
    if (!signedIn) return;
    toast(toasts.signedIn(signedIn.name));
    loadProse();
    const timer = setTimeout(() => navigate(signedIn.to, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signedIn, toast, navigate]);

  const retry = () => {
    // Ends any session that the stalled attempt may still open.
    void fetch(href('/signout'), { method: 'POST', keepalive: true }).catch(() => undefined);
    navigate(entrance('/signin', to), { replace: true });
    setResetAt(resetAt + 1);
    toast(toasts.authReset);
  };

  if (secondStep && !signedIn) {
    return (
      <AuthPage title={signInTexts.oneMoreStep} intro={securityTexts.secondStep} databaseAway={databaseAway}>
        <SecondStepForm hasCodes={secondStep.hasCodes} reply={actionData?.form} busy={intent}>
          {secondStep.hasPasskeys && <PasskeySignIn options={passkey} autofill={false} busy={intent === 'passkey'} />}
        </SecondStepForm>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={signInTexts.welcomeBack} intro={signInTexts.intro} databaseAway={databaseAway}>
      {loginRequired && !signedIn && (
        <Notice tone="info" title={toasts.loginRequired.title}>
          {toasts.loginRequired.description}
        </Notice>
      )}
      {passwordChanged && !signedIn && (
        <Notice tone="success" title={toasts.passwordUpdated.title}>
          {toasts.passwordUpdated.description}
        </Notice>
      )}
      {usedLink && !signedIn && (
        <Notice tone="info" title={signInTexts.linkUsed}>
          {texts.usedLink[usedLink]}
        </Notice>
      )}
      {signedIn && (
        // With script a toast says so and the page continues by itself.
        <noscript>
          <Notice tone="success" title={signInTexts.signedIn} actions={<TextLink to={signedIn.to}>{signInTexts.continue}</TextLink>}>
            {toasts.signedIn(signedIn.name).description}
          </Notice>
        </noscript>
      )}
      <FormErrors errors={form.errors} />
      {form.errors?.includes(texts.unverified) && <TextLink to={href('/verify-email')}>{signInTexts.enterVerificationCode}</TextLink>}
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <TextField field={fields.email} label={signInTexts.email} type="email" autoComplete="username webauthn" />
        <PasswordField field={fields.password} label={signInTexts.password} autoComplete="current-password" />
        <Button type="submit" size="lg" pending={busy && intent !== 'passkey'} pendingText={signInTexts.signingIn}>
          {signInTexts.signIn}
        </Button>
      </Form>
      <PasskeySignIn options={passkey} autofill={!signedIn} busy={intent === 'passkey'} />
      {stalled && (
        <Notice
          tone="info"
          actions={
            <Button variant="outline" onClick={retry}>
              {signInTexts.retryLogin}
            </Button>
          }
        >
          {texts.stalled}
        </Notice>
      )}
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <TextLink to={href('/forgot-password')}>{signInTexts.forgotPassword}</TextLink>
        <span className="text-muted">
          {signInTexts.newHere} <TextLink to={entrance('/signup', to)}>{signInTexts.signUp}</TextLink>
        </span>
      </p>
      <SecurityTips />
    </AuthPage>
  );
}

function SecurityTips() {
  return (
    <Collapsible title={signInTexts.securityTips}>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>{signInTexts.tipPassword}</li>
        <li>{signInTexts.tipNobodyAsks}</li>
        <li>{signInTexts.tipOneDevice}</li>
        <li>{signInTexts.tipLogOut}</li>
      </ul>
    </Collapsible>
  );
}
