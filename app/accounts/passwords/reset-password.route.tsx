import { useForm } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { Form, href, redirect, useNavigate, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { CodeInput } from '~/ui/fields/code-input';
import { TextField } from '~/ui/fields/text-field';
import { accountsContext } from '../accounts.server';
import { type ResetFields, recoveryLinkQuery, resetForm } from '../forms';
import { requesterOf } from '../requester/requester.server';
import { AuthPage, FormErrors } from '../screen/auth-page';
import { texts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/reset-password.route';
import { NewPasswordField } from './new-password-field';
import { passwordsTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: passwordsTexts.resetPageTitle }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { databaseAway } = context.get(viewerContext);
  const { pendingRecovery, passwords } = context.get(accountsContext);
  const link = recoveryLinkQuery.safeParse(Object.fromEntries(url.searchParams)).data;
  if (link && !databaseAway && (await passwords.recoveryWasUsed(link.token))) throw redirect(`${href('/signin')}?used-link=recovery`);
  const email = link?.email ?? (await pendingRecovery.read(request.headers))?.email;
  return { email, token: link?.token, databaseAway };
}

export const action = acceptsForm(
  { schemas: [resetForm], refused: refusedForm, whileSuspended: true },
  async ({ request, context }: Route.ActionArgs) => {
    const accounts = context.get(accountsContext);
    const cookies: string[] = [];
    const reply = await submitForm({
      formData: await request.formData(),
      schema: resetForm,
      context,
      texts: { failed: texts.codeFailed, databaseAway: texts.databaseAway },
      secretFields: ['password'],
      run: async ({ email, code, token, password }) => {
        if (!code && !token) throw new Refusal(texts.codeFormat, { field: 'code' });
        const pending = await accounts.pendingRecovery.read(request.headers, email);
        await accounts.passwords.reset({ email, code, token, requestId: pending?.id }, password, requesterOf(request, context));
        cookies.push(await accounts.pendingRecovery.forget(request.headers, email));
        return { result: { changed: true } };
      },
    });
    if (!reply.data.result) return reply;
    return redirect(`${href('/signin')}?password-changed`, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) });
  },
);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  // Keeps the link's parameters in the form when the address bar is cleared.
  const [given] = useState({ email: loaderData.email ?? '', token: loaderData.token });
  const [form, fields] = useForm<ResetFields>({
    id: 'reset-password',
    defaultValue: given,
    lastResult: busy ? null : actionData?.form,
  });

  useEffect(() => {
    if (given.token) navigate(href('/reset-password'), { replace: true, preventScrollReset: true });
  }, [given, navigate]);

  return (
    <AuthPage title={passwordsTexts.chooseNewPassword} databaseAway={loaderData.databaseAway}>
      <FormErrors errors={form.errors} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        {given.token && <input type="hidden" name="token" value={given.token} />}
        <TextField
          field={fields.email}
          label={passwordsTexts.email}
          type="email"
          autoComplete="email"
          readOnly={given.token !== undefined}
        />
        {!given.token && (
          <div className="flex flex-col gap-2">
            <CodeInput field={fields.code} label={passwordsTexts.code} />
            {fields.code.errors?.includes(texts.codeInvalid) && <p className="text-sm text-muted">{texts.recoveryCodeHint}</p>}
          </div>
        )}
        <NewPasswordField field={fields.password} label={passwordsTexts.newPassword} own={[given.email]} />
        <Button type="submit" size="lg" pending={busy} pendingText={passwordsTexts.saving}>
          {passwordsTexts.saveNewPassword}
        </Button>
      </Form>
      <TextLink to={href('/forgot-password')}>{passwordsTexts.sendAnotherCode}</TextLink>
    </AuthPage>
  );
}
