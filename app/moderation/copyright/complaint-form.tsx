import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { FormError } from '~/ui/states/form-error';
import type { ComplaintFields } from './copyright-forms';
import { copyrightTexts as texts } from './copyright-texts';

/** Asks what the law asks of a complaint of a copied text. @param signedIn whether the address is known. */
export function ComplaintForm({ signedIn, lastResult }: { signedIn: boolean; lastResult: SubmissionResult<string[]> | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<ComplaintFields>({ id: 'complaint', lastResult: busy ? null : lastResult });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
      <FormErrors errors={form.errors} />
      <TextAreaField field={fields.work} label={texts.work} rows={3} hint={texts.workHint} />
      <TextAreaField field={fields.passages} label={texts.passages} rows={2} hint={texts.passagesHint} />
      <TextField field={fields.name} label={texts.name} hint={texts.nameHint} autoComplete="name" />
      <TextField field={fields.onBehalf} label={texts.onBehalf} hint={texts.onBehalfHint} />
      {!signedIn && <TextField field={fields.email} label={texts.email} hint={texts.emailHint} type="email" autoComplete="email" />}
      <Statement field={fields.faith} label={texts.faith} />
      <Statement field={fields.truth} label={texts.truth} />
      <TextField field={fields.signature} label={texts.signature} hint={texts.signatureHint} autoComplete="off" />
      <Button type="submit" className="self-start" pending={busy} pendingText={texts.sending}>
        {texts.send}
      </Button>
    </Form>
  );
}

/** A statement that must be confirmed. */
export function Statement({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const { name, value, errors, errorId } = field;
  return (
    <div>
      <CheckCard name={name} value="on" defaultChecked={value === 'on'} label={label} aria-describedby={errors ? errorId : undefined} />
      <FormError id={errorId}>{errors?.[0]}</FormError>
    </div>
  );
}
