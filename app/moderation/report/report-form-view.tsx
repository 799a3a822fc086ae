import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { FormError } from '~/ui/states/form-error';
import { reportReasons } from './report';
import type { ReportReply } from './report-action.server';
import type { ReportFields } from './report-form';
import { reportTexts as texts } from './report-texts';

interface ReportFormProps {
  signedIn: boolean;
  reply: ReportReply | undefined;
}

/** Asks what is wrong, and visitors for an address to answer to. */
export function ReportFormView({ signedIn, reply }: ReportFormProps) {
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<ReportFields>({ id: 'report', lastResult: busy ? null : reply?.form });
  const { errors, value, errorId, name } = fields.reason;
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
      <FormErrors errors={form.errors} />
      <fieldset aria-describedby={errors ? errorId : undefined} className="grid gap-2">
        <legend className="mb-2 font-medium">{texts.reason}</legend>
        <FormError id={errorId}>{errors?.[0]}</FormError>
        {Object.entries(reportReasons).map(([reason, { label, hint }]) => (
          <RadioCard key={reason} name={name} value={reason} defaultChecked={value === reason} label={label} hint={hint} />
        ))}
      </fieldset>
      <TextAreaField field={fields.details} label={texts.details} rows={4} hint={texts.detailsHint} />
      {!signedIn && <TextField field={fields.email} label={texts.email} type="email" autoComplete="email" hint={texts.emailHint} />}
      <Button type="submit" className="self-start" pending={busy} pendingText={texts.sending}>
        {texts.send}
      </Button>
    </Form>
  );
}
