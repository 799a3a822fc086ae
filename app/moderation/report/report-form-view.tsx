import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { numberText } from '~/platform/text/format';
import { Button } from '~/ui/actions/button';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { MAX_DETAILS, reportReasons } from './report';
import type { ReportReply } from './report-action.server';
import type { ReportFields } from './report-form';

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
        <legend className="mb-2 font-medium">What is the problem?</legend>
        {errors && (
          <p id={errorId} role="alert" className="text-sm font-medium text-vermilion">
            {errors[0]}
          </p>
        )}
        {Object.entries(reportReasons).map(([reason, { label, hint }]) => (
          <RadioCard key={reason} name={name} value={reason} defaultChecked={value === reason} label={label} hint={hint} />
        ))}
      </fieldset>
      <TextAreaField
        field={fields.details}
        label="In your words"
        rows={4}
        hint={`Where it is, and what is wrong with it. At most ${numberText(MAX_DETAILS)} characters.`}
      />
      {!signedIn && (
        <TextField
          field={fields.email}
          label="Your mail address"
          type="email"
          autoComplete="email"
          hint="We mail you a link that confirms the report, and later the outcome; nothing else. For sexual content with children you can leave it empty."
        />
      )}
      <Button type="submit" className="self-start" pending={busy} pendingText="Sending...">
        Send the report
      </Button>
    </Form>
  );
}
