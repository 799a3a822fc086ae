import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { PasswordField } from '~/ui/fields/password-field';
import { Card } from '~/ui/layout/card';
import type { ChangePasswordFields } from '../../forms';
import { NewPasswordField } from '../../passwords/new-password-field';
import { FormErrors } from '../../screen/auth-page';
import type { ProfileReply } from './profile-form.server';
import { passwordOutcome } from './reply-outcomes';
import { SavedWithoutScript } from './saved-without-script';
import { changePasswordTexts as texts } from './texts';
import { useReplyToasts } from './use-reply-toasts';

interface ChangePasswordProps {
  /** The person's name and address, which are easy to guess. */
  own: { name: string; email: string };
  reply: ProfileReply | undefined;
}

/** Changes the password; the fields are cleared afterwards. */
export function ChangePassword({ own, reply }: ChangePasswordProps) {
  const busy = useNavigation().formData?.get('intent') === 'password';
  useReplyToasts(reply, busy, passwordOutcome);
  const done = reply?.result?.done ?? '';
  return (
    <Card as="section">
      <h2 className="display mb-5 text-2xl">{texts.title}</h2>
      <SavedWithoutScript reply={reply} outcome={passwordOutcome} />
      <PasswordForm key={done} id={`change-password-${done}`} own={own} reply={reply} busy={busy} />
    </Card>
  );
}

function PasswordForm({ id, own, reply, busy }: ChangePasswordProps & { id: string; busy: boolean }) {
  const [form, fields] = useForm<ChangePasswordFields>({ id, lastResult: busy || reply?.result ? null : reply?.form });
  return (
    <Form method="post" action="/profile?tab=settings" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="password" />
      <PasswordField field={fields.current} label={texts.current} autoComplete="current-password" />
      <NewPasswordField field={fields.password} label={texts.new} own={[own.name, own.email]} />
      <PasswordField field={fields.confirm} label={texts.confirm} autoComplete="new-password" />
      <Button type="submit" className="self-start" pending={busy} pendingText={texts.updating}>
        {texts.update}
      </Button>
    </Form>
  );
}
