import { type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { CodeInput } from '~/ui/fields/code-input';
import { TextField } from '~/ui/fields/text-field';
import { FormErrors } from '../../screen/auth-page';
import { secondStepTexts } from './texts';

interface SecondStepFormProps {
  /** Whether the account has codes of an app. */
  hasCodes: boolean;
  /** The reply to the last form of this page. */
  reply: SubmissionResult<string[]> | undefined;
  /** The intent under way. */
  busy: FormDataEntryValue | null | undefined;
  /** Signing in with a passkey, where the account has one. */
  children: ReactNode;
}

/** Confirms a right password: with a code of the app, or with a recovery code. Works without script. */
export function SecondStepForm({ hasCodes, reply, busy, children }: SecondStepFormProps) {
  const lastResult = busy ? null : (reply ?? null);
  const refusedCode = reply?.error?.recoveryCode !== undefined;
  return (
    <>
      <FormErrors errors={lastResult?.error?.['']} />
      {hasCodes && <CodeForm lastResult={refusedCode ? null : lastResult} busy={busy === 'code'} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <Reveal label={secondStepTexts.useRecoveryCode} variant={hasCodes ? 'quiet' : 'outline'} open={refusedCode}>
          <RecoveryCodeForm lastResult={refusedCode ? lastResult : null} busy={busy === 'recovery-code'} />
        </Reveal>
        <Form method="post">
          <Button type="submit" name="intent" value="start-over" variant="quiet">
            {secondStepTexts.signInAsSomeoneElse}
          </Button>
        </Form>
      </div>
    </>
  );
}

interface StepProps {
  lastResult: SubmissionResult<string[]> | null;
  busy: boolean;
}

function CodeForm({ lastResult, busy }: StepProps) {
  const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult });
  return (
    <Form method="post" id={form.id} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="code" />
      <CodeInput field={fields.code} label={secondStepTexts.codeFromApp} disabled={busy} />
      <Button type="submit" size="lg" pending={busy} pendingText={secondStepTexts.signingIn}>
        {secondStepTexts.signIn}
      </Button>
    </Form>
  );
}

function RecoveryCodeForm({ lastResult, busy }: StepProps) {
  const [form, fields] = useForm<{ recoveryCode: string }>({ id: 'recovery-code', lastResult });
  return (
    <Form method="post" id={form.id} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="recovery-code" />
      <TextField
        field={fields.recoveryCode}
        label={secondStepTexts.recoveryCode}
        hint={secondStepTexts.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" className="self-start" pending={busy} pendingText={secondStepTexts.signingIn}>
        {secondStepTexts.signIn}
      </Button>
    </Form>
  );
}
