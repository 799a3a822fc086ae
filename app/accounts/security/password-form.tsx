import type { SubmissionResult } from '@conform-to/react';
import { useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import type { ButtonVariant } from '~/ui/actions/button-style';
import { Reveal } from '~/ui/actions/reveal';
import { PasswordField } from '~/ui/fields/password-field';
import { FormErrors } from '../screen/auth-page';
import { accountsSecurityTexts } from './texts';

/** The reply to the last form of the page, and the intent under way. */
export interface PageReply {
  sent: SubmissionResult<string[]> | undefined;
  busy: FormDataEntryValue | null | undefined;
}

interface PasswordFormProps {
  intent: string;
  /** Names what is done, also on the button that opens the form. */
  label: string;
  variant?: ButtonVariant;
  /** What follows from it. */
  children?: ReactNode;
  /** The passkey that it is about. */
  passkeyId?: string;
  reply: PageReply;
}

/** A change of what opens the account: behind a button, and with the password. */
export function PasswordForm({ intent, label, variant = 'outline', children, passkeyId, reply: { sent, busy } }: PasswordFormProps) {
  const isOwn = sent?.initialValue?.intent === intent && (passkeyId === undefined || sent.initialValue.passkeyId === passkeyId);
  const refused = isOwn && sent?.status === 'error';
  const id = `${intent}-${passkeyId ?? ''}`;
  const [form, fields] = useForm<{ password: string }>({ id, lastResult: refused && !busy ? sent : null });
  return (
    <Reveal label={label} variant={variant} size="sm" open={refused}>
      <Form method="post" id={form.id} noValidate preventScrollReset className="flex flex-col gap-4">
        {children && <p className="text-sm text-muted">{children}</p>}
        <FormErrors errors={form.errors} />
        <input type="hidden" name="intent" value={intent} />
        {passkeyId && <input type="hidden" name="passkeyId" value={passkeyId} />}
        <PasswordField field={fields.password} label={accountsSecurityTexts.password} autoComplete="current-password" />
        <Button
          type="submit"
          variant={variant === 'danger' ? 'danger' : 'gold'}
          className="self-start"
          pending={busy === intent}
          pendingText={accountsSecurityTexts.oneMoment}
        >
          {label}
        </Button>
      </Form>
    </Reveal>
  );
}
