import { useForm } from '@conform-to/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { data, Form, href, redirect, useNavigate, useNavigation, useSubmit } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { CodeInput } from '~/ui/fields/code-input';
import { PasswordField } from '~/ui/fields/password-field';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import { withParts } from '~/ui/text/with-parts';
import { useToast } from '~/ui/toasts/use-toast';
import { accountsContext } from '../accounts.server';
import { linkQuery, recoveryForm, type VerifyFields } from '../forms';
import { AuthPage, FormErrors } from '../screen/auth-page';
import { texts, toasts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/verify-email.route';
import { ResendCode } from './resend-code';
import { mailedCodesTexts } from './texts';
import { usedCodeAddress, verifyEmailAction, verifyEmailBody } from './verify-email-action.server';

/** How long the success is shown before redirecting, in ms: after a link, after a typed code. */
const REDIRECT_MS = { link: 3_000, code: 2_000 };

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: mailedCodesTexts.pageTitle }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { viewer, looksOnly, databaseAway } = context.get(viewerContext);
  if (viewer && looksOnly) throw redirect(href('/'));
  const { pendingSignUp, signUp } = context.get(accountsContext);
  const given = recoveryForm.safeParse({ email: url.searchParams.get('email') });
  const query = url.searchParams.get('type') === 'signup' ? linkQuery.safeParse(Object.fromEntries(url.searchParams)) : undefined;
  const link = query?.data;
  if (link && !databaseAway && (await signUp.verificationWasUsed(link.email, link.token))) throw redirect(usedCodeAddress);
  const pending = await pendingSignUp.read(request.headers, given.data?.email);
  const email = given.data?.email ?? pending?.email;
  return data(
    // In other browsers than the one that began the sign-up, its password is required too.
    { email, link, elsewhere: pending?.id === undefined, databaseAway },
    given.success ? { headers: { 'Set-Cookie': await pendingSignUp.remember(request.headers, given.data) } } : undefined,
  );
}

export const action = acceptsForm(verifyEmailBody, async ({ request, context }: Route.ActionArgs) =>
  verifyEmailAction({ request, formData: await request.formData(), context }),
);

/** Keeps the page's data, so that the verified state is shown before the redirect. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: { actionResult?: unknown; defaultShouldRevalidate: boolean }) {
  return actionResult === undefined && defaultShouldRevalidate;
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { verified, to = href('/') } = actionData?.result ?? {};
  // Keeps the link's parameters when the address bar is cleared.
  const [link] = useState(loaderData.link);
  const { email, elsewhere } = loaderData;
  const byLink = useVerificationByLink(link, elsewhere);
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!verified) return;
    toast(toasts.verified);
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_MS[verified]);
    return () => clearTimeout(timer);
  }, [verified, to, toast, navigate]);

  if (verified) {
    return (
      <AuthPage title={mailedCodesTexts.verified}>
        <Notice
          tone="success"
          actions={<TextLink to={to}>{to === href('/') ? mailedCodesTexts.toHome : mailedCodesTexts.onwards}</TextLink>}
        >
          {mailedCodesTexts.verifiedText(toasts.verified.description)}
        </Notice>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      height="lg:min-h-176"
      tall
      title={mailedCodesTexts.heading}
      intro={email ? <EnterCode email={email} /> : mailedCodesTexts.enterCode}
      databaseAway={loaderData.databaseAway}
    >
      {byLink && link ? (
        <LinkUnderWay link={link} />
      ) : (
        <CodeEntry email={email} code={link?.token} elsewhere={elsewhere} reply={actionData} />
      )}
    </AuthPage>
  );
}

/** Shown while the page posts a mailed link; without script it is posted by a button. */
function LinkUnderWay({ link }: { link: { token: string; email: string } }) {
  return (
    <>
      <Spinner label={mailedCodesTexts.verifyingLink} />
      <noscript>
        <form method="post" action={href('/verify-email')}>
          <input type="hidden" name="intent" value="link" />
          <input type="hidden" name="code" value={link.token} />
          <input type="hidden" name="email" value={link.email} />
          <Button type="submit" size="lg">
            {mailedCodesTexts.verifyEmail}
          </Button>
        </form>
      </noscript>
    </>
  );
}

function EnterCode({ email }: { email: string }) {
  return withParts(mailedCodesTexts.enterCodeMailedTo, { email: <strong className="break-words text-text">{email}</strong> });
}

