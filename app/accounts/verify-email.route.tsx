import { useForm } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { data, Form, href, redirect, useFetcher, useNavigate, useNavigation, useSubmit } from 'react-router';
import { acceptsForm } from '~/platform/bodies/accepts.server';
import { requestFactsContext } from '~/platform/request-context.server';
import { passHeaders } from '~/platform/submit-form.server';
import { Button } from '~/ui/button';
import { CodeInput } from '~/ui/code-input';
import { Notice } from '~/ui/notice';
import { Spinner } from '~/ui/spinner';
import { TextField } from '~/ui/text-field';
import { TextLink } from '~/ui/text-link';
import { useToast } from '~/ui/use-toast';
import type { Route } from './+types/verify-email.route';
import { accountsContext } from './accounts.context.server';
import { AuthPage, FormErrors } from './auth-page';
import { linkForm, recoveryForm, type VerifyFields } from './forms';
import { toasts } from './texts';
import { verifyEmailAction, verifyEmailBody } from './verify-email-action.server';
import { viewerContext } from './viewer.server';

/** How long the success is shown before going on, in ms: after a link, after a typed code. */
const REDIRECT_MS = { link: 3_000, code: 2_000 };

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Verify Your Email | Quillarena' }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { viewer, databaseAway } = context.get(viewerContext);
  if (viewer) throw redirect(href('/'));
  const { pendingAddress } = context.get(accountsContext);
  const given = recoveryForm.safeParse({ email: url.searchParams.get('email') });
  const link = url.searchParams.get('type') === 'signup' ? linkForm.safeParse(Object.fromEntries(url.searchParams)) : undefined;
  const email = given.success ? given.data.email : await pendingAddress.read(request.headers);
  return data(
    { email, link: link?.success ? link.data : undefined, databaseAway },
    given.success ? { headers: { 'Set-Cookie': await pendingAddress.remember(given.data.email) } } : undefined,
  );
}

export const action = acceptsForm(verifyEmailBody, async ({ request, context }: Route.ActionArgs) => {
  const { clientAddress } = context.get(requestFactsContext);
  return verifyEmailAction({ request, formData: await request.formData(), clientAddress, context });
});

/** The verified state is shown before the way leads on. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: { actionResult?: unknown; defaultShouldRevalidate: boolean }) {
  return actionResult === undefined && defaultShouldRevalidate;
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const verified = actionData?.result?.verified;
  const byLink = useVerificationByLink(loaderData.link);
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!verified) return;
    toast(toasts.verified);
    const timer = setTimeout(() => navigate(href('/'), { replace: true }), REDIRECT_MS[verified]);
    return () => clearTimeout(timer);
  }, [verified, toast, navigate]);

  if (verified) {
    return (
      <AuthPage title="Email Verified!">
        <Notice tone="success" actions={<TextLink to={href('/')}>Return to home page</TextLink>}>
          {toasts.verified.description} Your seat in the arena is ready.
        </Notice>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Verify Your Email"
      intro={loaderData.email ? <EnterCode email={loaderData.email} /> : 'Enter the 6-digit code that we mailed you.'}
      databaseAway={loaderData.databaseAway}
    >
      {byLink && loaderData.link ? (
        <LinkUnderWay link={loaderData.link} />
      ) : (
        <CodeForm email={loaderData.email} lastResult={actionData?.form} />
      )}
    </AuthPage>
  );
}

/** What is seen while the page posts a mailed link; without script it is posted by hand. */
function LinkUnderWay({ link }: { link: { token: string; email: string } }) {
  return (
    <>
      <Spinner label="Verifying your email..." />
      <noscript>
        <form method="post" action={href('/verify-email')}>
          <input type="hidden" name="intent" value="link" />
          <input type="hidden" name="token" value={link.token} />
          <input type="hidden" name="email" value={link.email} />
          <Button type="submit" size="lg">
            Verify Email
          </Button>
        </form>
      </noscript>
    </>
  );
}

function EnterCode({ email }: { email: string }) {
  return (
    <>
      Enter the 6-digit code that we mailed to <strong className="break-words text-text">{email}</strong>.
    </>
  );
}

/** Posts what a mailed link carries, once, and takes it out of the address bar. @returns whether that is under way. */
function useVerificationByLink(link: { token: string; email: string } | undefined): boolean {
  const submit = useSubmit();
  const navigation = useNavigation();
  const posted = useRef(false);
  const [waiting, setWaiting] = useState(link !== undefined);
  useEffect(() => {
    if (!link || posted.current) return;
    posted.current = true;
    submit({ intent: 'link', ...link }, { method: 'post', action: href('/verify-email'), replace: true });
  }, [link, submit]);
  useEffect(() => {
    if (posted.current && navigation.state === 'idle') setWaiting(false);
  }, [navigation.state]);
  return waiting && link !== undefined;
}

interface CodeFormProps {
  email: string | undefined;
  lastResult: NonNullable<Route.ComponentProps['actionData']>['form'] | undefined;
}

function CodeForm({ email, lastResult }: CodeFormProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  // Unknown until the page's script has come: without script the button must work.
  const [code, setCode] = useState<string>();
  const [form, fields] = useForm<VerifyFields>({ id: 'verify-email', lastResult: busy ? null : (lastResult ?? null) });
  return (
    <>
      <FormErrors errors={form.errors} />
      <Form method="post" id={form.id} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="code" />
        {!email && <TextField field={fields.email} label="Email" type="email" autoComplete="email" />}
        <CodeInput field={fields.code} label="Verification code" onChange={setCode} disabled={busy} />
        <Button type="submit" size="lg" pending={busy} pendingText="Verifying..." disabled={code !== undefined && code.length !== 6}>
          Verify Email
        </Button>
      </Form>
      <Resend />
      <p className="text-sm text-muted">No mail yet? It may take a minute. Please look into your spam folder too.</p>
      <TextLink to={href('/')}>Return to home page</TextLink>
    </>
  );
}

function Resend() {
  const fetcher = useFetcher<typeof action>();
  const toast = useToast();
  const busy = fetcher.state !== 'idle';
  const sent = fetcher.data?.result?.resent;
  useEffect(() => {
    if (sent) toast(toasts.codeResent);
  }, [sent, toast]);
  return (
    <>
      <FormErrors errors={busy ? undefined : fetcher.data?.form.error?.['']} />
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="resend" />
        <Button type="submit" variant="outline" disabled={busy}>
          {busy ? 'Sending...' : 'Resend verification code'}
        </Button>
      </fetcher.Form>
    </>
  );
}
