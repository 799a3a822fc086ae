import { useForm } from '@conform-to/react';
import { type FormEvent, useEffect, useState } from 'react';
import { Form, href, redirect, useNavigate, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { settingsContext } from '~/settings/settings.server';
import { entrance } from '~/site/entrance';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { withParts } from '~/ui/text/with-parts';
import { useToast } from '~/ui/toasts/use-toast';
import { accountsContext } from '../accounts.server';
import { type SignUpFields, signUpForm } from '../forms';
import { NewPasswordField } from '../passwords/new-password-field';
import { MIN_PASSWORD } from '../passwords/password-strength';
import { usePasswordStrength } from '../passwords/use-password-strength';
import { requesterOf } from '../requester/requester.server';
import { AuthPage, FormErrors } from '../screen/auth-page';
import { useBusyFor } from '../screen/use-busy-for';
import { safeReturn } from '../sign-in/safe-return';
import { texts, toasts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/signup.route';
import { MIN_NAME, tidyName } from './display-name';
import { signUpTexts } from './texts';

const SLOW_MS = 8_000;
const REDIRECT_MS = 2_000;
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: signUpTexts.pageTitle }, { name: 'description', content: signUpTexts.description }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, looksOnly, databaseAway } = context.get(viewerContext);
  const to = safeReturn(url.searchParams.get('to'));
  if (viewer && looksOnly) throw redirect(to);
  const { signUps, operator } = await context.get(settingsContext).current();
  const invitation = url.searchParams.get('invitation') ?? '';
  return { to, databaseAway, signUps, invitation, minimumAge: operator.minimumAge };
}

export const action = acceptsForm(
  { schemas: [signUpForm], refused: refusedForm, whileSuspended: true },
  async ({ request, context, url }: Route.ActionArgs) => {
    const accounts = context.get(accountsContext);
    return submitForm({
      formData: await request.formData(),
      schema: signUpForm,
      context,
      texts: { failed: signUpTexts.failed, databaseAway: texts.databaseAway },
      secretFields: ['password'],
      run: async (account) => {
        const older = await accounts.pendingSignUp.read(request.headers, account.email);
        const returnTo = safeReturn(url.searchParams.get('to'));
        const broughtId = await accounts.brought.read(request.headers);
        const id = await accounts.signUp.begin({ ...account, returnTo, broughtId }, requesterOf(request, context), older?.id);
        const cookie = await accounts.pendingSignUp.remember(request.headers, { email: account.email, id });
        return { result: { codeSent: true }, headers: new Headers({ 'Set-Cookie': cookie }) };
      },
    });
  },
);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const codeSent = actionData?.result?.codeSent ?? false;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const toast = useToast();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const slow = useBusyFor(busy, SLOW_MS);
  const [form, fields] = useForm<SignUpFields>({
    id: 'signup',
    defaultValue: { invitation: loaderData.invitation },
    lastResult: busy ? null : actionData?.form,
  });
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const own = [typed.name, typed.email];
  const strength = usePasswordStrength(typed.password, own);
  const valid =
    [...tidyName(typed.name)].length >= MIN_NAME && LOOKS_LIKE_EMAIL.test(typed.email.trim()) && typed.password.length >= MIN_PASSWORD;

  useEffect(() => {
    if (!codeSent) return;
    toast(toasts.codeSent);
    const timer = setTimeout(() => navigate(href('/verify-email')), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [codeSent, toast, navigate]);
  useEffect(() => {
    if (slow) toast(toasts.tooSlow);
  }, [slow, toast]);

  if (loaderData.signUps === 'closed') return <ClosedSignUp to={loaderData.to} databaseAway={loaderData.databaseAway} />;

  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    setTyped({ name: String(form.get('name')), email: String(form.get('email')), password: String(form.get('password')) });
  };

  return (
    <AuthPage tall title={signUpTexts.heading} intro={signUpTexts.intro} databaseAway={loaderData.databaseAway} height="lg:min-h-212">
      {codeSent && (
        // With script a toast says so and the page continues by itself.
        <noscript>
          <Notice
            tone="success"
            title={signUpTexts.codeSent}
            actions={<TextLink to={href('/verify-email')}>{signUpTexts.enterCode}</TextLink>}
          >
            {toasts.codeSent.description}
          </Notice>
        </noscript>
      )}
      <FormErrors errors={form.errors} />
      <Form method="post" id={form.id} onChange={follow} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <TextField field={fields.name} label={signUpTexts.username} autoComplete="username" hint={signUpTexts.nameHint} />
        <TextField field={fields.email} label={signUpTexts.email} type="email" autoComplete="email" hint={signUpTexts.emailHint} />
        <NewPasswordField field={fields.password} label={signUpTexts.password} own={own} />
        {loaderData.signUps === 'invitation' && (
          <TextField field={fields.invitation} label={signUpTexts.invitation} hint={signUpTexts.invitationHint} autoComplete="off" />
        )}
        <p className="text-sm text-muted">{signUpTexts.codeComes}</p>
        <p className="text-sm text-muted">
          {withParts(signUpTexts.agreement(loaderData.minimumAge), {
            terms: (words) => <TextLink to={href('/law/:page', { page: 'terms' })}>{words}</TextLink>,
            privacy: (words) => <TextLink to={href('/law/:page', { page: 'privacy' })}>{words}</TextLink>,
          })}
        </p>
        <Button
          type="submit"
          size="lg"
          pending={busy}
          pendingText={signUpTexts.signingUp}
          disabled={codeSent || (valid && !strength.isStrong)}
        >
          {signUpTexts.signUp}
        </Button>
      </Form>
      <HaveAccount to={loaderData.to} />
    </AuthPage>
  );
}

/** Says that there are no new accounts at present. */
function ClosedSignUp({ to, databaseAway }: { to: string; databaseAway: boolean }) {
  return (
    <AuthPage title={signUpTexts.heading} databaseAway={databaseAway}>
      <Notice tone="info" title={texts.signUpsClosed}>
        {signUpTexts.closed}
      </Notice>
      <HaveAccount to={to} />
    </AuthPage>
  );
}

function HaveAccount({ to }: { to: string }) {
  return (
    <p className="text-muted">
      {withParts(signUpTexts.haveAccount, {
        signIn: (words) => <TextLink to={entrance('/signin', to)}>{words}</TextLink>,
      })}
    </p>
  );
}