/**
 * Posts a mailed link's parameters once, if nothing else is required, and removes them from the address bar.
 * @returns whether posting is in progress.
 */
function useVerificationByLink(link: { token: string; email: string } | undefined, elsewhere: boolean): boolean {
  const submit = useSubmit();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const handled = useRef(false);
  const [waiting, setWaiting] = useState(link !== undefined && !elsewhere);
  useEffect(() => {
    if (!link || handled.current) return;
    handled.current = true;
    if (elsewhere) navigate(href('/verify-email'), { replace: true, preventScrollReset: true });
    else {
      const { token: code, email } = link;
      submit({ intent: 'link', code, email }, { method: 'post', action: href('/verify-email'), replace: true });
    }
  }, [link, elsewhere, submit, navigate]);
  useEffect(() => {
    if (handled.current && navigation.state === 'idle') setWaiting(false);
  }, [navigation.state]);
  return waiting;
}

type Reply = Route.ComponentProps['actionData'];

interface CodeEntryProps {
  email: string | undefined;
  /** The code of a link. */
  code: string | undefined;
  /** Not the browser that began the sign-up. */
  elsewhere: boolean;
  reply: Reply;
}

/** The form for the code, reset when another code is sent, and ways to get another code. */
function CodeEntry({ email, code, elsewhere, reply }: CodeEntryProps) {
  const [resends, setResends] = useState(0);
  const [outdated, setOutdated] = useState<Reply>();
  const latest = useRef(reply);
  latest.current = reply;
  const startOver = useCallback(() => {
    setOutdated(latest.current);
    setResends((count) => count + 1);
  }, []);
  return (
    <>
      <CodeForm
        key={resends}
        email={email}
        code={resends > 0 ? undefined : code}
        elsewhere={elsewhere}
        lastResult={reply === outdated ? undefined : reply?.form}
      />
      {elsewhere && email ? (
        <p className="text-sm text-muted">
          {withParts(mailedCodesTexts.codeFails, { link: (words) => <TextLink to={href('/signin')}>{words}</TextLink> })}
        </p>
      ) : (
        <ResendCode email={email} onSent={startOver} />
      )}
      <p className="text-sm text-muted">{mailedCodesTexts.noMailYet}</p>
      <TextLink to={href('/')}>{mailedCodesTexts.toHome}</TextLink>
    </>
  );
}

type CodeFormProps = Omit<CodeEntryProps, 'reply'> & { lastResult: NonNullable<Reply>['form'] | undefined };

function CodeForm({ email, code: given, elsewhere, lastResult }: CodeFormProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  // Unknown until the script has loaded: without script the button must work.
  const [code, setCode] = useState<string>();
  const [form, fields] = useForm<VerifyFields>({
    id: 'verify-email',
    defaultValue: { code: given },
    lastResult: busy ? null : (lastResult ?? null),
  });
  const linkFailed = form.errors?.includes(texts.linkFailed);
  return (
    <>
      <FormErrors errors={form.errors} />
      {/* Not to a link's own address, which leads away once its code was used. */}
      <Form method="post" action={href('/verify-email')} id={form.id} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="code" />
        {email ? (
          <input type="hidden" name="email" value={email} autoComplete="username" />
        ) : (
          <TextField field={fields.email} label={mailedCodesTexts.email} type="email" autoComplete="email" />
        )}
        <div className="flex flex-col gap-2">
          <CodeInput
            key={String(linkFailed)}
            field={fields.code}
            label={mailedCodesTexts.verificationCode}
            onChange={setCode}
            disabled={busy}
            empty={linkFailed}
          />
          {fields.code.errors?.includes(texts.codeInvalid) && <p className="text-sm text-muted">{texts.codeHint}</p>}
        </div>
        {elsewhere && (
          <PasswordField
            field={fields.password}
            label={mailedCodesTexts.password}
            hint={mailedCodesTexts.passwordHint}
            autoComplete="current-password"
          />
        )}
        {fields.name.errors && <TextField field={fields.name} label={mailedCodesTexts.username} hint={mailedCodesTexts.usernameTaken} />}
        <Button
          type="submit"
          size="lg"
          pending={busy}
          pendingText={mailedCodesTexts.verifying}
          disabled={code !== undefined && code.length !== 6}
        >
          {mailedCodesTexts.verifyEmail}
        </Button>
      </Form>
    </>
  );
}
