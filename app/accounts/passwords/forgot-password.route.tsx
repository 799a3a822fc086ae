import { useForm } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { accountsContext } from '../accounts.server';
import { notMeForm, type RecoveryFields, recoveryForm } from '../forms';
import { notMeAction } from '../not-me/not-me-action.server';
import { NotMeForm } from '../not-me/not-me-form';
import { requesterOf } from '../requester/requester.server';
import { AuthPage, FormErrors } from '../screen/auth-page';
import { shownEvent } from '../security-events/shown-event';
import { texts } from '../texts';
import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/forgot-password.route';
import { passwordsTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: passwordsTexts.forgotPageTitle }, { name: 'robots', content: 'noindex' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { databaseAway } = context.get(viewerContext);
  const alarm = url.searchParams.get('alarm') ?? undefined;
  const event = alarm !== undefined && !databaseAway ? await context.get(accountsContext).notMe.event(alarm) : undefined;
  return {
    databaseAway,
    /** From a mail's 'This was not me': what happened, unless that link is over. */
    alarm: alarm === undefined ? undefined : { token: alarm, event: event && shownEvent(event) },
  };
}

const body = { schemas: [recoveryForm, notMeForm], intents: ['not-me'], refused: refusedForm, whileSuspended: true };

export const action = acceptsForm(body, async ({ request, context }: Route.ActionArgs) => {
  const accounts = context.get(accountsContext);
  const formData = await request.formData();
  if (formData.get('intent') === 'not-me') return notMeAction({ request, formData, context });
  return submitForm({
    formData,
    schema: recoveryForm,
    context,
    texts: { failed: texts.resendFailed, databaseAway: texts.databaseAway },
    run: async ({ email }) => {
      const id = await accounts.passwords.requestRecovery(email, requesterOf(request, context));
      const cookie = await accounts.pendingRecovery.remember(request.headers, { email, id });
      return { result: { sent: true }, headers: new Headers({ 'Set-Cookie': cookie }) };
    },
  });
});

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const [form, fields] = useForm<RecoveryFields>({ id: 'forgot-password', lastResult: busy ? null : actionData?.form });
  const sent = actionData?.result?.sent;
  const { alarm } = loaderData;
  if (alarm?.event && !sent) {
    return (
      <AuthPage title={passwordsTexts.notMe} databaseAway={loaderData.databaseAway}>
        <FormErrors errors={form.errors} />
        <NotMeForm token={alarm.token} event={alarm.event} busy={busy} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={passwordsTexts.forgotPassword} intro={passwordsTexts.forgotIntro} databaseAway={loaderData.databaseAway}>
      <FormErrors errors={form.errors} />
      {alarm && !sent && <Notice tone="info">{texts.alarmOver}</Notice>}
      {sent ? (
        <Notice
          tone="success"
          title={passwordsTexts.checkMail}
          actions={<TextLink to={href('/reset-password')}>{passwordsTexts.enterTheCode}</TextLink>}
        >
          {actionData?.result && 'undone' in actionData.result ? texts.notMeDone : texts.recoverySent}
        </Notice>
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
          <TextField field={fields.email} label={passwordsTexts.email} type="email" autoComplete="email" />
          <Button type="submit" size="lg" pending={busy} pendingText={passwordsTexts.sending}>
            {passwordsTexts.sendCode}
          </Button>
        </Form>
      )}
      <TextLink to={href('/signin')}>{passwordsTexts.toSignIn}</TextLink>
    </AuthPage>
  );
}
