import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import type { MatureFields } from './content-forms';
import { matureTexts } from './content-texts';

interface MatureFormProps {
  /** Where it is sent, if not to the page's own address. */
  action?: string;
  label: string;
  form: SubmissionResult<string[]> | undefined;
}

/** Asks for the year of birth, to show Mature stories from now on. */
export function MatureForm({ action, label, form: lastResult }: MatureFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'show-mature';
  const [form, fields] = useForm<MatureFields>({ id: 'mature', lastResult: busy ? null : lastResult });
  return (
    <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col items-start gap-5">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="show-mature" />
      <TextField
        field={fields.birthYear}
        label={matureTexts.birthYear}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        hint={matureTexts.birthYearHint}
      />
      <Button type="submit" variant="outline" pending={busy}>
        {label}
      </Button>
    </Form>
  );
}
