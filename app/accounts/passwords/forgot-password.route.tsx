import { useForm } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { accountsContext } from '../accounts.server';
import { type RecoveryFields, recoveryForm } from '../forms';
import { requesterOf } from '../requester/requester.server';
import { AuthPage, FormErrors } from '../screen/auth-page';
import { texts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/forgot-password.route';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Forgot Password | Quillarena' }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { databaseAway: context.get(viewerContext).databaseAway };
}

export const action = acceptsForm(
  { schemas: [recoveryForm], refused: refusedForm, whileSuspended: true },
  async ({ request, context }: Route.ActionArgs) => {
    const accounts = context.get(accountsContext);
    return submitForm({
      formData: await request.formData(),
      schema: recoveryForm,
      context,
      texts: { failed: texts.resendFailed, databaseAway: texts.databaseAway },
      run: async ({ email }) => {
        const id = await accounts.passwords.requestRecovery(email, requesterOf(request, context));
        const cookie = await accounts.pendingRecovery.remember(request.headers, { email, id });
        return { result: { sent: true }, headers: new Headers({ 'Set-Cookie': cookie }) };
      },
    });
  },
);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const [form, fields] = useForm<RecoveryFields>({ id: 'forgot-password', lastResult: busy ? null : actionData?.form });
  const sent = actionData?.result?.sent;
  return (
    <AuthPage title="Forgot Password" intro="We mail you a code with which you choose a new one." databaseAway={loaderData.databaseAway}>
      <FormErrors errors={form.errors} />
      {sent ? (
        <Notice
          tone="success"
          title="Please look into your mail"
          actions={<TextLink to={href('/reset-password')}>Enter the code</TextLink>}
        >
          {texts.recoverySent}
        </Notice>
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
          <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
          <Button type="submit" size="lg" pending={busy} pendingText="Sending...">
            Send Code
          </Button>
        </Form>
      )}
      <TextLink to={href('/signin')}>Back to Sign In</TextLink>
    </AuthPage>
  );
}
