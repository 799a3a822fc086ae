import { useForm } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { data, Form, href, redirect, useNavigate, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/bodies/accepts.server';
import { requestFactsContext } from '~/platform/request-context.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/submit-form.server';
import { Button } from '~/ui/button';
import { CodeInput } from '~/ui/code-input';
import { TextField } from '~/ui/text-field';
import { TextLink } from '~/ui/text-link';
import { useToast } from '~/ui/use-toast';
import type { Route } from './+types/reset-password.route';
import { accountsContext } from './accounts.context.server';
import { AuthPage, FormErrors } from './auth-page';
import { linkForm, type ResetFields, recoveryForm, resetForm } from './forms';
import { NewPasswordField } from './new-password-field';
import { PasswordRequirements } from './password-meter';
import { texts, toasts } from './texts';
import { viewerContext } from './viewer.server';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Choose a New Password | Quillarena' }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pendingAddress } = context.get(accountsContext);
  const given = recoveryForm.safeParse({ email: url.searchParams.get('email') });
  const link = linkForm.safeParse(Object.fromEntries(url.searchParams));
  const email = given.success ? given.data.email : await pendingAddress.read(request.headers);
  return data(
    { email, code: link.success ? link.data.token : undefined, databaseAway: context.get(viewerContext).databaseAway },
    given.success ? { headers: { 'Set-Cookie': await pendingAddress.remember(given.data.email) } } : undefined,
  );
}

export const action = acceptsForm({ schemas: [resetForm], refused: refusedForm }, async ({ request, context }: Route.ActionArgs) => {
  const accounts = context.get(accountsContext);
  const formData = await request.formData();
  const reply = await submitForm({
    formData,
    schema: resetForm,
    context,
    texts: { failed: texts.codeFailed, databaseAway: texts.databaseAway },
    secretFields: ['password'],
    run: async (reset) => {
      await accounts.resetPassword(reset, context.get(requestFactsContext).clientAddress);
      return { result: { changed: true } };
    },
  });
  if (!reply.data.result) return reply;
  return redirect(`${href('/signin')}?password-changed`, { headers: { 'Set-Cookie': await accounts.pendingAddress.forget() } });
});

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const toast = useToast();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  // What the link carried stays in the form when the address bar is cleared.
  const [given] = useState({ email: loaderData.email ?? '', code: loaderData.code ?? '' });
  const [form, fields] = useForm<ResetFields>({
    id: 'reset-password',
    defaultValue: given,
    lastResult: busy ? null : actionData?.form,
  });

  useEffect(() => {
    if (given.code) navigate(href('/reset-password'), { replace: true, preventScrollReset: true });
  }, [given, navigate]);
  useEffect(() => {
    const weakness = fields.password.errors?.[0];
    if (weakness) toast(toasts.weakPassword(weakness));
  }, [fields.password.errors, toast]);

  return (
    <AuthPage title="Choose a New Password" databaseAway={loaderData.databaseAway}>
      <FormErrors errors={form.errors} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
        <CodeInput field={fields.code} label="6-digit code" />
        <NewPasswordField field={fields.password} label="New Password" />
        <PasswordRequirements />
        <Button type="submit" size="lg" pending={busy} pendingText="Saving...">
          Save New Password
        </Button>
      </Form>
      <TextLink to={href('/forgot-password')}>Send another code</TextLink>
    </AuthPage>
  );
}
